import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readFolder } from '#generator/index.ts'
import { schemas } from '../../generator/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { copySite } from '../../support/copy-site.ts'
import { diptych } from '../diptych.ts'

/** A copy of the content of this site, which has everything that a command may meet. */
function siteFolder(): string {
  const cwd = temporaryFolder()
  copySite(cwd)
  return cwd
}

/** A copy for the commands that write nothing. */
const refusing = mkdtempSync(join(tmpdir(), 'diptych-refusing-'))
copySite(refusing)
afterAll(() => rmSync(refusing, { recursive: true }))

const read = (cwd: string, file: string) => readFileSync(join(cwd, 'content', file), 'utf8')
const yaml = (cwd: string, file: string) => parse(read(cwd, file))

async function run(cwd: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await diptych(args, { cwd })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

/** The codes that a check finds, each with the files that it is found in. */
async function findings(cwd: string) {
  const { stdout } = await diptych(['validate', '--format', 'json'], { cwd })
  const { diagnostics } = JSON.parse(stdout)
  return Map.groupBy(Array.from<Found>(diagnostics), ({ code }) => code)
}

interface Found {
  readonly code: string
  readonly file: string
  readonly following?: readonly Found[]
}

test('a page of every section type only waits for its words, walls of its own and a link', async () => {
  const cwd = siteFolder()
  // The tool builder is in one language of this site only.
  const types = schemas.sectionTypes.flatMap((type) => {
    const { 'x-needs': needs, properties } = schemas.root(`sections/${type}.schema.json`).node
    if (needs?.includes('tool-builder')) return []
    return properties?.['look']?.enum?.map((look) => `${type}.${String(look)}`) ?? [type]
  })
  const said = await run(cwd, 'add', 'page', 'about/all', '--section', ...types)

  expect(said).toMatch(/^Wrote content\/en\/pages\/about\/all.yaml\nWrote content\/nl\/.*\nNext: /)
  const found = await findings(cwd)
  expect([...found.keys()].toSorted()).toEqual(['page/orphan', 'text/placeholder'])
  const waiting = found.get('text/placeholder') ?? []
  expect(waiting.length).toBeGreaterThan(types.length)
  expect(read(cwd, 'en/pages/about/all.yaml').match(/: TODO$|- TODO$/gm)).toHaveLength(
    waiting.length / 2,
  )
})

test('a page stands in the menus that are named, before the button and the submenus', async () => {
  const cwd = siteFolder()
  const before = yaml(cwd, 'nl/navigation.yaml')
  const said = await run(
    cwd,
    'add',
    'page',
    'team',
    '--title',
    'Who: we',
    '--menu',
    'drawer',
    'legal',
  )

  expect(yaml(cwd, 'en/pages/team.yaml').title).toBe('Who: we')
  expect(yaml(cwd, 'nl/pages/team.yaml').title).toBe('TODO')
  expect(said).toMatch(/^ +\d+ \+ {3}- label: 'Who: we'\n +\d+ \+ {5}to: team\n/m)
  const { drawer, footer, ...others } = yaml(cwd, 'nl/navigation.yaml')
  expect(others).toEqual({ header: before.header, notice: before.notice })
  expect(drawer.at(-3)).toEqual({ label: 'TODO', to: 'team' })
  expect(drawer.toSpliced(-3, 1)).toEqual(before.drawer)
  expect(footer.columns.at(-1).links.at(-1)).toEqual({ label: 'TODO', to: 'team' })
})

test('a section goes behind another in every language, under an id of its own', async () => {
  const cwd = siteFolder()
  const before = read(cwd, 'nl/pages/home.yaml')
  await run(cwd, 'add', 'section', 'home', 'facts.figures', '--after', 'hero')

  for (const language of ['en', 'nl']) {
    const [, section, ...rest] = yaml(cwd, `${language}/pages/home.yaml`).sections
    expect(section).toMatchObject({ type: 'facts', look: 'figures', heading: 'TODO' })
    expect(rest.map(({ id }: { id: string }) => id)).not.toContain(section.id)
  }
  expect(read(cwd, 'nl/pages/home.yaml').split('\n')).toEqual(
    expect.arrayContaining(before.split('\n')),
  )
  expect([...(await findings(cwd)).keys()]).toEqual(['text/placeholder'])
})

test('a plan has its price, its place, its words, its values and its page', async () => {
  const cwd = siteFolder()
  const cheapest = yaml(cwd, 'catalog.yaml').plans[0].id
  await run(cwd, 'add', 'plan', 'starter-plus', '--price', '349.50', '--menu', 'plans')

  const { plans, features } = yaml(cwd, 'catalog.yaml')
  expect(plans.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual(['starter-plus', cheapest])
  expect(plans[0]).toMatchObject({ price: 'price.starter-plus', page: 'plans/starter-plus' })
  expect(yaml(cwd, 'facts.yaml').price['starter-plus']).toEqual({ money: 349.5 })
  for (const { included, customValues } of features) {
    if (included === 'custom') expect(customValues['starter-plus']).toBe('starter-plus')
  }
  expect(yaml(cwd, 'nl/catalog.yaml').plans['starter-plus']).toEqual({
    name: 'Starter plus',
    tagline: 'TODO',
    bullets: ['TODO'],
    button: 'TODO',
  })
  const { sections } = yaml(cwd, 'nl/pages/plans/starter-plus.yaml')
  expect(new Set(sections.map(({ plan }: { plan: string }) => plan))).toEqual(
    new Set(['starter-plus']),
  )
  expect([...(await findings(cwd)).keys()]).toEqual(['text/placeholder'])
})

test('a list of questions is written and shown, and takes another question', async () => {
  const cwd = siteFolder()
  await run(cwd, 'add', 'faq', 'delivery', '--page', 'about')
  await run(cwd, 'add', 'question', 'delivery', 'by-bicycle', '--after', 'first')

  for (const language of ['en', 'nl']) {
    expect(yaml(cwd, `${language}/faqs/delivery.yaml`)).toEqual({
      questions: ['first', 'by-bicycle'].map((id) => ({ id, question: 'TODO', answer: 'TODO' })),
    })
    expect(yaml(cwd, `${language}/pages/about.yaml`).sections.at(-1)).toMatchObject({
      faq: 'delivery',
    })
  }
  expect([...(await findings(cwd)).keys()]).toEqual(['text/placeholder'])
})

test('a question of a quiz comes before the step that asks for the name', async () => {
  const cwd = siteFolder()
  await run(cwd, 'add', 'question', 'quizzes/audit', 'budget')

  for (const language of ['en', 'nl']) {
    const { questions } = yaml(cwd, `${language}/quizzes/audit.yaml`)
    expect(questions.slice(-2)).toMatchObject([
      { id: 'budget', question: 'TODO' },
      { kind: 'contact' },
    ])
  }
  expect([...(await findings(cwd)).keys()]).toEqual(['text/placeholder'])
})

test('an old address leads to a page in each language', async () => {
  const cwd = siteFolder()
  const before = read(cwd, 'redirects.yaml')
  await run(cwd, 'add', 'redirect', '/team', 'about')
  await run(cwd, 'add', 'redirect', '/nl/ploeg', 'about')

  expect(read(cwd, 'redirects.yaml')).toBe(
    `${before}/team: about\n/nl/team: about\n/nl/ploeg: about\n`,
  )
  expect(await findings(cwd)).toEqual(new Map())
})

test('a page is removed with its menu entries, and its addresses lead elsewhere', async () => {
  const cwd = siteFolder()
  const before = { menus: read(cwd, 'nl/navigation.yaml'), redirects: read(cwd, 'redirects.yaml') }
  await run(cwd, 'add', 'page', 'plans/team', '--menu', 'header', 'navigation')
  await run(cwd, 'add', 'redirect', '/team', 'plans/team')
  const said = await run(cwd, 'remove', 'page', 'plans/team')

  expect(said).toMatch(/^Removed content\/en\/pages\/plans\/team.yaml\nRemoved content\/nl\//)
  expect(said).toContain('lead to the page "plans" now')
  expect(read(cwd, 'nl/navigation.yaml')).toBe(before.menus)
  expect(read(cwd, 'redirects.yaml')).toBe(
    `${before.redirects}/team: plans\n/nl/team: plans\n/plans/team: plans\n/nl/plans/team: plans\n`,
  )
  expect(await findings(cwd)).toEqual(new Map())
})

test('what still names a removed page is listed, as the check finds it', async () => {
  const cwd = siteFolder()
  const listed = read(cwd, '.state/nl.yaml')
  const said = await run(cwd, 'remove', 'page', 'about', '--to', 'strategy-call')
  const found = await findings(cwd)

  expect(existsSync(join(cwd, 'content/en/pages/about.yaml'))).toBe(false)
  expect(existsSync(join(cwd, 'content/.state/nl/pages/about.yaml'))).toBe(false)
  expect(read(cwd, '.state/nl.yaml')).toBe(listed.replace('"pages/about": true\n', ''))
  expect(said).toContain('Removed content/.state/nl/pages/about.yaml')
  expect(yaml(cwd, 'redirects.yaml')).toMatchObject({ '/nl/about': 'strategy-call' })
  const named = (found.get('reference/undeclared') ?? []).flatMap(
    ({ following }) => following ?? [],
  )
  expect(named.length).toBeGreaterThan(0)
  expect(said.match(/^Still leads to it: /gm)).toHaveLength(named.length)
  for (const { file } of named) expect(said).toContain(`Still leads to it: ${file}:`)
})

test.for([
  { args: 'add page team --section storey', message: 'There is no section type "storey".' },
  { args: 'add page team --menu top', message: 'There is no menu "top".' },
  { args: 'add page about', message: '"content/en/pages/about.yaml" exists already.' },
  { args: 'add section nowhere story', message: 'There is no page "nowhere".' },
  { args: 'add section home text --after nothing', message: 'There is no section "nothing".' },
  { args: 'add section home story --id hero', message: '"home" has a section "hero" already.' },
  { args: 'add section home story --id Hero', message: '"Hero" cannot be a name here.' },
  { args: 'add plan core --price 1', message: 'There is a plan "core" already.' },
  { args: 'add plan hourly --price 1', message: 'There is a fact "price.hourly" already.' },
  { args: 'add plan mini --price 649,50', message: '"649,50" is not an amount.' },
  { args: 'add plan mini --price 1.299', message: '"1.299" is not an amount.' },
  { args: 'add faq home', message: '"content/en/faqs/home.yaml" exists already.' },
  { args: 'add faq Home', message: '"Home" cannot be a name here.' },
  { args: 'add question nothing x', message: 'There are no questions "nothing".' },
  { args: 'add question home price', message: '"home" has a question "price" already.' },
  { args: 'add question home new --after none', message: 'There is no question "none".' },
  { args: 'add redirect old about', message: '"old" is not an address of the site.' },
  { args: 'add redirect /old nowhere', message: 'There is no page "nowhere".' },
  { args: 'add redirect /about home', message: '"/about" is the address of a page.' },
  { args: 'add redirect /pricing home', message: '"/pricing" leads elsewhere already.' },
  { args: 'remove page nowhere', message: 'There is no page "nowhere".' },
  { args: 'remove page home', message: 'The site needs its home page.' },
  { args: 'remove page about --to about', message: 'The page leads to itself.' },
  { args: 'remove page about --to nowhere', message: 'There is no page "nowhere".' },
  { args: 'add page team --content text', message: 'There is no content folder "text".' },
])('$args writes nothing and ends with 2', async ({ args, message }) => {
  const before = readFolder(refusing, '')
  const { code, stdout, stderr } = await diptych(args.split(' '), { cwd: refusing })

  expect(readFolder(refusing, '')).toEqual(before)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(message)
  expect(stderr).toMatch(/^[^\n]+\n$/)
})

test('a file that cannot be read stops a command before it writes', async () => {
  const cwd = siteFolder()
  const broken = join(cwd, 'content/nl/faqs/home.yaml')
  writeFileSync(broken, 'questions: [\n')
  const before = read(cwd, 'en/faqs/home.yaml')
  const { code, stderr } = await diptych(['add', 'question', 'home', 'new'], { cwd })

  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('"content/nl/faqs/home.yaml" cannot be read at line 2.'),
  ])
  expect(read(cwd, 'en/faqs/home.yaml')).toBe(before)
})
