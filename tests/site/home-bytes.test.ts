import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'

const built = (file: string) => readFileSync(join(inject('siteFolder'), file))

/** The names in what a document shows from sprites, by the address of each; '' is that of the document itself. */
const spritesOf = (html: string) => {
  const uses = html.matchAll(/<use href="([^"#]*)#([^"]+)"/g)
  return Map.groupBy(
    Array.from(uses, ([, address = '', name = '']) => ({ address, name })),
    ({ address }) => address,
  )
}

const drawn = (sprite: string) =>
  new Set(Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id))

test.for([
  { path: '/', most: 12_500 },
  { path: '/nl', most: 12_650 },
])('$path is small before any interaction, beside its texts', ({ path, most }) => {
  const html = built(`${path}/index.html`).toString()
  // An editor may write more.
  const textless = html.replaceAll(/>[^<>]+(?=<(?!\/(?:style|script)))/g, '>')
  // The hashes in names compress by chance: two builds of one document differ by 30 bytes.
  const named = textless.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g, '-00000000')
  expect(brotliCompressSync(named).length).toBeLessThanOrEqual(most)

  const sprites = spritesOf(html)
  expect([...sprites.keys()]).toEqual([''])
  const shown = new Set(sprites.get('')?.map(({ name }) => name))
  expect(shown.size).toBeGreaterThan(30)
  expect(drawn(html)).toEqual(shown)
})
