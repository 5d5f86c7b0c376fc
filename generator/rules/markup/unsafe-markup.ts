const tag =
  /<\/?(?:a|abbr|b|blockquote|body|br|button|code|div|embed|em|font|form|h[1-6]|hr|html|i|iframe|img|input|li|link|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|t[bdhr]|tbody|thead|u|ul|video)(?:\s[^<>]*)?\/?>/iu

const entity =
  /&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|trade|euro|[mn]dash|hellip|shy|[lr][sd]quo|[lr]aquo|middot|bull|times|[a-z](?:acute|grave|uml|circ|tilde|cedil|ring)|#\d+|#x[0-9a-f]+);/iu

const target = /(?:\]\(\s*<?|^)(?:javascript|data|vbscript|file):[^\s)]*/iu

export interface UnsafeMarkup {
  readonly kind: 'tag' | 'entity' | 'target'
  readonly found: string
}

interface UnsafeInput {
  readonly text: string
  /** Whether the text may have markup; what it makes of a tag is told elsewhere. */
  readonly isRich: boolean
  /** Whether the whole text is where a link leads. */
  readonly isTarget: boolean
}

/** HTML that visitors would read as it stands, or a link that runs a program. */
export function unsafeMarkup({ text, isRich, isTarget }: UnsafeInput): UnsafeMarkup | undefined {
  const [link] = (isRich || isTarget ? target.exec(text) : null) ?? []
  if (link !== undefined) return { kind: 'target', found: link.replace(/^\]\(\s*<?/, '') }
  if (isTarget) return undefined

  const [html] = (isRich ? null : tag.exec(text)) ?? []
  if (html !== undefined) return { kind: 'tag', found: html }
  const [code] = entity.exec(text) ?? []
  return code === undefined ? undefined : { kind: 'entity', found: code }
}
