import { holdsForLanguage } from './language-corpus.ts'

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
