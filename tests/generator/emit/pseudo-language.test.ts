import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { pseudoText } from '#generator/emit/pseudo-language.ts'
import { checkContent, withPseudoLanguage } from '#generator/index.ts'
import { readShippedWords } from '#generator/languages/interface-words.ts'
import { emitData } from '../../support/emitted-data.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { smallSite } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'

test.for([
  ['Plan a call', 'Plååñ åå çååll'],
  ['including VAT', 'îîñçlûûdîîñg VÅÅT'],
  ['from {{price.core}} on', 'frööm {{price.core}} ööñ'],
  ['on [[date]]', 'ööñ [[date]]'],
  ['**bold** and *soft*\n\n- one\n- two', '**bööld** ååñd *ssööft*\n\n- ööñéé\n- twöö'],
  ['at https://bakery.example/a?b=c today', 'ååt https://bakery.example/a?b=c töödååÿÿ'],
  ['a&nbsp;b', 'åå&nbsp;b'],
  ['over 20 per cent', 'öövéér 20 péér çééñt'],
  ['パンの店、 2日', 'パンのの店、 2日'],
] as const)('%s → %s', ([text, expected]) => {
  expect(pseudoText(text)).toBe(expected)
})

test('a text that would be longer than is allowed gets accents only', () => {
  expect(pseudoText('Call us', 10)).toBe('Çååll ûûss')
  expect(pseudoText('Call us', 9)).toBe('Çåll ûs')
})

const small = new Map(
  Object.entries(smallSite).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
)

test('the source language comes a second time; everything else stays as it is', () => {
  const files = withPseudoLanguage(small, schemas)
  expect([...files].slice(0, small.size)).toEqual([...small])
  expect([...files.keys()].slice(small.size).toSorted()).toEqual([
    'qps/language.yaml',
    'qps/navigation.yaml',
    'qps/pages/home.yaml',
  ])
  expect(JSON.parse(files.get('qps/pages/home.yaml') ?? '')).toEqual({
    path: '/',
    title: expect.stringMatching(/^Båkérÿ /),
    description: expect.stringMatching(/^Bréåd fröm å wööd övéñ/),
    sections: [
      { type: 'text', look: 'statement', id: 'about', tile: 'key', text: 'Wéé bååkéé ååt ñîîght.' },
    ],
  })
  expect(JSON.parse(files.get('qps/language.yaml') ?? '')).toMatchObject({
    name: 'Pseudo',
    short: 'QPS',
    locale: 'en',
    words: { skip: 'Åå wöörd' },
  })
})

test.for([
  ['a page of some languages only', 'en/pages/home.yaml', 'languages: [en]\n'],
  ['a file that cannot be read', 'en/pages/home.yaml', 'title: [\n'],
] as const)('%s has no twin', ([, path, text]) => {
  const files = withPseudoLanguage(new Map([...small, [path, text]]), schemas)
  expect([...files.keys()]).not.toContain('qps/pages/home.yaml')
})

/** What a site in one language may say of prices, dates, times and parts of a whole, and in what words. */
const sources = {
  en: 'Open from 8 am to 2 pm until 1 June 2026, 12 per cent off, a third of 20 loaves in half an hour.',
  nl: 'Open van 8 tot 14 uur tot 1 juni 2026, 12 procent korting, een derde van 20 broden in een half uur.',
  de: 'Von 8 bis 14 Uhr, bis 1. Juni 2026, 12 Prozent Rabatt, 3,5 Stunden, ein Drittel von 20 Broten.',
  fr: 'De 8 h à 14 h, jusqu’au 1er juin 2026, 12 pour cent de remise, un tiers de 20 pains en 2 jours.',
  uk: 'З 8 до 14 години, до 1 червня 2026 року, знижка 12 відсотків, третина з 20 хлібин за 2 дні.',
  ja: '8時から14時まで、 2026年6月1日まで、12パーセント引き、20個の三分の一、2日間。',
  el: 'Από τις 8 έως τις 14, έως 1 Ιουνίου 2026, 12 τοις εκατό έκπτωση, το ένα τρίτο από 20 καρβέλια.',
} as const

test.for(Object.entries(sources))('a site whose source is "%s" gains no error', ([code, text]) => {
  const third = thirdLanguage({ code: 'zz', locale: code })
  const own = new Map(
    Object.entries(third).flatMap(([path, written = '']): [string, string][] =>
      path.startsWith('zz/') ? [[path.replace('zz', code), written]] : [],
    ),
  )
  own.set(
    `${code}/pages/home.yaml`,
    `${own.get(`${code}/pages/home.yaml`)?.replace(/text: .*/, '')}    text: ${text}\n`,
  )
  // Of some of these languages Diptych has no words.
  own.set(
    `${code}/language.yaml`,
    `${own.get(`${code}/language.yaml`)}${stringify({ notFound: readShippedWords('en').notFound })}`,
  )
  own.set('site.yaml', `${smallSite['site.yaml']}`.replace('[en, nl]', `[${code}]`))
  own.set('brand/tiles.svg', `${smallSite['brand/tiles.svg']}`)
  own.set('facts.yaml', `${smallSite['facts.yaml']}`)
  const check = (files: ReadonlyMap<string, string>) =>
    checkContent({ files, folder: 'content', schemas, validators, today: '2026-01-01' })
  const files = withPseudoLanguage(own, schemas)
  const before = check(own)
  const after = check(files)
  expect(after.diagnostics).toEqual(before.diagnostics)
  expect(after.hasErrors).toBe(false)
  expect(after.site.languages.map((each) => each.code)).toEqual([code, 'qps'])

  const { pages } = emitData(after.site)
  const [shown, pseudo] = pages.map(({ page }) => textOf(page.sections))
  expect((pseudo?.length ?? 0) / (shown?.length ?? 1)).toBeGreaterThan(1.1)
})

/** Every text of a value that is more than a name. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.includes(' ') ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join('')
}
