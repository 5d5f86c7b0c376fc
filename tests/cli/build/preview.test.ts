import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createPreview, type Preview } from '#cli/build/preview/preview.ts'
import { sectionsPath } from '#generator/index.ts'
import type { DevContent } from '#renderer/site/index.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { fakeContext, folderWith, projectWithSection } from '../diptych.ts'

const page = (title: string, text = 'We bake at {{price.bread}}.', more = '') => `title: ${title}
description: Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${text}
${more}`

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

const shop = 'en/pages/shop.yaml'
const winkel = 'nl/pages/shop.yaml'
const fresh = 'pages/new.yaml'
const loaf = page('Market', 'We bake at {{price.loaf}}.')
const keptShop = { '/shop': ['Shop', kept(shop)] } as const
const drafted = { '/de': ['Bakkerij in Haarlem', draft] } as const
const market = { '/shop': 'Market' }

/** What is written, and which pages show something else than at the start. */
type Step = readonly [changes: Changes, shown: Shown]

const stories: readonly (readonly [name: string, ...steps: readonly Step[]])[] = [
  [
    'a file that is no YAML keeps its page; an edit of another one shows',
    [{ [shop]: 'title: "Shop' }, keptShop],
    [{ [winkel]: page('Bakker') }, { ...keptShop, '/nl/shop': 'Bakker' }],
    [{ [shop]: page('Market') }, { ...market, '/nl/shop': 'Bakker' }],
  ],
  [
    'a menu that leads nowhere keeps the menu of its language; pages follow',
    [
      {
        'nl/navigation.yaml': smallSite['nl/navigation.yaml']?.replace('to: home', 'to: hom'),
        [winkel]: page('Bakker'),
      },
      {
        '/nl': ['Bakkerij in Haarlem', kept('nl/navigation.yaml')],
        '/nl/shop': ['Bakker', kept('nl/navigation.yaml')],
      },
    ],
  ],
  [
    'a renamed fact keeps the pages that name it until each names the new one',
    [
      { 'facts.yaml': 'price:\n  loaf: { money: 5 }\n' },
      { ...keptShop, '/nl/shop': ['Winkel', kept(winkel)] },
    ],
    [{ [shop]: loaf }, { ...market, '/nl/shop': ['Winkel', kept(winkel)] }],
  ],
  [
    'settings that vanish',
    [
      { 'site.yaml': undefined },
      Object.fromEntries(
        Object.entries(untouched).map(([path, text]) => [path, [String(text), kept('site.yaml')]]),
      ),
    ],
  ],
  [
    'a page without its translation shows in both languages',
    [
      { [`en/${fresh}`]: page('New') },
      {
        '/new': ['New', missing(`nl/${fresh}`, 'Dutch', 'English')],
        '/nl/new': ['New', missing(`nl/${fresh}`, 'Dutch', 'English')],
      },
    ],
    [{ [`nl/${fresh}`]: page('Nieuw') }, { '/new': 'New', '/nl/new': 'Nieuw' }],
  ],
  [
    'a draft of a language, page by page, and then in part',
    [
      german('draft'),
      {
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
      { ...drafted, '/de/shop': ['Laden', draft] },
    ],
    [
      { 'de/pages/shop.yaml': 'title: [' },
      { ...drafted, '/de/shop': ['Laden', draft, kept('de/pages/shop.yaml')] },
    ],
    [{ ...german('partial'), 'de/pages/shop.yaml': undefined }, { '/de': 'Bakkerij in Haarlem' }],
  ],
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

/** A preview of a site that was looked at and checked, and what each look at it shows from then on. */
async function startPreview(start: Changes = {}) {
  const cwd = folderWith({ ...withShop, ...start })
  const { context } = fakeContext({ cwd })
  const preview = createPreview(context)
  pagesOf((await preview.look()).shown)
  pagesOf((await review(preview)).shown)
  return async ([changes, expected]: Step) => {
    write(cwd, changes)
    const { shown } = await preview.look(Object.keys(changes))
    expect(pagesOf(shown), 'before the check').toEqual({ ...untouched, ...expected })
    const { shown: checked } = await review(preview)
    expect(pagesOf(checked), 'after the check').toEqual({ ...untouched, ...expected })
  }
}

test.for(stories)('a preview: %s', async ([, ...steps]) => {
  const take = await startPreview()
  for (const step of steps) await take(step)
})

test('a page that was never drawn has no content yet, and its link is no error of another', async () => {
  const take = await startPreview({ [shop]: 'title: "Shop' })
  await take([{}, { '/shop': '-' }])
  await take([{ [shop]: page('Shop') }, {}])
})

test('one page shows an example of every section type that the site can draw', async () => {
  const { context } = fakeContext({ cwd: folderWith(withShop) })
  const preview = createPreview(context)
  const { input } = (await preview.look()).shown.draw(sectionsPath)

  const types = input?.page.sections.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['action', 'hero', 'quote', 'steps', 'text']))
  // There is no list of questions.
  expect(types).not.toContain('faq')
})

test('a section type that loses its component keeps every page', async () => {
  const cwd = projectWithSection(withShop)
  const { context } = fakeContext({ cwd, engine: cwd })
  const preview = createPreview(context)
  const { shown } = await review(preview)
  const before = pagesOf(shown)
  expect(Object.keys(before)).toHaveLength(4)

  rmSync(join(cwd, 'sections/guest-book/section.tsx'))
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
