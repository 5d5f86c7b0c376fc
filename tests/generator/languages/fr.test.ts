import { holdsForLanguage } from './language-corpus.ts'

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
