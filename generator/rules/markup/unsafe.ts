import { isTranslatable, textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'markup/unsafe',
  severity: 'error',
  summary: 'Texts have no HTML, and no link runs a program.',
  why: 'HTML comes along when a text is pasted; visitors would read its tags.',
  example: {
    before: 'label: Plans &amp; prices<br>',
    after: 'label: Plans & prices',
  },
  canBeAcknowledged: false,

  messages: {
    tag: {
      message: '"{found}" is HTML; visitors would read it as it stands.',
      hint: 'Remove it.',
    },
    entity: {
      message: '"{found}" is a code for a character; visitors would read the code.',
      hint: 'Write the character itself.',
    },
    target: {
      message: '"{found}" cannot be a link.',
      hint: 'Link to a page by its id, or to an address that starts with https:.',
    },
  },
  items: textsOf,

  create: () => (text) => {
    const { document, path, schema } = text
    const isTarget = schema['x-ref'] === 'page'
    if (!isTarget && !isTranslatable(text)) return []

    const isRich = schema['x-kind'] === 'rich'
    const unsafe = unsafeMarkup({ text: text.text, isRich, isTarget })
    if (!unsafe) return []
    return [
      {
        messageId: unsafe.kind,
        data: { found: unsafe.found },
        at: document.place(path, { within: unsafe.found }),
        path: formatPath(path, document.data),
      },
    ]
  },
})

const tag =
  /<\/?(?:a|abbr|b|blockquote|body|br|button|code|div|embed|em|font|form|h[1-6]|hr|html|i|iframe|img|input|li|link|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|t[bdhr]|tbody|thead|u|ul|video)(?:\s[^<>]*)?\/?>/iu

const entity =
  /&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|trade|euro|[mn]dash|hellip|shy|[lr][sd]quo|[lr]aquo|middot|bull|times|[a-z](?:acute|grave|uml|circ|tilde|cedil|ring)|#\d+|#x[0-9a-f]+);/iu

const target = /(?:\]\(\s*<?|^)(?:javascript|data|vbscript|file):[^\s)]*/iu

interface UnsafeMarkup {
  readonly kind: 'tag' | 'entity' | 'target'
  readonly found: string
}

interface UnsafeInput {
  readonly text: string
  /** Whether the text may have markup; another rule reports HTML tags there. */
  readonly isRich: boolean
  /** Whether the text is the target of a link. */
  readonly isTarget: boolean
}

/** Finds HTML that would be shown literally, or a link that runs a program. */
function unsafeMarkup({ text, isRich, isTarget }: UnsafeInput): UnsafeMarkup | undefined {
  const [link] = (isRich || isTarget ? target.exec(text) : null) ?? []
  if (link !== undefined) return { kind: 'target', found: link.replace(/^\]\(\s*<?/, '') }
  if (isTarget) return undefined

  const [html] = (isRich ? null : tag.exec(text)) ?? []
  if (html !== undefined) return { kind: 'tag', found: html }
  const [code] = entity.exec(text) ?? []
  return code === undefined ? undefined : { kind: 'entity', found: code }
}
