import { createHash } from 'node:crypto'

/** Inline code of a document, which the security policy must allow by hash. */
interface InlineCode {
  /** Texts of executable scripts, without data blocks. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Code that no policy should allow: style attributes, event handlers, `javascript:` addresses. */
  readonly forbidden: readonly string[]
}

const tag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /\s([^\s=>/]+)(?:="([^"]*)")?/g

/** Finds the inline code of a rendered document. Expects attributes in double quotes. */
export function inlineCodeOf(html: string): InlineCode {
  const scripts: string[] = []
  const styles: string[] = []
  const forbidden: string[] = []
  tag.lastIndex = 0

  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [whole, name = '', text = ''] = found
    const attributes = new Map(
      Array.from(text.matchAll(attribute), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value,
      ]),
    )
    if ([...attributes].some(isForbidden)) forbidden.push(whole)
    if (name !== 'script' && name !== 'style') continue

    const end = html.indexOf(`</${name}>`, tag.lastIndex)
    const inner = html.slice(tag.lastIndex, end)
    tag.lastIndex = end
    if (name === 'style') styles.push(inner)
    else if (!attributes.has('src') && !isData(attributes.get('type'))) scripts.push(inner)
  }
  return { scripts, styles, forbidden }
}

interface Expected {
  /** The only inline script. */
  readonly boot: string
  readonly styles: readonly string[]
}

/** Throws if a document has other code than its boot script and its style sheets. */
export function checkInlineCode(file: string, html: string, { boot, styles }: Expected): void {
  const code = inlineCodeOf(html)
  const [stray] = [
    ...code.forbidden,
    ...code.scripts.filter((text) => text !== boot),
    ...code.styles.filter((text) => !styles.includes(text)),
  ]
  if (stray !== undefined)
    throw new Error(
      `${file} has code that the site's security policy forbids: ${stray.slice(0, 200)}`,
    )
}

const isForbidden = ([name, value]: readonly [string, string]) =>
  name === 'style' ||
  name.startsWith('on') ||
  (/^(href|src|action|formaction)$/.test(name) && /^\s*(javascript|data):/i.test(value))

const isData = (type: string | undefined) => /^application\/(ld\+)?json$/.test(type ?? '')

/** The source expression for an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
