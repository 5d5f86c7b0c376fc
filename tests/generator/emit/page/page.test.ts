import { describe, expect, test } from 'vitest'
import { checkContent, createCache, emitPages, linkContent } from '#generator/index.ts'
import { readShippedWords } from '#generator/languages/shipped-words.ts'
import { emitData } from '../../../support/emitted-data.ts'
import { schemas, validators } from '../../../support/project-schemas.ts'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { at, emitted } from '../read.ts'

const page = (language: string, changes: Changes = {}, id = 'home') =>
  emitted(changes).get(`data/${language}/pages/${id}.json`)

/** The home page of both languages with its section replaced. */
const withSection = (text: string) =>
  inBoth('pages/home.yaml', `path: /\ntitle: Bakery\ndescription: In Haarlem\nsections:\n${text}`)

test('a page says what it is', () => {
  expect(page('nl')).toEqual({
    id: 'home',
    language: 'nl',
    path: '/nl',
    status: 200,
    layout: 'full',
    title: 'Bakkerij in Haarlem',
    description:
      'Brood uit een houtoven, elke nacht gebakken in Haarlem en om zeven uur aan je deur.',
    sections: [
      {
        type: 'text',
        look: 'statement',
        id: 'about',
        tile: 'key',
        text: ['Wij bakken ’s nachts.'],
      },
    ],
    twins: { en: '/', nl: '/nl' },
    graph: expect.any(Array),
  })
})

test('its address follows from the file where it names none', () => {
  const text = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''
  const plan = page('nl', inBoth('pages/plans/core.yaml', text), 'plans/core')

  expect(plan).toMatchObject({
    path: '/nl/plans/core',
    twins: { en: '/plans/core', nl: '/nl/plans/core' },
  })
})

test('a language may give it another address, and everything leads there', () => {
  const [english = '', dutch = ''] = ['en', 'nl'].map(
    (code) => smallSite[`${code}/pages/home.yaml`],
  )
  const linking = (text: string) => `${text}    link: { label: Contact, to: contact }\n`
  const files = emitted({
    'en/pages/home.yaml': linking(english),
    // A home page is one in every language.
    'nl/pages/home.yaml': linking(dutch).replace('path: /\n', ''),
    'en/pages/contact.yaml': english.replace('path: /\n', 'aliases: [/write]\n'),
    'nl/pages/contact.yaml': dutch.replace('path: /', 'path: /schrijf-ons\naliases: [/write]'),
    'redirects.yaml': '/old: contact\n/nl/oud: contact\n',
  })
  const twins = { en: '/contact', nl: '/nl/schrijf-ons' }
  expect(files.get('data/en/pages/contact.json')).toMatchObject({ path: '/contact', twins })
  expect(files.get('data/nl/pages/contact.json')).toMatchObject({ path: '/nl/schrijf-ons', twins })
  expect(files.get('data/nl/pages/write.json')).toMatchObject({
    ...{ path: '/nl/write', canonical: '/nl/schrijf-ons', twins },
  })
  expect(files.get('data/nl/pages/home.json')).toMatchObject({ path: '/nl' })
  const linked = ['en', 'nl'].map((code) =>
    at(files.get(`data/${code}/pages/home.json`), 'sections', 0, 'link', 'to'),
  )
  expect(linked).toEqual(['/contact', '/nl/schrijf-ons'])
  expect(at(files.get('data/site.json'), 'redirects')).toEqual([
    { from: '/old', to: '/contact' },
    { from: '/nl/oud', to: '/nl/schrijf-ons' },
  ])
})

test.for(['terms', 'rules'])(
  'a page that a language lacks is linked in one that has it, as %s',
  (to) => {
    const home = String(smallSite['en/pages/home.yaml'])
    const dutch = String(smallSite['nl/pages/home.yaml'])
    const linking = (text: string, label: string) =>
      `${text}    link: { label: ${label}, to: ${to} }\n`
    const files = emitted({
      'en/pages/terms.yaml': home.replace('path: /', 'aliases: [/rules]\nlanguages: [en]'),
      'en/pages/home.yaml': linking(home, 'Rules'),
      'nl/pages/home.yaml': linking(dutch, 'Regels'),
    })
    expect(at(files.get('data/nl/pages/home.json'), 'sections', 0, 'link', 'to')).toBe(`/${to}`)
  },
)

test('a page in one language is its only twin', () => {
  const text = smallSite['en/pages/home.yaml']?.replace('path: /', 'path: /terms\nlanguages: [en]')
  const files = emitted({ 'en/pages/terms.yaml': text })

  expect(files.get('data/en/pages/terms.json')).toHaveProperty('twins', { en: '/terms' })
  expect(files.get('data/en/pages/terms.json')).not.toHaveProperty('languages')
  expect(files.has('data/nl/pages/terms.json')).toBe(false)
})

test('below a page with one task the not-found page has neither header nor footer', () => {
  const home = smallSite['en/pages/home.yaml'] ?? ''
  const files = emitted({
    ...inBoth('pages/not-found.yaml', home.replace('path: /', 'status: 404')),
    ...inBoth('pages/quiz.yaml', home.replace('path: /', 'layout: bare')),
    ...inBoth('pages/quiz/questions.yaml', home.replace('path: /', 'layout: bare')),
    'en/pages/tool.yaml': home.replace('path: /', 'layout: bare\nlanguages: [en]'),
  })
  const notFound = [...files].flatMap(([name, data]) => (at(data, 'status') === 404 ? [name] : []))

  expect(notFound.toSorted()).toEqual([
    'data/en/pages/not-found.json',
    'data/en/pages/quiz/404.json',
    'data/en/pages/tool/404.json',
    'data/nl/pages/not-found.json',
    'data/nl/pages/quiz/404.json',
  ])
  expect(files.get('data/nl/pages/quiz/404.json')).toMatchObject({
    path: '/nl/quiz/404',
    layout: 'bare',
  })
  expect(files.get('data/nl/chrome.json')).toMatchObject({
    notFoundFolders: ['/nl/quiz', '/quiz', '/tool', '/nl', ''],
  })
})

test.for([
  ['en', '€1,199'],
  ['nl', '€\u00A01.199'],
] as const)('facts are filled in as %s writes them', ([language, price]) => {
  const changes = {
    ...edit('facts.yaml', 'money: 4', 'money: 1199'),
    ...withSection(
      '  - { type: text, look: statement, id: a, tile: key, text: "{{price.bread}} a loaf" }\n',
    ),
  }

  expect(at(page(language, changes), 'sections', 0, 'text')).toEqual([`${price} a loaf`])
})

test.for([
  ['en', ''],
  ['nl', '/nl'],
] as const)('links, walls and markup are resolved for %s', ([language, prefix]) => {
  const changes = withSection(`  - type: action
    look: split
    id: a
    media: { wall: flower }
    heading: A loaf
    text: See **[us](home#a)**.
    actions: [{ label: Go, to: home }]
`)

  expect(at(page(language, changes), 'sections', 0)).toMatchObject({
    media: { wall: { columns: 2, cells: [{ tile: 'leaf' }, { tile: 'leaf', turn: 90 }, {}, {}] } },
    text: [
      'See ',
      { type: 'strong', children: [{ type: 'link', href: `${prefix || '/'}#a` }] },
      '.',
    ],
    actions: [{ to: prefix || '/' }],
  })
})

test('a section needs only what it says: its look is the first, its address its heading', () => {
  const pages = emitted(
    Object.assign(
      {},
      ...(['en', 'nl'] as const).map((code) => {
        const heading = code === 'en' ? 'Our bread & cake' : 'Brood, één per dag'
        const words = `heading: '${heading}', text: Text`
        const sections = `  - { type: hero, lines: [Hello] }\n  - { type: text, ${words} }\n  - { type: text, ${words} }\n`
        return {
          [`${code}/pages/home.yaml`]: home(code).replace(/sections:.*/s, `sections:\n${sections}`),
        }
      }),
    ),
  )
  const shown = (file: string) => {
    const { sections } = Object(pages.get(file))
    return sections.map(({ id, look }: { id: string; look: string }) => [id, look])
  }
  expect(shown('data/en/pages/home.json')).toEqual([
    ['hero', 'title'],
    ['our-bread-cake', 'prose'],
    ['our-bread-cake-2', 'prose'],
  ])
  expect(shown('data/nl/pages/home.json')).toEqual([
    ['hero', 'title'],
    ['brood-een-per-dag', 'prose'],
    ['brood-een-per-dag-2', 'prose'],
  ])
})

test('it brings along the questions and figures that it names, and no others', () => {
  const faq = 'questions:\n  - { id: a, question: Why, answer: "*So*" }\n'
  const figures = 'figures:\n  - { id: a, value: 64%, label: Phones, description: of visits }\n'
  const changes = {
    ...withSection(
      '  - { type: faq, id: a, heading: Asked, faq: home }\n  - { type: facts, look: figures, id: b, heading: Counted, statistics: home }\n',
    ),
    ...inBoth('faqs/home.yaml', faq),
    ...inBoth('faqs/other.yaml', faq),
    ...inBoth('statistics/home.yaml', figures),
  }

  expect(page('nl', changes)).toMatchObject({
    faqs: { home: { questions: [{ id: 'a', answer: [{ type: 'emphasis', children: ['So'] }] }] } },
    statistics: { home: { figures: [{ id: 'a', value: '64%' }] } },
  })
  expect(Object.keys(Object(at(page('nl', changes), 'faqs')))).toEqual(['home'])
  expect(page('nl')).not.toHaveProperty('catalog')
})

test('a text loses the line break that its notation brought', () => {
  const changes = withSection(
    '  - type: text\n    look: statement\n    id: a\n    tile: key\n    text: >\n      We bake\n      at night.\n',
  )

  expect(at(page('en', changes), 'sections', 0, 'text')).toEqual(['We bake at night.'])
})

test('the list of all pages ends with what only the footer names, under its headings', () => {
  const home = smallSite['en/pages/home.yaml'] ?? ''
  const files = ['alone', 'bread', 'oven', 'terms'].map((name) =>
    inBoth(`pages/${name}.yaml`, home.replace('path: /', `path: /${name}\nname: The ${name}`)),
  )
  const footer = `columns:
    - { id: again, heading: Again, links: [{ label: Loaves, to: bread }, { label: Home, to: home }] }
    - { id: shop, heading: Shop, links: [{ label: Our oven, to: oven }, { label: Loaves, to: bread }] }
    - { id: legal, heading: Legal, links: [{ label: No 1 }, { label: Terms, to: terms }, { label: Oven, to: oven }] }`
  const navigation = Object.entries(smallSite).flatMap(([file, text]) =>
    file.endsWith('navigation.yaml')
      ? [
          [
            file,
            text
              .replace('to: home }', 'to: home }\n  - { label: Bread, to: bread }')
              .replace('columns: []', footer),
          ],
        ]
      : [],
  )
  const list = page('nl', {
    ...Object.assign({}, ...files),
    ...Object.fromEntries(navigation),
    ...withSection('  - { type: sitemap, id: sitemap, heading: Sitemap }\n'),
  })
  const routes = [
    { path: '/nl', name: 'Start' },
    { path: '/nl/bread', name: 'Bread' },
    { path: '/nl/alone', name: 'The alone' },
  ]

  expect(at(list, 'routes', 0)).toEqual({
    language: 'nl',
    name: 'Nederlands',
    home: '/nl',
    groups: [
      { routes },
      { heading: 'Shop', routes: [{ path: '/nl/oven', name: 'Our oven' }] },
      { heading: 'Legal', routes: [{ path: '/nl/terms', name: 'Terms' }] },
    ],
  })
})

const home = (code: 'en' | 'nl') => smallSite[`${code}/pages/home.yaml`] ?? ''

const other = (code: 'en' | 'nl', head: string) =>
  home(code)
    .replace(/^path: .*$/m, head)
    .replace(/^title: .*$/m, 'title: Somewhere else')

/** The pages for unknown addresses of the small site with some changes, by their address. */
function missingPages(changes: Changes = {}) {
  const { site } = checkSmallSite(changes)
  return Object.fromEntries(
    emitData(site).pages.flatMap(({ page }) => (page.status === 404 ? [[page.path, page]] : [])),
  )
}

const headingOf = (code: string) => readShippedWords(code).notFound.heading

describe('a site that has no page for unknown addresses gets one', () => {
  test('in each of its languages, with a way home and to the others', () => {
    expect(missingPages()).toMatchObject({
      '/404': {
        language: 'en',
        title: expect.stringMatching(`^${headingOf('en')} \\| `),
        layout: 'full',
        twins: { en: '/404', nl: '/nl/404' },
        sections: [{ heading: headingOf('en'), action: { to: '/' }, back: expect.any(String) }],
      },
      '/nl/404': {
        language: 'nl',
        sections: [{ heading: headingOf('nl'), action: { to: '/nl' } }],
      },
    })
  })

  test('in the words of the site where it has some', () => {
    const own = { heading: 'Nowhere', text: 'No.', suggestion: 'Try again.', home: 'Home' }
    const language = `${smallSite['en/language.yaml']}notFound: ${JSON.stringify(own)}\n`
    expect(missingPages({ 'en/language.yaml': language })).toMatchObject({
      '/404': { sections: [{ heading: 'Nowhere', action: { label: 'Home' } }] },
      '/nl/404': { sections: [{ heading: headingOf('nl') }] },
    })
  })
})

test('a page with that status replaces it, in its language', () => {
  const lost = (code: 'en' | 'nl') => ({ [`${code}/pages/lost.yaml`]: other(code, 'status: 404') })
  expect(Object.keys(missingPages({ ...lost('en'), ...lost('nl') }))).toEqual(['/lost', '/nl/lost'])
  const partly = thirdLanguage({ code: 'de' })
  const language = `${partly['de/language.yaml']}status: partial\n`
  expect(
    Object.keys(
      missingPages({ ...lost('en'), ...lost('nl'), ...partly, 'de/language.yaml': language }),
    ),
  ).toEqual(['/lost', '/nl/lost', '/de/404'])
})

describe('a build knows what it follows from', () => {
  const filesOf = (changes: Changes) =>
    new Map(
      Object.entries({ ...smallSite, ...changes }).flatMap(([path, text]): [string, string][] =>
        text === undefined ? [] : [[path, text]],
      ),
    )
  const renamed = (smallSite['site.yaml'] ?? '').replace(/name: [^,}\n]*/, 'name: Another name')

  test.for<[string, Changes, readonly string[]]>([
    ['nothing changed', {}, []],
    [
      'a text of a page',
      { 'en/pages/home.yaml': home('en').replace('bake', 'baked') },
      ['en home'],
    ],
    [
      'a page of its own in English',
      { 'en/pages/lost.yaml': other('en', 'status: 404\nlanguages: [en]') },
      ['en lost', 'nl 404'],
    ],
    ['the name of the site', { 'site.yaml': renamed }, ['en 404', 'en home', 'nl 404', 'nl home']],
  ])('%s', ([, changes, made]) => {
    const cache = createCache()
    const pagesOf = (own: Changes) => {
      const input = {
        files: filesOf(own),
        folder: 'content',
        schemas,
        validators,
        today: '2026-01-01',
      }
      const { site } = linkContent({ ...input, cache })
      const emitted = emitPages<string>(site, cache).flatMap(({ language, name, files }) => {
        if (files.told() !== undefined) return []
        files.begin().tell('made')
        return [`${language} ${name}`]
      })
      checkContent({ ...input, cache })
      return emitted.toSorted()
    }
    expect(pagesOf({})).toEqual(['en 404', 'en home', 'nl 404', 'nl home'])
    expect(pagesOf(changes)).toEqual(made)
    expect(pagesOf(changes)).toEqual([])
  })
})
