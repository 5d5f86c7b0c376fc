import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { emitData, readFolder } from '#generator/index.ts'
import { catalogSite } from '../../generator/catalog-site.ts'
import { edit } from '../../generator/edit.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { check } from '../../mutations/content.ts'
import { copySite } from '../../support/copy-site.ts'
import { diptych, folderWith } from '../diptych.ts'

/** A copy of the content of this site. */
function siteFolder(): string {
  const cwd = temporaryFolder()
  copySite(cwd)
  return cwd
}

const columns = (links: string) => `columns:
    - id: sold
      heading: What we sell
      links:
        # One for each.
${links}`

const listed = (file: string) =>
  smallSite[file]?.replace('columns: []', columns("        - { from: plans, label: '{plan}' }"))

const form = (label: string, sure: string) => `fields:
  - name: plan
    kind: radio
    label: ${label}
    options:
      - { from: plans, label: '{plan}!' }
      - { value: not-sure, label: ${sure} }
submit: ${label}
processing: ${label}
confirmation: { heading: ${label}, text: ${sure} }
`

/** The site of somebody else: two plans, one page each, a form and a menu. */
const otherSite: Changes = {
  ...catalogSite,
  'facts.yaml': `${catalogSite['facts.yaml']}plans:
  count: { count: catalog#plans }
  lowest: { lowest: catalog#plans.price }
`,
  'en/navigation.yaml': listed('en/navigation.yaml'),
  'nl/navigation.yaml': listed('nl/navigation.yaml'),
  'en/forms/order.yaml': form('Order', 'Not yet'),
  'nl/forms/order.yaml': form('Bestel', 'Nog niet'),
  'en/statistics/bread.yaml': `figures:
  - { id: kinds, value: '12', label: Kinds, description: of bread, source: Our list, asOf: '2026' }
`,
  'nl/statistics/bread.yaml': `figures:
  - { id: kinds, value: '12', label: Soorten, description: brood, source: Onze lijst, asOf: '2026' }
`,
  ...edit(
    'en/pages/home.yaml',
    'We bake at night.',
    "'{{plans.count|Words}} boxes, from {{plans.lowest}}.'",
  ),
  ...edit(
    'nl/pages/home.yaml',
    'Wij bakken ’s nachts.',
    "'{{plans.count|Words}} dozen, vanaf {{plans.lowest}}.'",
  ),
}

async function run(cwd: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await diptych(args, { cwd })
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' })
  return stdout
}

/** The codes of what is found, besides what a site has from the start. */
async function codesIn(cwd: string) {
  const { stdout } = await diptych(['validate', '--format', 'json'], { cwd })
  const { diagnostics } = JSON.parse(stdout)
  return new Set(
    Array.from<{ readonly code: string }>(diagnostics)
      .map(({ code }) => code)
      // A text that changed in both languages is confirmed by a person.
      .filter((code) => code !== 'translation/unconfirmed'),
  )
}

const untouched = new Map<() => string, Promise<ReadonlySet<string>>>()

/** The codes of what is found in a site that nobody has changed yet. */
function codesBefore(make: () => string) {
  const codes = untouched.get(make) ?? codesIn(make())
  untouched.set(make, codes)
  return codes
}

/** What an operation may leave to a person. */
async function expectOnlyWords(cwd: string, before: ReadonlySet<string>) {
  const found = (await codesIn(cwd)).difference(before)
  expect([...found.difference(new Set(['text/placeholder']))]).toEqual([])
}

/** What visitors would read of a content folder now. */
function publishedOf(cwd: string) {
  const { site, memo } = check(readFolder(join(cwd, 'content'), '.yaml'))
  const data = emitData(site, memo)
  const pagesIn = (language: string) =>
    data.pages.filter(({ page }) => page.language === language).map(({ page }) => page)
  const chromeIn = (language: string) =>
    data.pages.find(({ page }) => page.language === language)?.chrome

  return {
    data,
    plans: chromeIn('en')?.plans.map(({ id }) => id),
    features: pagesIn('en').flatMap(({ catalog }) => catalog?.features ?? []),
    pageOf: (language: string, id: string) => pagesIn(language).find((page) => page.id === id),
    footerOf: (language: string) =>
      chromeIn(language)?.footer.columns?.flatMap(({ links }) =>
        links.map(({ label, to }) => `${label} ${to}`),
      ),
    choicesOf: (language: string, form: string, field: string) =>
      data.forms.forms
        .find(({ name }) => name === form)
        ?.languages[language]?.fields[field]?.options?.map(
          ({ value, label }) => `${value} ${label}`,
        ),
  }
}

/** All files of a content folder. */
const filesIn = (cwd: string) =>
  Object.fromEntries(
    readdirSync(join(cwd, 'content'), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => {
        const file = join(each.parentPath, each.name)
        return [file.slice(cwd.length), readFileSync(file, 'utf8')]
      }),
  )

const sites = [
  { name: 'our site', make: siteFolder },
  { name: 'another site', make: () => folderWith(otherSite) },
]

describe('add plan starter --price 349', () => {
  test.for([
    {
      ...{ language: 'en', prefix: '', lowest: '€349', former: '€599' },
      ...{ count: 'Compare the four plans', choice: 'starter Starter Plan' },
    },
    {
      ...{ language: 'nl', prefix: '/nl', lowest: '€\u00a0349', former: '€\u00a0599' },
      ...{ count: 'Vergelijk de vier pakketten', choice: 'starter Starter-pakket' },
    },
  ])('is told of in $language', async ({ language, prefix, lowest, former, count, choice }) => {
    const cwd = siteFolder()
    await run(cwd, 'add', 'plan', 'starter', '--price', '349')
    const site = publishedOf(cwd)
    const home = site.pageOf(language, 'home')

    expect(home?.description).toContain(lowest)
    expect(home?.description).not.toContain(former)
    expect(JSON.stringify(home?.sections[0])).toContain(lowest)
    expect(JSON.stringify(home?.sections)).toContain(count)
    expect(site.footerOf(language)).toContain(`Starter ${prefix}/plans/starter`)
    expect(site.choicesOf(language, 'strategy-call', 'service-interested-in')?.[0]).toBe(choice)
  })

  test('another site says it too, and texts that name all plans are listed', async () => {
    const cwd = folderWith({
      ...otherSite,
      ...edit(
        'en/pages/home.yaml',
        'We bake at night.',
        "'{{plans.count|Words}} boxes, from {{plans.lowest}}, Small and Large.'",
      ),
    })
    const said = await run(cwd, 'add', 'plan', 'tiny', '--price', '349', '--menu', 'sold')
    const site = publishedOf(cwd)

    expect(said).toContain('Names all other plans: content/en/pages/home.yaml:8\n')
    expect(JSON.stringify(site.pageOf('en', 'home'))).toContain('Three boxes, from €349')
    expect(JSON.stringify(site.pageOf('nl', 'home'))).toContain('Drie dozen, vanaf €\u00a0349')
    expect(site.footerOf('nl')).toEqual([
      'Tiny /nl/plans/tiny',
      'Small /nl/plans/small',
      'Large /nl/plans/large',
    ])
    expect(site.choicesOf('nl', 'order', 'plan')).toEqual([
      'tiny Tiny!',
      'small Small!',
      'large Large!',
      'not-sure Nog niet',
    ])
  })
})

describe('remove plan', () => {
  test.for([
    { plan: 'core', lowest: '€1,199', count: 'two' },
    { plan: 'advance', lowest: '€599', count: 'two' },
    { plan: 'pro', lowest: '€599', count: 'two' },
  ])('$plan leaves nothing of it on our site', async ({ plan, lowest, count }) => {
    const cwd = siteFolder()
    const before = publishedOf(cwd)
    const found = await codesBefore(siteFolder)
    await run(cwd, 'remove', 'plan', plan, '--to', 'plans')
    const after = publishedOf(cwd)

    expect(after.plans).toEqual(before.plans?.filter((id) => id !== plan))
    expect(after.pageOf('en', `plans/${plan}`)).toBeUndefined()
    expect(JSON.stringify(after.pageOf('en', 'home')?.sections)).toContain(`the ${count} plans`)
    expect(after.pageOf('en', 'home')?.description).toContain(lowest)
    expect(after.footerOf('nl')?.join()).not.toContain(`/plans/${plan}`)
    expect(after.choicesOf('en', 'strategy-call', 'service-interested-in')).toHaveLength(3)
    const redirects = parse(readFileSync(join(cwd, 'content/redirects.yaml'), 'utf8'))
    for (const from of [`/plans/${plan}`, `/nl/plans/${plan}`])
      expect(redirects[from]).toBe('plans')
    await expectOnlyWords(cwd, found)

    // The other plans show what they showed.
    const shown = (site: typeof before, id: string) =>
      new Set(
        site.features
          .filter(({ plans }) => plans.includes(id))
          .filter(
            ({ id: feature }) =>
              !site.features.some(
                ({ replaces, plans }) => replaces === feature && plans.includes(id),
              ),
          )
          .map((feature) => feature.id),
      )
    for (const id of after.plans ?? []) expect(shown(after, id)).toEqual(shown(before, id))
  })

  test('a text that names it waits, whatever its quotes, and keeps its comments', async () => {
    const text = '>- # A note.\n      Small or\n      Large: {{plans.count|words}} boxes.'
    const cwd = folderWith({
      ...otherSite,
      ...edit('en/pages/home.yaml', 'We bake at night.', text),
    })
    await run(cwd, 'remove', 'plan', 'large')
    const { 'en/pages/home.yaml': written } = Object.fromEntries(
      Object.entries(filesIn(cwd)).map(([file, each]) => [file.replace('/content/', ''), each]),
    )
    expect(written).toContain('# A note.\n      TODO Small or\n      Large:')
    expect(publishedOf(cwd).plans).toEqual(['small'])
  })

  test.for([
    { args: ['large', '--to', 'nowhere'], why: 'There is no page "nowhere".' },
    { args: ['huge'], why: 'There is no plan "huge". There are: large, small.' },
    { args: ['large', '--to', 'plans/large'], why: 'The page leads to itself.' },
  ])('$args is refused, and nothing is written', async ({ args, why }) => {
    const cwd = folderWith(otherSite)
    const before = filesIn(cwd)
    const { code, stderr } = await diptych(['remove', 'plan', ...args], { cwd })

    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(why) })
    expect(filesIn(cwd)).toEqual(before)
  })

  test('the last plan stays', async () => {
    const cwd = folderWith(otherSite)
    await run(cwd, 'remove', 'plan', 'large')
    const { code, stderr } = await diptych(['remove', 'plan', 'small'], { cwd })
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The site needs a plan.'),
    })
  })
})

describe('rename page', () => {
  test.for([
    { page: 'about', to: 'us/studio' },
    { page: 'plans', to: 'prices' },
    { page: 'plans/core', to: 'core' },
    { page: 'strategy-call', to: 'call' },
    { page: 'strategy-call/sent', to: 'thanks' },
    { page: 'privacy', to: 'legal/privacy' },
    { page: 'case-study/coach-noor', to: 'noor' },
    { page: 'home', to: 'start' },
  ])('$page changes nothing but its address', async ({ page, to }) => {
    const cwd = siteFolder()
    const before = publishedOf(cwd).data
    const found = await codesBefore(siteFolder)
    await run(cwd, 'rename', 'page', page, to)
    const after = publishedOf(cwd).data

    // Every page says what it said, and links to the page by its new address.
    const said = (pages: typeof before.pages) =>
      // A trail of pages above one follows from the address.
      pages.map(({ page: { id: _id, graph: _graph, ...others } }) => JSON.stringify(others))
    const moved = (text: string) =>
      page === 'home' ? text : text.replaceAll(new RegExp(`(?<=/)${page}(?=["#])`, 'g'), to)
    expect(said(after.pages).toSorted()).toEqual(said(before.pages).map(moved).toSorted())

    // Nothing is to be confirmed, kept again or mended.
    expect(await codesIn(cwd)).toEqual(found)
    const { stdout } = await diptych(['validate', '--format', 'concise'], { cwd })
    expect(stdout).toContain('Nothing to fix')
    expect(stdout).not.toContain('translation/')
    const redirects = parse(readFileSync(join(cwd, 'content/redirects.yaml'), 'utf8'))
    if (page !== 'home') expect(redirects).toMatchObject({ [`/${page}`]: to, [`/nl/${page}`]: to })
  })

  test('and back again leaves everything as it was, but for one redirect', async () => {
    const cwd = siteFolder()
    const before = filesIn(cwd)
    await run(cwd, 'rename', 'page', 'about', 'us')
    await run(cwd, 'rename', 'page', 'us', 'about')
    const { '/content/redirects.yaml': redirects, ...others } = filesIn(cwd)
    const { '/content/redirects.yaml': former, ...same } = before

    expect(others).toEqual(same)
    expect(redirects).toBe(`${former}/us: about\n/nl/us: about\n`)
  })

  test.for([
    { args: ['nowhere', 'somewhere'], why: 'There is no page "nowhere".' },
    { args: ['about', 'about'], why: 'The page is called "about".' },
    { args: ['about', 'plans'], why: 'There is a page "plans" already.' },
    { args: ['about', 'About Us'], why: '"About Us" cannot be a name here.' },
    { args: ['about', 'pricing'], why: '"/pricing" leads elsewhere already.' },
    {
      args: ['about', 'case-study-coach-noor'],
      why: '"/case-study-coach-noor" is the address of a page.',
    },
  ])('$args is refused, and nothing is written', async ({ args, why }) => {
    const cwd = siteFolder()
    const before = filesIn(cwd)
    const { code, stderr } = await diptych(['rename', 'page', ...args], { cwd })

    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(why) })
    expect(filesIn(cwd)).toEqual(before)
  })

  test('what is kept, announced and counted of it follows', async () => {
    const cwd = folderWith({
      ...otherSite,
      'site.yaml': `${smallSite['site.yaml']}upcoming: [box, cake]\n`,
      'facts.yaml': `${otherSite['facts.yaml']}parts: { small: { count: pages/plans/small#sections } }\n`,
      'acknowledged.yaml': `- rule: text/punctuation
  at: pages/plans/small#title
  values: { en: 'A plan, see [here](plans/small#plans)' }
  why: So it is
`,
      'redirects.yaml': '# Old.\n/mini: plans/small#plans\n',
    })
    await run(cwd, 'rename', 'page', 'plans/small', 'box')
    const files = filesIn(cwd)

    expect(files['/content/site.yaml']).toContain('upcoming: [cake]')
    expect(files['/content/facts.yaml']).toContain('count: pages/box#sections')
    expect(parse(files['/content/acknowledged.yaml'] ?? '')).toMatchObject([
      { at: 'pages/box#title', values: { en: 'A plan, see [here](box#plans)' } },
    ])
    expect(files['/content/redirects.yaml']).toBe(
      '# Old.\n/mini: box#plans\n/plans/small: box\n/nl/plans/small: box\n',
    )
    expect(parse(files['/content/catalog.yaml'] ?? '').plans[0].page).toBe('box')
  })
})

describe('add statistic', () => {
  test('is a figure with its source in every language, behind another', async () => {
    const cwd = siteFolder()
    const found = await codesBefore(siteFolder)
    await run(
      cwd,
      'add',
      'statistic',
      'home',
      'returning',
      '--value',
      '12.5%',
      '--as-of',
      '2026-05',
      '--after',
      'phone',
    )

    for (const [language, value] of Object.entries({ en: '12.5%', nl: 'TODO 12.5%' })) {
      const text = readFileSync(join(cwd, `content/${language}/statistics/home.yaml`), 'utf8')
      expect(parse(text).figures[1]).toEqual({
        ...{ id: 'returning', value, label: 'TODO', description: 'TODO' },
        ...{ source: 'TODO', asOf: '2026-05' },
      })
    }
    await expectOnlyWords(cwd, found)
  })

  test.for([
    {
      args: ['home', 'phone', '--value', '64%', '--as-of', '2026'],
      why: 'has a figure "phone" already.',
    },
    {
      args: ['none', 'new', '--value', '64%', '--as-of', '2026'],
      why: 'There are no figures "none".',
    },
    { args: ['home', 'new', '--value', 'many', '--as-of', '2026'], why: '"many" is not a figure.' },
    { args: ['home', 'new', '--value', '6', '--as-of', 'now'], why: '"now" is not a date.' },
    {
      args: ['home', 'new', '--value', '6', '--as-of', '2026', '--after', 'x'],
      why: 'There is no figure "x".',
    },
  ])('$args is refused, and nothing is written', async ({ args, why }) => {
    const cwd = siteFolder()
    const before = filesIn(cwd)
    const { code, stderr } = await diptych(['add', 'statistic', ...args], { cwd })

    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(why) })
    expect(filesIn(cwd)).toEqual(before)
  })
})

test.for(
  sites.flatMap((site) =>
    [
      ['add', 'plan', 'starter', '--price', '349'],
      ['remove', 'plan', site.name === 'our site' ? 'pro' : 'large'],
      ['rename', 'page', site.name === 'our site' ? 'plans/pro' : 'plans/large', 'the-large-one'],
      [
        'add',
        'statistic',
        site.name === 'our site' ? 'home' : 'bread',
        'new',
        '--value',
        '7×',
        '--as-of',
        '2026',
      ],
    ].map((args) => ({ ...site, args, command: args.join(' ') })),
  ),
)('$name is clean but for its words after: $command', async ({ make, args }) => {
  const cwd = make()
  const found = await codesBefore(make)
  await run(cwd, ...args)
  await expectOnlyWords(cwd, found)
  // Windows ends its lines otherwise.
  const windows = make()
  for (const [file, text] of Object.entries(filesIn(windows))) {
    writeFileSync(join(windows, file), text.replaceAll(/\r?\n/g, '\r\n'))
  }
  await run(windows, ...args)
  await expectOnlyWords(windows, found)
})
