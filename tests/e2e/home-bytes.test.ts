import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { english } from './languages.ts'

const built = (file: string) => readFileSync(join(inject('siteFolder'), file))

/** What a document shows from sprites: the address of each, with the names. */
function spritesOf(html: string): ReadonlyMap<string, ReadonlySet<string>> {
  const sprites = new Map<string, Set<string>>()
  for (const [, address = '', name = ''] of html.matchAll(/<use href="([^"#]+)#([^"]+)"/g))
    sprites.set(address, (sprites.get(address) ?? new Set()).add(name))
  return sprites
}

const namesIn = (sprite: string) =>
  new Set(
    Array.from(
      built(sprite)
        .toString()
        .matchAll(/<symbol id="([^"]+)"/g),
      ([, id]) => id,
    ),
  )

test.for([
  { path: '/', most: 16_990 },
  { path: '/nl', most: 17_720 },
])('$path is small before any interaction', ({ path, most }) => {
  const file = `${path}/index.html`
  const sprites = spritesOf(built(file).toString())
  const files = [file, ...sprites.keys()]
  expect(files).toHaveLength(2)
  const sizes = files.map((each) => built(`${each}.br`).length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most)

  for (const [sprite, shown] of sprites)
    expect(namesIn(sprite).symmetricDifference(shown)).toEqual(new Set())
})

test('what home shows later is in the sprite of all pages', async () => {
  const section = english.page.sections.find(({ type }) => type === 'lead-magnet')
  const fields = section?.type === 'lead-magnet' ? (section.fields?.choices ?? []) : []
  expect(fields.length).toBeGreaterThan(1)
  const page = await openReady('/', { isReused: true })

  for (const { label } of fields.toReversed()) {
    await page.getByRole('radio', { name: label }).dispatchEvent('click')
    await page.getByRole('radio', { name: label, checked: true }).waitFor()
    for (const [sprite, shown] of spritesOf(await page.content()))
      expect([...shown].filter((name) => !namesIn(sprite).has(name))).toEqual([])
  }
})
