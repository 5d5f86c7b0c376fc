import { readFileSync } from 'node:fs'
import { formatHex, parse } from 'culori'
import { expect, test } from 'vitest'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import { projectFolders } from '../../../support/folders.ts'

const styles = readFileSync(projectFolders.brand, 'utf8')
const { light, dark } = readBrandArt(projectFolders)

/** The first pair of colours of each property: those of the site stand before those of its parts. */
const pairs = new Map(
  [...styles.matchAll(/--([\w-]+):\s*light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g)]
    .map(([, name = '', ...colors]) => [name, colors] as const)
    .toReversed(),
)

test('pictures have colours to draw with', () => {
  expect(pairs.size).toBeGreaterThan(15)
})

test.for([...pairs])('pictures have the colour %s of the site', ([name, [ofLight, ofDark]]) => {
  expect([light[name], dark[name]]).toEqual(
    [ofLight, ofDark].map((color) => formatHex(parse(`${color}`))),
  )
})
