import { describe, expect, test } from 'vitest'
import { translatableTexts } from '#generator/model/texts.ts'
import { foreignClause, tellingWords } from '#generator/text/foreign/foreign-clause.ts'
import { memo, site } from '../../../support/checked-content.ts'
import { type Changes, checkSmallSiteWholly } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { holdsForWords, inDutch, inEnglish, wordFindings } from '../words.ts'

const code = 'language/foreign-clause'

holdsForWords('language/foreign-clause', 'text', {
  caught: [
    inDutch('Stuur ons een bericht and you will receive an answer by tomorrow morning.'),
    inDutch(
      'We bakken elke nacht, then cooling down on wooden racks for hours, en brengen het rond.',
    ),
    inDutch('De oven staat aan de gracht where the flour arrives by boat.'),
    inDutch('Bestel voor twaalf uur. Please ring twice at the side entrance.'),
    inDutch('Onze taart is te bestellen by phone or in the shop itself.'),
    inDutch('Haal je brood op at the counter near the old church tower.'),
    inDutch('**Let op:** these loaves cannot be frozen, zegt de bakker.'),
    inDutch('Wie vaker komt, saves stamps and pays nothing for the tenth loaf.'),
    inDutch('Voor {{price.bread}} krijg je a whole loaf that keeps for days.'),
    inDutch('Neem je eigen tas mee to carry everything home safely, dat scheelt plastic.'),
    inEnglish('Send us a message en morgenochtend komt er antwoord per post.'),
    inEnglish('The oven stands by the canal waar het meel per boot aankomt.'),
    inEnglish('Order before noon and wij leggen het brood klaar bij de deur.'),
    inEnglish('Bring a bag om alles heel thuis te krijgen, which saves plastic.'),
    inEnglish('Our cake keeps for a week als je hem koel en donker bewaart.'),
    inEnglish('Every tenth loaf is free voor iedere klant die trouw stempels heeft gespaard.'),
    inEnglish('We bake at night.\n\nOverdag slapen onze bakkers, behalve op zaterdag.'),
  ],
  clean: [
    inDutch('Stuur ons een bericht, dan krijg je morgenochtend antwoord.'),
    inDutch('Wij doen design, development, hosting, support, marketing en branding.'),
    inDutch('Keuze uit cappuccino, espresso, latte macchiato, flat white, cold brew.'),
    inDutch('Yoga, pilates, bootcamp, spinning, body pump, power training en zumba'),
    inDutch('De bakker zei: “you will receive an answer by tomorrow morning”.'),
    inDutch('Lees «the loaf that keeps for days and the flour» van Anna Visser.'),
    inDutch('Lid van The Royal Academy of Bread and Pastry in Londen.'),
    inDutch('Zet `and you will receive an answer by tomorrow` in het veld.'),
    inDutch('Customer relationship management, search engine optimization, user experience design'),
    inDutch('And you will receive it.'),
    inDutch('Jazz, soul, funk, rock, pop, hiphop, house, techno, ambient, drum and bass'),
    inDutch('Tomaat, basilicum, mozzarella, pesto, rucola, prosciutto, balsamico'),
    inEnglish('Send us a message and you will receive an answer by tomorrow.'),
    inEnglish(
      'We serve bitterballen, stamppot, kroketten, poffertjes, stroopwafels and hagelslag.',
    ),
    inEnglish('Ask Jan van der Meer of De Vries en Zonen aan de Gracht.'),
    inEnglish('The Dutch say “wie het kleine niet eert, is het grote niet weerd”.'),
    inEnglish('Bread rolls, rye bread, butter cake, apple pie, ginger biscuits, oat bars'),
    inEnglish('https://bakery.example/en-je-krijgt/morgenochtend/meteen/een/antwoord'),
    inEnglish('7 8 9 10 11 12 13 14 15'),
  ],
})

test('what other rules tell is not told again', () => {
  const sentence = 'We bake the bread at night and deliver it before you wake up.'
  const told = (nl: string) => wordFindings(code, [sentence, nl], 'text')
  expect(told(sentence)).toEqual([])
  expect(told('Dit is brood, and then you order it from our shop.')).toEqual([])
})

test('the clause is marked, not the sentence around it', () => {
  const [finding] = wordFindings(
    code,
    inDutch('Stuur een bericht and you will receive it tomorrow.'),
    'text',
  )
  expect(finding?.message).toBe(
    'This part is in English, on a page in Dutch: “and you will receive it tomorrow”.',
  )
  expect(finding?.at.column).toBe(30)
})

/** A clause in each language, and a sentence that it may stand in. */
const spoken = {
  en: [
    'and you will receive an answer by tomorrow',
    'We bake at night, {}, every day of the week.',
  ],
  nl: ['en je krijgt morgenochtend meteen een antwoord', 'Wij bakken in de nacht, {}, elke dag.'],
  de: [
    'und du bekommst gleich morgen eine Antwort',
    'Wir backen in der Nacht, {}, und zwar jeden Tag.',
  ],
  fr: [
    'et vous recevrez une réponse dès demain matin',
    'Nous cuisons la nuit, {}, et cela tous les jours.',
  ],
  pl: ['i jutro rano otrzymasz od nas odpowiedź', 'Pieczemy w nocy, {}, i to codziennie.'],
  uk: ['і вже завтра ви отримаєте від нас відповідь', 'Ми печемо вночі, {}, і так щодня.'],
  sv: ['och du får ett svar redan i morgon', 'Vi bakar på natten, {}, och det varje dag.'],
} as const

type Code = keyof typeof spoken
const codes = Object.keys(spoken) as readonly Code[]

const texts = (own: Code) => codes.map((other) => spoken[own][1].replace('{}', spoken[other][0]))

const page = (own: Code) => `title: Story
description: Story
unlisted: true
languages: [${own}]
sections:
${texts(own)
  .map(
    (text, index) =>
      `  - { type: text, look: statement, id: ${codes[index]}, tile: key, text: ${JSON.stringify(text)} }\n`,
  )
  .join('')}`

const changes: Changes = {
  ...Object.assign({}, ...codes.slice(2).map((each) => thirdLanguage({ code: each, name: each }))),
  ...Object.fromEntries(codes.map((own) => [`${own}/pages/story.yaml`, page(own)])),
  'site.yaml': `brand: { name: Korenaar }\norigin: https://bakery.example\nlanguages: [${codes.join(', ')}]\n`,
}

describe('with seven languages', () => {
  const told = checkSmallSiteWholly(changes)
    .diagnostics.filter((each) => [code, 'language/wrong-language'].includes(each.code))
    .map(({ at, path, code: found }) => `${at.file} ${path} ${found}`)

  test.for(['en', 'nl', 'de', 'fr'] as const)('in %s, every other one is told', (own) => {
    for (const other of codes) {
      const start = `content/${own}/pages/story.yaml sections[${other}].text `
      expect(told.filter((each) => each.startsWith(start))).toHaveLength(own === other ? 0 : 1)
    }
  })

  test.for(['pl', 'uk', 'sv'])('in %s, without a vocabulary, this rule says nothing', (own) => {
    const start = `content/${own}/pages/story.yaml`
    expect(told.filter((each) => each.startsWith(start) && each.endsWith(code))).toEqual([])
  })
})

/** Texts of this site with a clause of the other language in the middle: every n-th text, every n-th clause. */
function mixed(own: 'en' | 'nl', other: 'en' | 'nl'): readonly string[] {
  const proseIn = (language: string) =>
    [
      ...new Set(
        translatableTexts(site, memo)
          .filter((text) => text.language === language)
          .map(({ text }) => text),
      ),
    ].filter((text) => /^[^“”{}[\]`]{80,}$/.test(text))
  const clauses = proseIn(other).flatMap((text) => {
    const clause = text.match(/(?<=\p{L} )(?:\p{L}+ ){6}\p{L}+/u)?.[0]
    return clause === undefined ? [] : [clause]
  })
  const places = proseIn(own)
  const count = 200
  const pick = <Each>(list: readonly Each[], index: number) =>
    list[Math.floor((((index * 61) % count) * list.length) / count)]
  return Array.from({ length: count }, (_, index) => {
    const words = places[Math.floor((index * places.length) / count)]?.split(' ') ?? []
    return words.toSpliced(words.length / 2, 0, pick(clauses, index) ?? '').join(' ')
  })
}

test('of clauses of seven words in the texts of this site, nearly all are told', () => {
  for (const [own, other] of [
    ['en', 'nl'],
    ['nl', 'en'],
  ] as const) {
    const telling = tellingWords(site, own)
    if (!telling) throw new Error('Both languages have a vocabulary.')
    const all = mixed(own, other)
    const missed = all.filter((text) => foreignClause(text, own, telling, memo)?.language !== other)
    expect(new Set(all).size).toBeGreaterThan(190)
    expect(missed.length / all.length, missed.join('\n')).toBeLessThan(0.04)
  }
})

test('in the texts of this site there is none', () => {
  const found = translatableTexts(site, memo).flatMap(({ text, language }) => {
    const telling = tellingWords(site, language)
    const clause = telling && foreignClause(text, language, telling, memo)
    return clause ? [text] : []
  })
  expect(found).toEqual([])
})
