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

/** What `validate` and `generate` tell of the brand of a site, and their exit codes. */
async function toldOf(settings: string, ownFont?: Buffer) {
  const cwd = projectWith({ 'site.yaml': settings })
  mkdirSync(join(cwd, 'content/brand'), { recursive: true })
  if (ownFont) writeFileSync(join(cwd, 'content/brand/own.woff2'), ownFont)
  const found = []
  for (const command of ['validate', 'generate']) {
    const { code, stdout } = await diptych([command], { cwd, engine: projectRoot })
    found.push({ code, told: stdout.match(/^.* brand\/.*$/gm) ?? [] })
  }
  return found
}

test.for([
  {
    name: 'a colour that cannot be read',
    settings: branded("colors: { ink: '#e8e8e8' }"),
    told: /^content\/site\.yaml:1:\d+: error brand\/contrast .* ink .* 1\.1 on bg/,
  },
  {
    name: 'a misspelt file of a package',
    settings: font(someFont.replace('latin-wght', 'latin-wgth')),
    told: /brand\/missing-file .*latin-wgth.* Did you mean "host-grotesk-latin-wght-normal\.woff2"\?/,
  },
  {
    name: 'a misspelt file of its own',
    settings: font('onw.woff2'),
    told: /brand\/missing-file There is no file "onw\.woff2"\. Did you mean "own\.woff2"\?/,
  },
])('$name is told by every command that checks', async ({ settings, told }) => {
  const found = await toldOf(settings, readFileSync(join(projectRoot, 'node_modules', someFont)))
  expect(found.map(({ code }) => code)).toEqual([1, 1])
  const [validated, generated] = found.map((each) => each.told[0])
  expect(validated).toMatch(told)
  expect(generated).toContain(/brand\/[\w-]+/.exec(validated ?? '')?.[0])
})

test.for([
  { name: 'a file of a package', settings: font(someFont) },
  { name: 'a file of its own', settings: font('own.woff2') },
  { name: 'a file that is no font', settings: font('own.woff2'), own: Buffer.from('no font') },
])('with $name nothing is told', async ({ settings, own }) => {
  const bytes = own ?? readFileSync(join(projectRoot, 'node_modules', someFont))
  const told = await toldOf(settings, bytes)
  expect(told.flatMap((each) => each.told)).toEqual([])
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
