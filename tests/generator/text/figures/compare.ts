import { languageFormat } from '#generator/languages/language-format.ts'
import { type Facts, readFacts } from '#generator/model/facts/facts.ts'
import { figuresOfTexts, unmatched } from '#generator/text/figures/compare-figures.ts'

const facts: Facts = readFacts({
  price: { core: { money: 599 }, pro: { money: 1999 } },
  hosting: { free: { number: 12, unit: 'month' }, yearly: { moneyRange: [10, 50] } },
  delivery: { core: { range: [2, 3], unit: 'week' } },
  payment: { start: { percent: 25 }, delivery: { percent: 75 } },
  legal: { effective: { date: '2025-06-01' } },
  company: { name: { text: 'Tegelwerk' }, registration: { text: 'KvK 12345678' } },
})

const contexts = new Map(
  ['en-GB', 'nl-NL', 'de-DE'].map((locale) => [
    locale.slice(0, 2),
    { format: languageFormat(locale, 'EUR'), facts },
  ]),
)

function said(text: string, language: string) {
  const context = contexts.get(language)
  if (!context) throw new Error(language)
  return figuresOfTexts([text], context)
}

const textsOf = (figures: readonly { text: string }[]) => figures.map(({ text }) => text)

/** The figures of a text, in English if nothing is said, and of a translation that the other does not say. */
export function compare(source: string, translation: string, language = 'nl', from = 'en') {
  const rest = unmatched(said(source, from), said(translation, language))
  return [textsOf(rest.source), textsOf(rest.translation)]
}
