import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPreview, type Preview } from '#cli/build/preview/preview.ts'
import { sectionsPath } from '#generator/index.ts'
import type { DevContent } from '#renderer/site/index.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { fakeContext, folderWith, projectWith } from '../diptych.ts'

const page = (title: string, text = 'We bake at {{price.bread}}.', more = '') => `title: ${title}
description: Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${text}
${more}`

const faq = (question: string) =>
  `questions:\n  - { id: fresh, question: ${question}, answer: Yes. }\n`

const withFaq = (title: string) =>
  page(title, 'We bake.', '  - { type: faq, id: faq, heading: Questions, faq: bread }\n')

/** The small site with another page in both languages. */
const withShop: Changes = {
  'en/pages/shop.yaml': page('Shop'),
  'nl/pages/shop.yaml': page('Winkel'),
}

/** The paths that show something, with what they show and are told; `-` for a page without content. */
type Shown = Readonly<Record<string, string | readonly [text: string, ...notes: readonly string[]]>>

const kept = (file: string) =>
  `Parts of this page stay as they were until content/${file} is fixed.`
const missing = (file: string, language: string, other: string) =>
  `content/${file} is not there yet. Until it is, ${language} shows the text in ${other}.`

const untouched: Shown = {
  '/': 'Bakery in Haarlem',
  '/nl': 'Bakkerij in Haarlem',
  '/shop': 'Shop',
  '/nl/shop': 'Winkel',
}

const draft = 'German is a draft: visitors do not see it.'
const inDraft = (file: string) => [draft, missing(`de/${file}`, 'German', 'English')] as const
const menus = missing('de/navigation.yaml', 'German', 'English')
const german = (status: string): Changes => ({
  'site.yaml': smallSite['site.yaml']?.replace('[en, nl]', '[en, nl, de]'),
  'de/language.yaml': smallSite['nl/language.yaml']?.replace(
    'locale: nl',
    `status: ${status}\nlocale: de`,
  ),
})

interface Story {
  readonly name: string
  readonly start?: Changes
  readonly steps: readonly (readonly [changes: Changes, shown: Shown])[]
}

const shop = 'en/pages/shop.yaml'
const renamed = { 'facts.yaml': 'price:\n  loaf: { money: 5 }\n' }
const loaf = page('Shop', 'We bake at {{price.loaf}}.')

const stories: readonly Story[] = [
  {
    name: 'a file that is no YAML keeps its page; an edit of another one shows',
    steps: [
      [{ [shop]: 'title: "Shop' }, { ...untouched, '/shop': ['Shop', kept(shop)] }],
      [
        { 'nl/pages/shop.yaml': page('Bakker') },
        { ...untouched, '/shop': ['Shop', kept(shop)], '/nl/shop': 'Bakker' },
      ],
      [{ [shop]: page('Market') }, { ...untouched, '/shop': 'Market', '/nl/shop': 'Bakker' }],
    ],
  },
  {
    name: 'a file without a key that it needs',
    steps: [
      [
        { [shop]: page('Market').replace(/^desc.*$/m, '') },
        { ...untouched, '/shop': ['Shop', kept(shop)] },
      ],
    ],
  },
  {
    name: 'a text that names no fact',
    steps: [
      [
        { [shop]: page('Market', 'From {{price.bred}}.') },
        { ...untouched, '/shop': ['Shop', kept(shop)] },
      ],
    ],
  },
  {
    name: 'a menu that leads nowhere keeps the menu of its language; pages follow',
    steps: [
      [
        {
          'nl/navigation.yaml': smallSite['nl/navigation.yaml']?.replace('to: home', 'to: hom'),
          'nl/pages/shop.yaml': page('Bakker'),
        },
        {
          ...untouched,
          '/nl': ['Bakkerij in Haarlem', kept('nl/navigation.yaml')],
          '/nl/shop': ['Bakker', kept('nl/navigation.yaml')],
        },
      ],
    ],
  },
  {
    name: 'a renamed fact keeps the pages that name it until each names the new one',
    steps: [
      [
        renamed,
        {
          ...untouched,
          '/shop': ['Shop', kept(shop)],
          '/nl/shop': ['Winkel', kept('nl/pages/shop.yaml')],
        },
      ],
      [
        { [shop]: loaf.replace('Shop', 'Market') },
        { ...untouched, '/shop': 'Market', '/nl/shop': ['Winkel', kept('nl/pages/shop.yaml')] },
      ],
    ],
  },
  {
    name: 'a shared file that cannot be read has its last text',
    steps: [
      [
        { 'facts.yaml': 'price: {', [shop]: page('Market') },
        { ...untouched, '/shop': 'Market' },
      ],
    ],
  },
  {
    name: 'settings that vanish',
    steps: [
      [
        { 'site.yaml': undefined },
        Object.fromEntries(
          Object.entries(untouched).map(([path, text]) => [
            path,
            [String(text), kept('site.yaml')],
          ]),
        ),
      ],
    ],
  },
  {
    name: 'words of a language that vanish',
    steps: [
      [
        { 'nl/language.yaml': undefined, [shop]: page('Market') },
        {
          ...untouched,
          '/shop': 'Market',
          '/nl': ['Bakkerij in Haarlem', kept('nl/language.yaml')],
          '/nl/shop': ['Winkel', kept('nl/language.yaml')],
        },
      ],
    ],
  },
  {
    name: 'a page without its translation shows in both languages',
    steps: [
      [
        { 'en/pages/new.yaml': page('New') },
        {
          ...untouched,
          '/new': ['New', missing('nl/pages/new.yaml', 'Dutch', 'English')],
          '/nl/new': ['New', missing('nl/pages/new.yaml', 'Dutch', 'English')],
        },
      ],
      [{ 'nl/pages/new.yaml': page('Nieuw') }, { ...untouched, '/new': 'New', '/nl/new': 'Nieuw' }],
    ],
  },
  {
    name: 'a page that begins in a translation',
    steps: [
      [
        { 'nl/pages/new.yaml': page('Nieuw') },
        {
          ...untouched,
          '/new': ['Nieuw', missing('en/pages/new.yaml', 'English', 'Dutch')],
          '/nl/new': ['Nieuw', missing('en/pages/new.yaml', 'English', 'Dutch')],
        },
      ],
    ],
  },
  {
    name: 'a page of one language',
    steps: [
      [{ 'en/pages/new.yaml': `languages: [en]\n${page('New')}` }, { ...untouched, '/new': 'New' }],
    ],
  },
  {
    name: 'a draft of a language, page by page, and then in part',
    steps: [
      [
        german('draft'),
        {
          ...untouched,
          '/de': ['Bakery in Haarlem', ...inDraft('pages/home.yaml'), menus],
          '/de/shop': ['Shop', ...inDraft('pages/shop.yaml'), menus],
        },
      ],
      [
        {
          'de/navigation.yaml': smallSite['nl/navigation.yaml'],
          'de/pages/home.yaml': smallSite['nl/pages/home.yaml'],
          'de/pages/shop.yaml': page('Laden'),
        },
        { ...untouched, '/de': ['Bakkerij in Haarlem', draft], '/de/shop': ['Laden', draft] },
      ],
      [
        { 'de/pages/shop.yaml': 'title: [' },
        {
          ...untouched,
          '/de': ['Bakkerij in Haarlem', draft],
          '/de/shop': ['Laden', draft, kept('de/pages/shop.yaml')],
        },
      ],
      [
        { ...german('partial'), 'de/pages/shop.yaml': undefined },
        { ...untouched, '/de': 'Bakkerij in Haarlem' },
      ],
    ],
  },
  {
    name: 'questions without their translation',
    steps: [
      [
        {
          'en/faqs/bread.yaml': faq('Fresh?'),
          [shop]: withFaq('Shop'),
          'nl/pages/shop.yaml': withFaq('Winkel'),
        },
        {
          ...untouched,
          '/shop': ['Shop', missing('nl/faqs/bread.yaml', 'Dutch', 'English')],
          '/nl/shop': ['Winkel', missing('nl/faqs/bread.yaml', 'Dutch', 'English')],
        },
      ],
    ],
  },
  {
    name: 'a section that the translation lacks',
    steps: [
      [
        {
          [shop]: page(
            'Market',
            'We bake.',
            '  - { type: text, look: statement, id: b, tile: key, text: Yes. }\n',
          ),
        },
        { ...untouched, '/shop': 'Market' },
      ],
    ],
  },
  {
    name: 'a text that is still to be written',
    steps: [[{ [shop]: page('Market', 'TODO') }, { ...untouched, '/shop': 'Market' }]],
  },
  {
    name: 'a page that was never drawn has no content yet, and its link is no error of another',
    start: { [shop]: 'title: "Shop' },
    steps: [
      [{}, { ...untouched, '/shop': '-' }],
      [{ [shop]: page('Shop') }, untouched],
    ],
  },
]

/** Draws every page that somebody wrote. */
const pagesOf = ({ addresses, draw }: DevContent): Shown =>
  Object.fromEntries(
    addresses.flatMap(({ path, status }) => {
      if (status === 404 || path === sectionsPath) return []
      const { input, notes } = draw(path)
      const title = input?.page.title ?? '-'
      return [[path, notes.length > 0 ? [title, ...notes] : title]]
    }),
  )

const always = new AbortController().signal

/** A check that nobody stops. */
async function review(preview: Preview) {
  const found = await preview.check({ signal: always })
  if (!found) throw new Error('The check was stopped.')
  return found
}

describe('a preview', () => {
  test.for(stories)('$name', async ({ start = {}, steps }) => {
    const cwd = folderWith({ ...withShop, ...start })
    const { context } = fakeContext({ cwd })
    const preview = createPreview(context, { content: 'content', pseudo: false })
    pagesOf((await preview.look()).shown)
    pagesOf((await review(preview)).shown)

    for (const [changes, expected] of steps) {
      write(cwd, changes)
      const { shown } = await preview.look(Object.keys(changes))
      expect(pagesOf(shown), 'before the check').toEqual(expected)
      expect(pagesOf((await review(preview)).shown), 'after the check').toEqual(expected)
    }
  })
})

test('one page shows an example of every section type that the site can draw', async () => {
  const { context } = fakeContext({ cwd: folderWith(withShop) })
  const preview = createPreview(context, { content: 'content', pseudo: false })
  const { input } = (await preview.look()).shown.draw(sectionsPath)

  const types = input?.page.sections.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['action', 'hero', 'quote', 'steps', 'text']))
  // There is no list of questions.
  expect(types).not.toContain('faq')
})

test('a section type that loses its component keeps every page', async () => {
  const cwd = projectWith(withShop)
  const { context } = fakeContext({ cwd, engine: cwd })
  const preview = createPreview(context, { content: 'content', pseudo: false })
  const { shown } = await review(preview)
  const before = pagesOf(shown)
  expect(Object.keys(before)).toHaveLength(4)

  rmSync(join(cwd, 'renderer/client/sections/text.tsx'))
  write(cwd, { [shop]: page('Market') })
  expect(pagesOf((await preview.look([shop])).shown)).toEqual(before)
  const { shown: after, findings } = await review(preview)
  expect(pagesOf(after)).toEqual(before)
  expect(findings.problems.map(({ code }) => code)).toContain('schema/missing-component')
})

function write(cwd: string, changes: Changes) {
  for (const [path, text] of Object.entries(changes)) {
    const file = join(cwd, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
}
