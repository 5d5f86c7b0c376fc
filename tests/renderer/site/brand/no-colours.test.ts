import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../support/project-root.ts'

/** Black, white and their transparent shades are no brand. */
const neutral = /^(oklch\([\d.%]+ 0 0( \/ [\d.]+)?\))$/
const colors = /#[\da-f]{3,8}\b|\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color)\([\d.][^()]*\)/gi

/** Lists findings over any page in development; it must not look like the site. */
const contentPanel = 'renderer/client/entry/content-panel.ts'

test('no style sheet or component has a colour or a font of its own: those are the brand’s', () => {
  const sheets = globSync('renderer/client/**/*.{css,ts,tsx}', { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== contentPanel)
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }))
  const branded = sheets.filter(
    ({ text }) =>
      text.includes('@font-face') ||
      (text.match(colors) ?? []).some((color) => !neutral.test(color)),
  )
  expect(branded.map(({ file }) => file)).toEqual([])
})
