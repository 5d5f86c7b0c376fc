import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite, findingsOf, smallSite } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { holdsForSites } from '../sites.ts'

const page = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''

test.for([
  {
    name: 'a page in every language',
    changes: { 'en/pages/about.yaml': page, 'nl/pages/about.yaml': page },
    findings: [],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

const only = (...codes: readonly string[]) => `languages: [${codes.join(', ')}]\n${page}`

holdsForSites('parity/missing-page', {
  caught: {
    'a page in English alone': { 'en/pages/about.yaml': page },
    'the home page': { 'nl/pages/home.yaml': undefined },
  },
  clean: {
    'the small site': {},
    'a page that names both and is in both': inBoth('pages/about.yaml', only('en', 'nl')),
  },
})

test('who translated the name of a file is told so, once', () => {
  const { diagnostics } = checkSmallSite({
    'en/pages/about.yaml': page,
    'nl/pages/over-ons.yaml': page,
  })
  expect(diagnostics.map(({ at, hint }) => [at.file, hint])).toEqual([
    [
      'content/nl/pages/over-ons.yaml',
      'Rename it to about.yaml, or rename content/en/pages/about.yaml to over-ons.yaml: a page has one name in every language.',
    ],
  ])
})

test('two pages that share nothing may still be one', () => {
  const { diagnostics } = checkSmallSite({
    'en/pages/about.yaml': page,
    'nl/pages/over-ons.yaml': page.replace('id: about', 'id: over-ons'),
  })
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'If content/nl/pages/over-ons.yaml is this page in Dutch, both files have one name: about.yaml or over-ons.yaml.',
    'If content/en/pages/about.yaml is this page in English, both files have one name: over-ons.yaml or about.yaml.',
  ])
})

test('each page with a translated name is found by its ids', () => {
  const named = (id: string) => page.replace('id: about', `id: ${id}`)
  const found = findingsOf({
    'en/pages/about.yaml': named('us'),
    'en/pages/prices.yaml': named('prices'),
    'nl/pages/over-ons.yaml': named('us'),
    'nl/pages/prijzen.yaml': named('prices'),
  })
  expect(found).toEqual([
    'content/nl/pages/over-ons.yaml:1:1 parity/missing-page This is the page "about" in Dutch, and its file has another name.',
    'content/nl/pages/prijzen.yaml:1:1 parity/missing-page This is the page "prices" in Dutch, and its file has another name.',
  ])
})

const other = page.replace('id: about', 'id: other')

test.for([{ name: 'English', languages: '[en, nl, uk]' }])(
  'with three languages and $name as the source',
  ({ languages }) => {
    const hints = (changes: Changes) =>
      checkSmallSite({
        ...thirdLanguage({ code: 'uk' }),
        ...edit('site.yaml', '[en, nl]', languages),
        ...changes,
      }).diagnostics.map(({ at, message, hint }) => [at.file, message, hint])
    const listed = languages.slice(1, -1).split(', ')
    const inOrder = ['en', 'uk'].toSorted((a, b) => listed.indexOf(a) - listed.indexOf(b))
    const [first = '', second = ''] = inOrder
    const called: Readonly<Record<string, string>> = { en: 'English', uk: 'Ukrainian' }

    // Two languages have a page, and the third has another one that neither of them has.
    const renamed = hints({
      'en/pages/about.yaml': page,
      'uk/pages/about.yaml': page,
      'nl/pages/over-ons.yaml': other,
    })
    expect(renamed).toContainEqual([
      `content/${first}/pages/about.yaml`,
      'There is no page "about" in Dutch.',
      'If content/nl/pages/over-ons.yaml is this page in Dutch, both files have one name: about.yaml or over-ons.yaml.',
    ])
    // What the third language has is in one of the two, beside the page: it is not the same page.
    const both = hints({
      'en/pages/about.yaml': page,
      'uk/pages/about.yaml': page,
      'nl/pages/news.yaml': other,
      [`${second}/pages/news.yaml`]: other,
    })
    expect(both).toContainEqual([
      `content/${first}/pages/about.yaml`,
      'There is no page "about" in Dutch.',
      `Add content/nl/pages/about.yaml, or say "languages: [${inOrder.join(', ')}]" if it is meant to be in ${called[first]} and ${called[second]} only.`,
    ])
  },
)
