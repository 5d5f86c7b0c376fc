import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { readFolder } from '#generator/index.ts'
import { check } from '../../deep/edits/content.ts'
import { catalogSite } from '../../generator/catalog-site.ts'
import { edit } from '../../generator/edit.ts'
import { type Changes, schemas, smallSite } from '../../generator/small-site.ts'
import { emitData } from '../../support/emitted-data.ts'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, findingsIn, folderWith } from '../diptych.ts'

const columns = (links: string) => `columns:
    - id: sold
      heading: What we sell
      links:
        # One for each.
${links}`

const listed = (file: string) =>
  smallSite[file]?.replace('columns: []', columns("        - { from: plans, label: '{plan}' }"))

/** A site with two plans, a page for each, a menu and an old address. */
const site: Changes = {
  ...catalogSite,
  'facts.yaml': `${catalogSite['facts.yaml']}plans:
  count: { count: catalog#plans }
  lowest: { lowest: catalog#plans.price }
`,
  'redirects.yaml': '# Old.\n/pricing: plans/small\n',
  'en/navigation.yaml': listed('en/navigation.yaml'),
  'nl/navigation.yaml': listed('nl/navigation.yaml'),
  ...edit(
    'en/pages/home.yaml',
    'We bake at night.',
    "'{{plans.count|Words}} boxes, from {{plans.lowest}}, Small and Large.'",
  ),
  ...edit(
    'nl/pages/home.yaml',
    'Wij bakken ’s nachts.',
    "'{{plans.count|Words}} dozen, vanaf {{plans.lowest}}, Small en Large.'",
  ),
}

interface Plan {
  readonly id?: string
  readonly plan?: string
  readonly includes?: string
}

const read = (cwd: string, file: string) => readFileSync(join(cwd, 'content', file), 'utf8')
const yaml = (cwd: string, file: string) => parse(read(cwd, file))
/** A text as commands print it. */
const printed = (text = '') => parseDocument(text).toString({ lineWidth: 0, singleQuote: true })
const filesIn = (cwd: string) => readFolder(join(cwd, 'content'), '')

async function run(cwd: string, command: string) {
  const { code, stdout, stderr } = await diptych(command.split(' '), { cwd })
  expect({ command, code, stderr }).toEqual({ command, code: 0, stderr: '' })
  return stdout
}

/** The codes that a check finds, each with what is found. */
const findings = async (cwd: string) => Map.groupBy(await findingsIn(cwd), ({ code }) => code)

/** What is found of a command's work, beside what the site has from the start. */
async function newCodes(cwd: string) {
  const before = await findings(folderWith(site))
  return [...new Set((await findings(cwd)).keys()).difference(before)].toSorted()
}

/** What visitors would read of a content folder now. */
function published(cwd: string) {
  const checked = check(readFolder(join(cwd, 'content'), '.yaml'))
  return emitData(checked.site)
}

describe('add', () => {
  test('a page of every section type only waits for its words and a link', async () => {
    const cwd = folderWith(site)
    const types = schemas.sectionTypes.flatMap((type) => {
      const { 'x-needs': needs, properties } = schemas.root(`sections/${type}.schema.json`).node
      const isOwn = !existsSync(join(projectRoot, `schema/sections/${type}.schema.json`))
      if (needs || isOwn) return []
      return properties?.['look']?.enum?.map((look) => `${type}.${String(look)}`) ?? [type]
    })
    const said = await run(cwd, `add page all --section ${types.join(' ')}`)

    expect(said).toMatch(
      /^Wrote content\/en\/pages\/all.yaml\nWrote content\/nl\/.*\nWrite what says TODO .*\nNext: /,
    )
    // This site has no list of figures, for one, that a section could show.
    const found = (await newCodes(cwd)).filter((code) => !code.startsWith('reference/'))
    expect(found).toEqual(['page/orphan', 'text/placeholder'])
  })

  test('a page stands in the menus that are named', async () => {
    const cwd = folderWith(site)
    await run(cwd, 'add page team --title Who:we --menu drawer sold')

    expect(yaml(cwd, 'en/pages/team.yaml').title).toBe('Who:we')
    expect(yaml(cwd, 'nl/pages/team.yaml').title).toBe('TODO')
    const { drawer, footer, header } = yaml(cwd, 'nl/navigation.yaml')
    expect(header).toHaveLength(1)
    expect(drawer.at(-1)).toEqual({ label: 'TODO', to: 'team' })
    expect(footer.columns[0].links.at(-1)).toEqual({ label: 'TODO', to: 'team' })
  })

  test('a section goes behind another in every language, under an id of its own', async () => {
    const cwd = folderWith(site)
    const before = read(cwd, 'nl/pages/home.yaml')
    await run(cwd, 'add section home text.statement --after about')

    for (const language of ['en', 'nl']) {
      const [first, section] = yaml(cwd, `${language}/pages/home.yaml`).sections
      expect(section).toMatchObject({ type: 'text', look: 'statement', text: 'TODO' })
      expect(section.id).not.toBe(first.id)
    }
    expect(read(cwd, 'nl/pages/home.yaml').split('\n')).toEqual(
      expect.arrayContaining(before.split('\n')),
    )
    expect(await newCodes(cwd)).toEqual(['text/placeholder'])
  })

  test('a plan has its price, its place, its words, its values, its page and its links', async () => {
    const cwd = folderWith(site)
    await run(cwd, 'add plan tiny-box --price 349.50')

    const { plans, features } = yaml(cwd, 'catalog.yaml')
    expect(plans[0]).toEqual({ id: 'tiny-box', price: 'price.tiny-box', page: 'plans/tiny-box' })
    expect(yaml(cwd, 'facts.yaml').price['tiny-box']).toEqual({ money: 349.5 })
    for (const { included, customValues } of features) {
      if (included === 'custom') expect(customValues['tiny-box']).toBe('tiny-box')
    }
    expect(yaml(cwd, 'nl/catalog.yaml').plans['tiny-box']).toMatchObject({
      name: 'Tiny box',
      tagline: 'TODO',
    })
    const sections = yaml(cwd, 'nl/pages/plans/tiny-box.yaml').sections
    expect(sections.slice(0, -1).map(({ plan }: Plan) => plan)).toEqual(['tiny-box'])
    expect(sections.at(-1).actions).toEqual([{ label: 'TODO', to: 'home' }])
    expect(await newCodes(cwd)).toEqual(['text/placeholder'])

    const { pages } = published(cwd)
    const home = pages.find(({ page }) => page.language === 'nl' && page.id === 'home')
    expect(JSON.stringify(home?.page)).toContain('Drie dozen, vanaf €\u00a0349,50')
    expect(home?.chrome.footer.columns?.[0]?.links[0]).toMatchObject({
      label: 'Tiny box',
      to: '/nl/plans/tiny-box',
    })
  })

  test.for([
    [[], 'large', []],
    [['--after', 'small'], 'small', ['large', 'medium']],
  ] as const)('a plan with %j has what the plan below it has', async ([options, below, above]) => {
    const button =
      '  - { type: action, look: line, id: go, text: Go., actions: [{ label: Go, to: plans/small }] }\n'
    const cwd = folderWith({
      ...site,
      [`en/pages/plans/${below}.yaml`]: site[`en/pages/plans/${below}.yaml`] + button,
    })
    const said = await run(cwd, ['add plan medium --price 3000', ...options].join(' '))
    const plans: readonly Plan[] = yaml(cwd, 'catalog.yaml').plans
    expect(plans.find(({ id }) => id === 'medium')?.includes).toBe(below)
    if (above[0]) expect(plans.find(({ id }) => id === above[0])?.includes).toBe(above[1])
    expect(said).toContain(`It has every feature of "${below}".`)
    const { sections } = yaml(cwd, 'en/pages/plans/medium.yaml')
    expect(sections.at(-1).actions).toEqual([{ label: 'TODO', to: 'plans/small' }])
  })

  test('a question goes behind another in every language', async () => {
    const list =
      'questions: [{ id: first, question: Why?, answer: So. }, { id: last, question: When?, answer: Now. }]\n'
    const cwd = folderWith({ ...site, 'en/faqs/shop.yaml': list, 'nl/faqs/shop.yaml': list })
    await run(cwd, 'add question shop by-bicycle --after first')

    for (const language of ['en', 'nl'])
      expect(yaml(cwd, `${language}/faqs/shop.yaml`).questions).toMatchObject([
        { id: 'first' },
        { id: 'by-bicycle', question: 'TODO', answer: 'TODO' },
        { id: 'last' },
      ])
  })
})

describe('rename page', () => {
  test('changes nothing but its address, and back again leaves everything as it was', async () => {
    const cwd = folderWith(site)
    const [files, before] = [filesIn(cwd), published(cwd).pages]
    await run(cwd, 'rename page plans/small box')
    // Every page says what it said, and links to the page by its new address.
    const said = (pages: typeof before) =>
      // A trail of pages above one follows from the address.
      pages.map(({ page: { id: _id, graph: _graph, ...others } }) => JSON.stringify(others))
    const moved = said(before).map((text) => text.replaceAll(/(?<=\/)plans\/small(?=["#])/g, 'box'))
    expect(said(published(cwd).pages).toSorted()).toEqual(moved.toSorted())
    expect(await newCodes(cwd)).toEqual([])
    expect(yaml(cwd, 'redirects.yaml')).toMatchObject({
      '/plans/small': 'box',
      '/nl/plans/small': 'box',
    })

    await run(cwd, 'rename page box plans/small')
    const redirects = `${site['redirects.yaml']}/box: plans/small\n/nl/box: plans/small\n`
    expect([...filesIn(cwd)].map(([path, text]) => [path, printed(text)])).toEqual(
      [...files].map(([path, text]) => [
        path,
        path === 'redirects.yaml' ? redirects : printed(text),
      ]),
    )
  })

  test('what is kept and counted of it follows', async () => {
    const cwd = folderWith({
      ...site,
      'facts.yaml': `${site['facts.yaml']}parts: { small: { count: pages/plans/small#sections } }\n`,
      'acknowledged.yaml': `- rule: text/punctuation
  at: pages/plans/small#title
  values: { en: 'A plan, see [here](plans/small#plans)' }
  why: So it is
`,
      'redirects.yaml': '# Old.\n/mini: plans/small#plans\n',
    })
    await run(cwd, 'rename page plans/small box')

    expect(read(cwd, 'facts.yaml')).toContain('count: pages/box#sections')
    expect(yaml(cwd, 'acknowledged.yaml')).toMatchObject([
      { at: 'pages/box#title', values: { en: 'A plan, see [here](box#plans)' } },
    ])
    expect(read(cwd, 'redirects.yaml')).toBe(
      '# Old.\n/mini: box#plans\n/plans/small: box\n/nl/plans/small: box\n',
    )
    expect(yaml(cwd, 'catalog.yaml').plans[0].page).toBe('box')
  })
})

/** A list of which one language cannot be read. */
const broken = {
  'en/faqs/broken.yaml': 'questions: [{ id: first, question: Why?, answer: So. }]\n',
  'nl/faqs/broken.yaml': 'questions: [\n',
}

const refused: readonly (readonly [command: string, message: string])[] = [
  ['add page team --section storey', 'There is no section type "storey".'],
  ['add page team --menu top', 'There is no menu "top".'],
  ['add page home', '"content/en/pages/home.yaml" exists already.'],
  ['add page team --content text', 'There is no content folder "text".'],
  ['add section nowhere quote', 'There is no page "nowhere".'],
  ['add section home text --after nothing', 'There is no section "nothing".'],
  ['add plan small --price 1', 'There is a plan "small" already.'],
  ['add plan bread --price 1', 'There is a fact "price.bread" already.'],
  ['add plan mini --price 1 --after tiny', 'There is no plan "tiny".'],
  ['add plan mini --price 649,50', '"649,50" is not an amount.'],
  ['add question nothing x', 'There are no questions "nothing".'],
  ['add question broken x', '"content/nl/faqs/broken.yaml" cannot be read at line 2.'],
  ['rename page plans/small plans/small', 'The page is called "plans/small".'],
  ['rename page plans/small plans/large', 'There is a page "plans/large" already.'],
  ['rename page plans/small Box', '"Box" cannot be a name here.'],
  ['rename page plans/large pricing', '"/pricing" leads elsewhere already.'],
]

test('what cannot be done writes nothing, says why and ends with 2', async () => {
  const cwd = folderWith({ ...site, ...broken })
  const before = filesIn(cwd)
  for (const [command, message] of refused) {
    const { code, stdout, stderr } = await diptych(command.split(' '), { cwd })

    expect({ command, code, stdout }).toEqual({ command, code: 2, stdout: '' })
    expect(stderr, command).toContain(message)
    expect(stderr, command).toMatch(/^[^\n]+\n$/)
    expect(filesIn(cwd), command).toEqual(before)
  }
})
