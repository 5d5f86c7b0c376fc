import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { english } from './languages.ts'

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
  { path: '/', most: 17_060 },
  { path: '/nl', most: 17_850 },
])('$path is small before any interaction', ({ path, most }) => {
  const html = built(`${path}/index.html`).toString()
  // The hashes in names compress by chance: two builds of one document differ by 30 bytes.
  const named = html.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g, '-00000000')
  expect(brotliCompressSync(named).length).toBeLessThanOrEqual(most)

  const sprites = spritesOf(html)
  expect([...sprites.keys()]).toEqual([''])
  const shown = new Set(sprites.get('')?.map(({ name }) => name))
  expect(shown.size).toBeGreaterThan(30)
  expect(drawn(html)).toEqual(shown)
})

test('what home shows later is in the sprite of all pages', async () => {
  const section = english.page.sections.find(({ type }) => type === 'trade-wall')
  const fields = section?.type === 'trade-wall' ? (section.fields?.choices ?? []) : []
  expect(fields.length).toBeGreaterThan(1)
  const page = await openReady('/', { isReused: true })

  for (const { label } of fields.toReversed()) {
    await page.getByRole('radio', { name: label }).dispatchEvent('click')
    await page.getByRole('radio', { name: label, checked: true }).waitFor()
    for (const [address, shown] of spritesOf(await page.content())) {
      const names = drawn(address ? built(address).toString() : built('index.html').toString())
      expect(shown.filter(({ name }) => !names.has(name))).toEqual([])
    }
  }
})
