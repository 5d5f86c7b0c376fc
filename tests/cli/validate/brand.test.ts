import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toCliError } from '#cli/content/generated.ts'
import { smallSite } from '../../generator/small-site.ts'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, projectWith } from '../diptych.ts'

const someFont = '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

/** The settings of the small site with more of the brand. */
const branded = (more: string) =>
  (smallSite['site.yaml'] ?? '').replace('{ name: Korenaar }', `{ name: Korenaar, ${more} }`)
const font = (file: string) =>
  branded(`fonts: { text: { family: Own, files: [{ file: '${file}' }] } }`)

const ofPackage = readFileSync(join(projectRoot, 'node_modules', someFont))

/** What is told of the brand of a site with a font of its own. */
async function toldOf(settings: string, own = ofPackage) {
  const cwd = projectWith({ 'site.yaml': settings })
  mkdirSync(join(cwd, 'content/brand'), { recursive: true })
  writeFileSync(join(cwd, 'content/brand/own.woff2'), own)
  const { stdout } = await diptych(['validate'], { cwd })
  return /brand\/[\w-]+.*/.exec(stdout)?.[0] ?? ''
}

test.for([
  [
    'a misspelt file of a package',
    font(someFont.replace('latin-wght', 'latin-wgth')),
    /missing-file .*latin-wgth.* Did you mean "host-grotesk-latin-wght-normal\.woff2"\?/,
  ],
  [
    'a misspelt file of its own',
    font('onw.woff2'),
    /missing-file There is no file "onw\.woff2"\. Did you mean "own\.woff2"\?/,
  ],
  ['a file of a package', font(someFont), /^$/],
  ['a file of its own', font('own.woff2'), /^$/],
] as const)('what is told of %s', async ([, settings, told]) => {
  expect(await toldOf(settings)).toMatch(told)
})

test('of a file that is no font nothing is told', async () => {
  expect(await toldOf(font('own.woff2'), Buffer.from('no font'))).toBe('')
})

test('a file elsewhere that is not there is not told as a full disk', () => {
  const gone = (path: string) => {
    try {
      return readFileSync(path)
    } catch (error) {
      return toCliError('/site/out', error)
    }
  }
  expect(gone('/site/fonts/gone.woff2')).toMatchObject({
    message: '"/site/fonts/gone.woff2" cannot be read.',
  })
  expect(gone('/site/out/gone/index.html')).toMatchObject({
    message: '"/site/out" cannot be written (ENOENT).',
  })
})
