import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallSite } from '../../generator/small-site.ts'
import { diptych, projectWith } from '../diptych.ts'

const add = (cwd: string, ...args: readonly string[]) =>
  diptych(['add', ...args], { cwd, engine: cwd })

const read = (cwd: string, file: string) => readFileSync(join(cwd, file), 'utf8')

test('a section type is written, and content can use it', async () => {
  const section =
    '  - { type: opening-hours, id: hours, heading: Hours, text: From nine to five. }\n'
  const cwd = projectWith({
    'en/pages/home.yaml': smallSite['en/pages/home.yaml'] + section,
    'nl/pages/home.yaml':
      smallSite['nl/pages/home.yaml'] +
      section.replace('Hours', 'Uren').replace('From nine to five', 'Van negen tot vijf'),
  })
  const validate = () => diptych(['validate'], { cwd, engine: cwd })
  expect((await validate()).stdout).toContain('schema/unknown-section')

  const { code, stdout } = await add(cwd, 'section-type', 'opening-hours')
  expect(code).toBe(0)
  expect(stdout.match(/(?<=^Wrote ).*/gm)).toEqual([
    'sections/opening-hours/schema.json',
    'sections/opening-hours/section.tsx',
    'sections/opening-hours/section.css',
    'sections/opening-hours/words.nl.yaml',
  ])
  expect(await validate()).toMatchObject({ code: 0, stderr: '' })
  await diptych(['generate'], { cwd, engine: cwd })
  expect(read(cwd, '.generated/types.ts')).toContain('interface OpeningHoursSection')
  expect(read(cwd, 'sections/opening-hours/section.tsx')).toContain('export function OpeningHours(')
})

test('a language is begun as a draft, and stops nothing', async () => {
  const site = (languages: string) =>
    `# Ours.\nbrand: { name: Korenaar }\nlanguages:${languages}\n\norigin: https://bakery.example # Live.\n`
  const cwd = projectWith({ 'site.yaml': site('\n  - en\n  - nl # Two.') })
  const { code, stdout } = await add(cwd, 'language', 'de')

  expect(code).toBe(0)
  expect(stdout).toMatch(
    /^Wrote content\/de\/language.yaml\nWrote content\/.state\/de\/language.yaml\nChanged content\/site.yaml\n/,
  )
  expect(read(cwd, 'content/site.yaml')).toBe(site('\n  - en\n  - nl # Two.\n  - de'))
  const validate = (...options: readonly string[]) =>
    diptych(['validate', '--strict', ...options], { cwd, engine: cwd })
  expect(await validate()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      'German is a draft: 1 of 3 files. validate --drafts tells what it lacks.\n',
    ),
  })
  const { code: failed, stdout: found } = await validate('--drafts')
  expect(failed).toBe(1)
  expect(found.match(/^content\S+: error \S+/gm)).toEqual([
    'content/de/language.yaml:5:9: error language/untranslated',
    'content/en/pages/home.yaml:1:1: error content/missing-file',
    expect.stringMatching(/^content\/site\.yaml\S+ error content\/missing-file$/),
  ])
})

test('a language begins with one page, whose words are all that it lacks; its settings are its own', async () => {
  const words = `# Words.\n${smallSite['en/language.yaml']}short: EN # In the switch.\n`
  const cwd = projectWith({ 'en/language.yaml': words })
  await add(cwd, 'language', 'uk')
  expect(read(cwd, 'content/uk/language.yaml')).toMatch(
    /^# Words\.\nname: Українська\nstatus: draft\nlocale: uk-UA\n[\s\S]*short: UK # In the switch\.\n/,
  )
  expect(await add(cwd, 'language', 'de', 'home')).toMatchObject({ code: 0, stderr: '' })
  expect(read(cwd, 'content/de/language.yaml')).toBe(
    'name: Deutsch\nstatus: partial\nlocale: de-DE\n',
  )
  const { stdout } = await diptych(['validate'], { cwd, engine: cwd })
  expect(stdout.match(/^content\S+: error \S+/gm)).toEqual([
    'content/de/pages/home.yaml:2:8: error language/untranslated',
  ])
  expect((await add(cwd, 'language', 'fr', 'hom')).stderr).toContain(
    'There is no content/en/pages/hom.yaml.',
  )
})

test('a draft lacks nothing once its files are translated and accepted, and then is live', async () => {
  const cwd = projectWith()
  await add(cwd, 'language', 'de')
  const run = (...command: readonly string[]) => diptych(command, { cwd, engine: cwd })
  const status = async () => (await run('status')).stdout
  expect(await status()).toMatch(/^German \(draft\) .*[\s\S]*^Total {2}0% /m)

  for (const file of ['navigation.yaml', 'pages/home.yaml'])
    cpSync(join(cwd, 'content/en', file), join(cwd, 'content/de', file))
  const translate = (file: string, words: Readonly<Record<string, string>>) =>
    writeFileSync(
      join(cwd, 'content/de', file),
      Object.entries(words).reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        read(cwd, `content/de/${file}`),
      ),
    )
  translate('language.yaml', { 'A word': 'Ein Wort' })
  translate('navigation.yaml', {
    'This site keeps a note.': 'Diese Seite merkt sich etwas.',
    Fine: 'Gut',
    '[Haarlem]': '[Bei Haarlem]',
  })
  translate('pages/home.yaml', {
    Bakery: 'Bäckerei',
    'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.':
      'Brot aus dem Holzofen, jede Nacht in Haarlem gebacken und um sieben vor deiner Tür.',
    'We bake at night.': 'Unsere Bäckerei backt in der Nacht.',
  })
  expect((await run('accept')).stdout).toContain(
    'German: 32 texts on record, 32 of them confirmed now.\n',
  )
  expect((await run('validate', '--strict', '--drafts')).code).toBe(0)
  translate('language.yaml', { 'status: draft': 'status: partial' })
  expect((await run('validate', '--strict')).code).toBe(0)
  expect(await status()).toMatch(/^German \(partial\) /m)
  translate('language.yaml', { 'status: partial\n': '' })
  const { code, stdout } = await run('validate', '--strict')
  expect(stdout).toMatch(/^Nothing to fix\.[\s\S]*German: 32 of 32 texts translated\.\n$/)
  expect(code).toBe(0)
  expect(await status()).toMatch(/^German {2}/m)
})

test('what is added passes a draft by', async () => {
  const cwd = projectWith()
  await add(cwd, 'language', 'de')
  cpSync(join(cwd, 'content/en/pages'), join(cwd, 'content/de/pages'), { recursive: true })

  const page = await add(cwd, 'page', 'about', '--menu', 'header')
  expect(page).toMatchObject({ code: 0, stderr: '' })
  expect(page.stdout.match(/(?<=^Wrote ).*/gm)).toEqual([
    'content/en/pages/about.yaml',
    'content/nl/pages/about.yaml',
  ])
  const section = await add(cwd, 'section', 'home', 'text.statement')
  expect(section).toMatchObject({ code: 0, stderr: '' })
  expect(read(cwd, 'content/de/pages/home.yaml')).toContain('id: text')
})

test('a page is not written where a file of it exists', async () => {
  const cwd = projectWith({ 'nl/pages/team.yaml': 'title: Wij\n' })
  expect((await add(cwd, 'page', 'team')).code).toBe(2)
  expect(existsSync(join(cwd, 'content/en/pages/team.yaml'))).toBe(false)
})

test.for([
  ['section-type quote', 'Diptych has a section type "quote" itself.'],
  ['section-type Quote', '"Quote" cannot be a name here.'],
  ['language nl', '"content/nl" exists already.'],
  ['language pt-br', 'Did you mean "pt-BR"?'],
  ['language ../nl', '"../nl" is not a language code.'],
  ['language de --content text', 'There is no content folder "text".'],
  ['page ../home', '"../home" cannot be a name here.'],
] as const)('add %s writes nothing and ends with 2', async ([args, message]) => {
  const cwd = projectWith()
  const before = readdirSync(cwd, { recursive: true })
  const { code, stdout, stderr } = await add(cwd, ...args.split(' '))

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(message)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(readdirSync(cwd, { recursive: true })).toEqual(before)
})
