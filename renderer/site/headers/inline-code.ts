import { createHash } from 'node:crypto'

/** Blocks that no browser runs. */
const data = /<script\b[^>]*\stype="application\/(?:ld\+)?json"[^>]*>.*?<\/script>/gs

/** Scripts and style sheets, style attributes, event handlers, addresses that run. Attributes are in double quotes. */
const code =
  /<(?:(?:script|style)\b[^>]*>(?!<\/)|[a-z][^<>]*?\s(?:(?:style|on[a-z]+)="|(?:href|src|action|formaction)="\s*(?:javascript|data):)).{0,160}/is

/** Throws if a document has other code than its boot script and its style sheet: the security policy forbids it. */
export function checkInlineCode(
  file: string,
  html: string,
  allowed: { readonly boot: string; readonly style: string },
): void {
  const { boot, style } = allowed
  const rest = html
    .replace(`>${boot}</script>`, '></script>')
    .replace(`>${style}</style>`, '></style>')
    .replaceAll(data, '')
  const [stray] = code.exec(rest) ?? []
  if (stray !== undefined)
    throw new Error(`${file} has code that the site's security policy forbids: ${stray}`)
}

/** The source expression for an inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
