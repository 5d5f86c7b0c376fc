import { describe, expect, test } from 'vitest'
import { languageFormat } from '#generator/languages/language-format.ts'
import { createContext } from '#generator/text/figures/read-figures.ts'
import { changeOf } from '#generator/text/meaning/change.ts'
import { recorded } from './recorded-site.ts'
import { checkSmallSite, smallSite } from './small-site.ts'

type Pair = readonly [english: string, dutch: string]

const page = ([en, nl]: Pair) => ({
  'en/pages/home.yaml': smallSite['en/pages/home.yaml']?.replace('We bake at night.', () =>
    JSON.stringify(en),
  ),
  'nl/pages/home.yaml': smallSite['nl/pages/home.yaml']?.replace('Wij bakken ’s nachts.', () =>
    JSON.stringify(nl),
  ),
})

const path = 'sections[about].text'

/** What is found in a text whose two languages were confirmed as they were. */
const foundSince = (before: Pair, after: Pair) =>
  checkSmallSite({ ...recorded(page(before)), ...page(after) }).diagnostics.filter(
    (each) => each.path === path,
  )

const context = createContext(new Map(), languageFormat('en-GB', 'EUR'))

/** The families of what one language changed. */
const changed = (before: string, after: string) =>
  changeOf(before, after, context).differences.map(({ family }) => family)

const codes = (found: readonly { readonly code: string }[]) => found.map(({ code }) => code)

/** As many words, none of which repeats the one before it. */
const long = (words: readonly string[], count = 5_000) =>
  Array.from({ length: count }, (_, place) => words[place % words.length]).join(' ')

describe('a very long text', () => {
  const english = long(['bread', 'oven', 'night', 'flour', 'salt'])
  const dutch = long(['brood', 'oven', 'nacht', 'meel', 'zout'])

  test.for<readonly [what: string, text: string, translation: string]>([
    ['of words', english, dutch],
    ['that is one word', long(['bread']), long(['brood'])],
    ['that is one number', '7'.repeat(20_000), '7'.repeat(20_000)],
    ['in one word', 'x'.repeat(20_000), 'y'.repeat(20_000)],
  ])('%s is checked, and compared with its past', ([, text, translation]) => {
    const [was, is] = [`${text} You must call.`, `${text} You must not call.`]
    expect(changed(was, is)).toContain('negation')
    expect(foundSince([was, translation], [is, translation])).not.toEqual([])
  })

  test('that was written anew is told within bounds', () => {
    const found = foundSince(
      [english, dutch],
      [long(['rye', 'mill', 'day']), long(['rogge', 'molen'])],
    )
    expect(found).not.toEqual([])
    // The texts themselves are in no report.
    const told = found.map(({ values: _, ...rest }) => rest)
    expect(JSON.stringify(told).length).toBeLessThan(50_000)
  })
})

test.for<readonly [what: string, before: Pair, after: Pair, code: string]>([
  [
    'right to left',
    ['אנחנו אופים לחם בלילה.', 'نخبز الخبز في الليل.'],
    ['אנחנו אופים לחם ביום.', 'نخبز الخبز في الليل.'],
    'translation/stale',
  ],
  [
    'a figure between letters from right to left',
    ['מחיר 45 שקלים בלבד.', 'السعر 45 شيكل فقط.'],
    ['מחיר 54 שקלים בלבד.', 'السعر 45 شيكل فقط.'],
    'translation/meaning',
  ],
  [
    'scripts in one text',
    ['Ask Анна for パン and «лікар», not for 餅.', 'Vraag Анна om パン en «лікар», niet om 餅.'],
    ['Ask Анна for パン and «лікар» for 餅.', 'Vraag Анна om パン en «лікар», niet om 餅.'],
    'translation/meaning',
  ],
  [
    'signs that turn the direction, and a torn pair',
    ['You must call \u202Eus\u202C \uD83D now.', 'Je moet \u202Eons\u202C \uD83D nu bellen.'],
    ['You may call \u202Eus\u202C \uD83D now.', 'Je moet \u202Eons\u202C \uD83D nu bellen.'],
    'translation/meaning',
  ],
  ['signs alone', ['🥖🥐 🙂', '🥖🥐 🙂'], ['🥖 🙂 ?!', '🥖🥐 🙂'], 'translation/stale'],
])('%s', ([, before, after, code]) => {
  expect(codes(foundSince(before, after))).toContain(code)
})

test('a text that repeats a mistake is told with the first of them, and that there are more', () => {
  const found = checkSmallSite(page(['the '.repeat(2_000), 'de '.repeat(2_000)])).diagnostics
  const repeated = found.filter(
    ({ code, at }) => code === 'text/repeated-word' && at.file.includes('/en/'),
  )

  expect(repeated).toHaveLength(26)
  expect(repeated.at(-1)?.message).toBe('This text has more of the same.')
  // The texts themselves are in no report.
  const told = found.map(({ values: _, ...rest }) => rest)
  expect(JSON.stringify(told).length).toBeLessThan(50_000)
})
