import { formatHex, parse } from 'culori'
import { expect, test } from 'vitest'
import { readBrandArt, toolbarColors } from '#renderer/site/images/brand-art.ts'
import { ownProject } from '../../../support/project.ts'

const { light, dark } = readBrandArt(ownProject)
const { colors } = ownProject.brand

test('pictures have colours to draw with', () => {
  expect(Object.keys(colors).length).toBeGreaterThan(15)
  expect([light['t-a'], dark['t-a']]).toEqual([light['accent'], dark['accent']])
})

test.for(Object.entries(colors).filter(([, [color = '']]) => !color.startsWith('var')))(
  'pictures have the colour %s of the site',
  ([name, [ofLight = '', ofDark = ofLight]]) => {
    expect([light[name], dark[name]]).toEqual(
      [ofLight, ofDark].map((color) => formatHex(parse(color))),
    )
  },
)

test('the toolbar has the ground colours of the site', () => {
  expect(toolbarColors({ light, dark })).toEqual({ light: light['bg'], dark: dark['bg'] })
})
