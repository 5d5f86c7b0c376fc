import type { HashedFile } from '../bundle/hashed-file.ts'

/**
 * A document that holds its tiles and icons itself, under short names, and the data of its page, which tells them:
 * what the page shows later is in the sprite of all pages.
 */
export function withOwnSprite(html: string, data: string, { text }: HashedFile) {
  const drawings = new Map(
    Array.from(text.matchAll(symbol), ([, name = '', content = '']) => [name, content]),
  )
  const ids = new Map<string, string>()
  const shown = html.replaceAll(use, (_, name: string) => {
    const id = ids.get(name) ?? `_${ids.size.toString(36)}`
    ids.set(name, id)
    return `<use href="#${id}"`
  })
  const symbols = Array.from(ids, ([name, id]) => `<symbol id="${id}"${drawings.get(name) ?? '/>'}`)
  const { build, ...rest }: { readonly build: object } = JSON.parse(data)
  const own = Object.fromEntries(Array.from(ids, ([name, id]) => [name, `#${id}`]))
  return {
    html: shown.replace('</body>', () => `<div hidden><svg>${symbols.join('')}</svg></div></body>`),
    data: JSON.stringify({ ...rest, build: { ...build, own } }),
  }
}

const symbol = /<symbol id="([^"]+)"(.*?<\/symbol>)/gs
const use = /<use href="[^"#]*#([^"]+)"/g
