import { describe, expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'

/** An English text and its translation. */
type Translated = readonly [english: string, translation: string]

interface LanguageCorpus {
  readonly code: string
  readonly locale: string
  readonly glossary: string
  /** What must be found in a translation, by its code. */
  readonly caught: readonly (readonly [found: string, ...Translated])[]
  /** Translations in which nothing may be found. */
  readonly clean: readonly Translated[]
}

const page = (title: string, text: string) => `title: ${title}
description: ${title} – ${title}
unlisted: true
sections:
  - type: action
    id: about
    tile: key
    text: ${JSON.stringify(text)}
    actions: [{ label: Blog, to: home }]
    look: line
`

/** Proves the figures and the vocabulary of a language on texts as sites have them. */
function holdsForLanguage({ code, locale, glossary, caught, clean }: LanguageCorpus) {
  const findingsOf = ([english, translation]: Translated) => {
    const changes: Changes = {
      ...thirdLanguage({ code, locale }),
      'facts.yaml': 'price:\n  bread: { money: 4 }\n',
      'glossary.yaml': glossary,
      'en/pages/test.yaml': page('Test en', english),
      'nl/pages/test.yaml': page('Test nl', 'Een gewone zin over brood.'),
      [`${code}/pages/test.yaml`]: page('Test', translation),
    }
    return checkSmallSiteWholly(changes)
      .diagnostics.filter(({ at }) => at.file === `content/${code}/pages/test.yaml`)
      .filter(({ path = '' }) => path.includes('text'))
      .map((found) => found.code)
  }

  describe(`${code} catches`, () => {
    test.for(caught)('%s: %s | %s', ([found, english, translation]) => {
      expect(findingsOf([english, translation])).toContain(found)
    })
  })

  describe(`${code} leaves alone`, () => {
    test.for(clean)('%s | %s', (pair) => {
      expect(findingsOf(pair)).toEqual([])
    })
  })
}

holdsForLanguage({
  code: 'de',
  locale: 'de-DE',
  glossary: `register: { de: Sie }
terms:
  - term: plan
    translations: { de: [Paket] }
`,
  caught: [
    ['facts/mismatch', 'Rated 4.8 out of 5', 'Bewertet mit 4,6 von 5'],
    ['facts/mismatch', 'Ready in 3 weeks', 'Fertig in vier Wochen'],
    ['facts/mismatch', 'A half-hour call: 30 minutes', 'Ein Gespräch von einer Stunde'],
    ['facts/mismatch', 'From €1,250 a year', 'Ab 1.205 € im Jahr'],
    ['facts/mismatch', 'We open at 8:30 am', 'Wir öffnen um 9.30 Uhr'],
    ['facts/mismatch', 'Twenty-five loaves', '52 Brote'],
    ['facts/mismatch', '15% off', '25 Prozent Rabatt'],
    ['facts/mismatch', 'Paid within 14 days', 'Zahlbar innerhalb von 30 Tagen'],
    ['facts/mismatch', 'Valid until 31 December 2026', 'Gültig bis 31. Dezember 2025'],
    ['facts/mismatch', 'More than 1.2 million visitors', 'Mehr als 1,2 Milliarden Besucher'],
    ['language/untranslated', 'See how it works', 'See how it works'],
    ['language/untranslated', 'Free audit', 'Free audit'],
    ['language/wrong-language', 'Our bread', 'Our bread is baked with care and it keeps.'],
    ['language/wrong-language', 'Our bread', 'Wij bakken het brood voor jou.'],
    ['language/register', 'Tell us about your shop', 'Erzählen Sie uns von deinem Laden'],
    ['language/register', 'We call you tomorrow', 'Wir rufen dich morgen an'],
    ['glossary/term', 'Choose a plan', 'Wählen Sie ein Abonnement'],
    [
      'language/length',
      'We bake at night and deliver before seven. You pay at the door, and the tin is yours to keep.',
      'Wir backen in der Nacht.',
    ],
  ],
  clean: [
    ['Choose one of the two.', 'Wählen Sie eins von beiden.'],
    ['Correct one of the two dates.', 'Verbessern Sie eins der beiden Daten.'],
    ['Rated 4.8 out of 5', 'Bewertet mit 4,8 von 5'],
    ['Ready in three weeks', 'Fertig in 3 Wochen'],
    ['A half-hour call: 30 minutes', 'Ein Gespräch von einer halben Stunde: 30 Minuten'],
    ['From €1,250 a year', 'Ab 1.250 € im Jahr'],
    ['We open at 8:30 am', 'Wir öffnen um 8.30 Uhr'],
    ['Doors open at half past seven', 'Die Türen öffnen um halb acht'],
    ['Twenty-five loaves', 'Fünfundzwanzig Brote'],
    ['A dozen rolls', 'Zwölf Brötchen'],
    ['One and a half days', 'Anderthalb Tage'],
    ['15% off', '15 Prozent Rabatt'],
    ['Twice as fast', 'Doppelt so schnell'],
    ['Paid within 14 days', 'Zahlbar innerhalb von 14 Tagen'],
    ['Valid until 31 December 2026', 'Gültig bis 31. Dezember 2026'],
    ['The third floor', 'Das dritte Stockwerk'],
    ['More than 1.2 million visitors', 'Mehr als 1,2 Mio. Besucher'],
    ['It costs €50 excluding VAT', 'Es kostet 50 € zzgl. MwSt.'],
    ['At most 3 rounds', 'Höchstens 3 Runden'],
    ['Newsletter', 'Newsletter'],
    ['Workshops & Events', 'Workshops & Team'],
    [
      'Our bread keeps for days.',
      'Unser Brot hält sich tagelang, und die Kruste bleibt dabei knusprig.',
    ],
    ['We call you tomorrow', 'Wir rufen Sie morgen an, und Ihre Brote sind dann fertig'],
    [
      'They know what they want',
      'Manche Kunden wissen, was sie wollen, und wir helfen ihnen dabei',
    ],
    ['Choose a plan', 'Wählen Sie ein Paket'],
    ['See the plans', 'Alle Pakete ansehen'],
  ],
})

holdsForLanguage({
  code: 'fr',
  locale: 'fr-FR',
  glossary: `register: { fr: vous }
terms:
  - term: plan
    translations: { fr: [formule] }
`,
  caught: [
    ['facts/mismatch', 'Rated 4.8 out of 5', 'Noté 4,6 sur 5'],
    ['facts/mismatch', 'Ready in 3 weeks', 'Prêt en quatre semaines'],
    ['facts/mismatch', 'A 30-minute call', 'Un appel de 45 minutes'],
    ['facts/mismatch', 'From €1,250 a year', 'À partir de 1 205 € par an'],
    ['facts/mismatch', 'We open at 8:30 am', 'Nous ouvrons à 9:30'],
    ['facts/mismatch', 'Twenty-five loaves', '52 pains'],
    ['facts/mismatch', '15% off', '25 % de remise'],
    ['facts/mismatch', 'Paid within 14 days', 'Payable sous 30 jours'],
    ['facts/mismatch', 'Valid until 31 December 2026', 'Valable jusqu’au 31 décembre 2025'],
    ['facts/mismatch', 'Seventy-two rolls', 'Soixante-treize petits pains, soit 73'],
    ['language/untranslated', 'See how it works', 'See how it works'],
    ['language/untranslated', 'Free audit', 'Free audit'],
    ['language/wrong-language', 'Our bread', 'Our bread is baked with care and it keeps.'],
    ['language/wrong-language', 'Our bread', 'Wij bakken het brood voor jou.'],
    ['language/register', 'Tell us about your shop', 'Parlez-nous de ton magasin'],
    ['language/register', 'We call you tomorrow', 'Nous te rappelons demain'],
    ['glossary/term', 'Choose a plan', 'Choisissez un abonnement'],
    [
      'language/length',
      'We bake at night and deliver before seven. You pay at the door, and the tin is yours to keep.',
      'Nous cuisons la nuit.',
    ],
  ],
  clean: [
    ['Rated 4.8 out of 5', 'Noté 4,8 sur 5'],
    ['Ready in three weeks', 'Prêt en 3 semaines'],
    ['A 30-minute call', 'Un appel de 30 minutes'],
    ['From €1,250 a year', 'À partir de 1 250 € par an'],
    ['We open at 8:30 am', 'Nous ouvrons à 8:30'],
    ['Twenty-five loaves', 'Vingt-cinq pains'],
    ['Twenty-one loaves', 'Vingt-et-un pains'],
    ['Seventy-two rolls', 'Soixante-douze petits pains'],
    ['97 rolls', 'Quatre-vingt-dix-sept petits pains'],
    ['A dozen rolls', 'Une douzaine de petits pains'],
    ['15% off', '15 % de remise'],
    ['Twice as fast', 'Deux fois plus rapide'],
    ['Paid within 14 days', 'Payable sous 14 jours'],
    ['Valid until 31 December 2026', 'Valable jusqu’au 31 décembre 2026'],
    ['The third floor', 'Le troisième étage'],
    ['It costs €50 excluding VAT', 'Cela coûte 50 € HT'],
    ['At most 3 rounds', 'Au maximum 3 tours'],
    ['Newsletter', 'Newsletter'],
    ['Questions', 'Questions'],
    [
      'Our bread keeps for days.',
      'Notre pain se garde plusieurs jours, et la croûte reste croustillante.',
    ],
    ['We call you tomorrow', 'Nous vous rappelons demain pour convenir d’un rendez-vous'],
    ['Choose a plan', 'Choisissez une formule'],
    ['See the plans', 'Voir les formules'],
    ['Why us?', 'Pourquoi nous ?'],
  ],
})
