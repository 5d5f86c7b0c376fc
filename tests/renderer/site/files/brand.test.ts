import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { neutralBrand } from '#renderer/site/bundle/sources.ts'
import { toolbarColors } from '#renderer/site/files/brand.ts'
import { projectRoot } from '../../../support/project-root.ts'

test.for([
  ['--bg: light-dark(oklch(1 0 0), oklch(0 0 0));', 'oklch(1 0 0)', 'oklch(0 0 0)'],
  ['--bg:light-dark(#fff,#000)}', '#fff', '#000'],
  ['--bg: light-dark(rgb(1, 2, 3), rgb(4, 5, 6));', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)'],
  ['--bg: light-dark(\n  white,\n  navy\n);', 'white', 'navy'],
  ['--bg: rgb(1, 2, 3);', 'rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('the toolbar has the ground colours of %s', ([styles = '', light, dark]) => {
  expect(toolbarColors(`:root{--ink:red;${styles}--line:blue}`)).toEqual({ light, dark })
})

test('a brand without a ground colour is a mistake', () => {
  expect(() => toolbarColors(':root{--ink:red}')).toThrow('--bg')
})

/** Black, white and their transparent shades are no brand. */
const neutral = /^(oklch\([\d.%]+ 0 0( \/ [\d.]+)?\))$/
const colors = /#[\da-f]{3,8}\b|\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color)\([\d.][^()]*\)/gi

/** Lists findings over any page in development; it must not look like the site. */
const contentPanel = 'renderer/client/entry/content-panel.ts'

test('colours and fonts stand in the style sheet of the brand, and in no other file', () => {
  const sheets = globSync('renderer/client/**/*.{css,ts,tsx}', { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== contentPanel)
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }))
  const branded = sheets.filter(
    ({ text }) =>
      text.includes('@font-face') ||
      (text.match(colors) ?? []).some((color) => !neutral.test(color)),
  )
  expect(branded.map(({ file }) => file)).toEqual([neutralBrand])
})
