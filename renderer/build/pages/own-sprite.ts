import { type HashedFile, hashedFile } from '../bundle/hashed-file.ts'

/**
 * A document with a sprite that has only its tiles and icons, and the data of its page, which names them: what
 * the page shows later is in the sprite of all pages.
 */
export function withOwnSprite(html: string, data: string, whole: HashedFile) {
  const sprite = ownSprite(whole, html)
  const { build, ...rest }: { readonly build: object } = JSON.parse(data)
  const own = { sprite: `/${sprite.file}`, names: namesIn(sprite.text) }
  return {
    sprite,
    html: html.replaceAll(`href="/${whole.file}#`, `href="${own.sprite}#`),
    data: JSON.stringify({ ...rest, build: { ...build, own } }),
  }
}

function ownSprite({ text }: HashedFile, html: string): HashedFile {
  const shown = new Set(
    Array.from(html.matchAll(/<use href="[^"#]*#([^"]+)"/g), ([, name = '']) => name),
  )
  return hashedFile(
    'tiles.svg',
    text.replaceAll(symbol, (drawing, name) => (shown.has(name) ? drawing : '')),
  )
}

const namesIn = (sprite: string) => Array.from(sprite.matchAll(symbol), ([, name]) => name)

const symbol = /<symbol id="([^"]+)".*?<\/symbol>\n?/gs
