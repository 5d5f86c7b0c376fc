import { describe, expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { holdsForWords, inDutch, inEnglish, wordFindings } from '../words.ts'

const code = 'language/foreign-clause'

holdsForWords('language/foreign-clause', 'text', {
  caught: [
    inDutch('Stuur ons een bericht and you will receive an answer by tomorrow morning.'),
    inEnglish('Every tenth loaf is free voor iedere klant die trouw stempels heeft gespaard.'),
    inEnglish('We bake at night.\n\nOverdag slapen onze bakkers, behalve op zaterdag.'),
  ],
  clean: [
    inDutch('Stuur ons een bericht, dan krijg je morgenochtend antwoord.'),
    inEnglish('The Dutch say “wie het kleine niet eert, is het grote niet weerd”.'),
    inEnglish('Bread rolls, rye bread, butter cake, apple pie, ginger biscuits, oat bars'),
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

  test.for(['en', 'nl'] as const)('in %s, every other one is told', (own) => {
    for (const other of codes) {
      const start = `content/${own}/pages/story.yaml sections[${other}].text `
      expect(told.filter((each) => each.startsWith(start))).toHaveLength(own === other ? 0 : 1)
    }
  })

  test.for(['pl', 'uk'])('in %s, without a vocabulary, this rule says nothing', (own) => {
    const start = `content/${own}/pages/story.yaml`
    expect(told.filter((each) => each.startsWith(start) && each.endsWith(code))).toEqual([])
  })
})
