import * as belgian from 'n2words/fr-BE'
import * as french from 'n2words/fr-FR'
import {
  decades,
  fractions,
  numberWords,
  phrases,
  plainVocabulary,
  sayings,
  type Vocabulary,
  wordList,
  wordSet,
  wordsOf,
} from '../vocabulary.ts'

export const vocabulary: Vocabulary = {
  ...plainVocabulary,
  numbers: numberWords([french, belgian], {
    variants: [
      [/un$/, 'une'],
      [/ et (?=un)/, '-et-'],
      [/ième$/, 'ièmes'],
    ],
    others: {
      0: 'aucun, aucune, rien, sans, gratuit, gratuite, gratuitement',
      0.25: 'quart',
      0.5: 'demi, une demi, un demi, demie, moitié',
      0.75: 'trois quarts',
      1: 'unique, première, premiers, premières',
      1.5: 'un et demi',
      2: 'second, seconde, double, doublé, les deux',
      3: 'triple',
      10: 'dizaine',
      12: 'douzaine',
      15: 'quinzaine',
      20: 'vingtaine',
      80: 'quatre-vingt',
      100: 'centaine, cents, centaines',
      1000: 'milliers',
    },
  }),
  fractions: fractions(
    'demi, demie, moitié',
    'tiers',
    'quart, quarts',
    'cinquième, cinquièmes',
    'sixième, sixièmes',
    'septième, septièmes',
    'huitième, huitièmes',
    'neuvième, neuvièmes',
    'dixième, dixièmes',
  ),
  plus: 'et',
  ofUnit: "(?:de )?(?:la |l['’]|un |une )|du |de |d['’]|",
  partOf: 'sur les|sur|/',
  units: wordsOf({
    millisecond: 'milliseconde, millisecondes, ms',
    second: 'seconde, secondes, sec, s',
    minute: 'minute, minutes, min, mn',
    'quarter-hour': "quart d'heure, quarts d'heure",
    hour: 'heure, heures, h',
    day: 'jour, jours, j, journée, journées, jours calendaires, quotidien',
    workday: 'jour ouvré, jours ouvrés, jour ouvrable, jours ouvrables',
    week: 'semaine, semaines, hebdomadaire',
    fortnight: 'quinzaine',
    month: 'mois, mensuel, mensuelle',
    quarter: 'trimestre, trimestres',
    'half-year': 'semestre, semestres, demi-année',
    year: 'an, ans, année, années, annuel, annuelle',
    decade: 'décennie, décennies',
    century: 'siècle, siècles',
  }),
  scales: wordsOf({
    12: 'douzaine',
    1e2: 'cent',
    1e3: 'mille',
    1e6: 'million, millions',
    1e9: 'milliard, milliards',
  }),
  currencies: wordsOf({ EUR: 'euro, euros', USD: 'dollar, dollars', GBP: 'livre, livres' }),
  cents: phrases('centime, centimes'),
  measures: wordsOf({
    'm²': 'mètres carrés',
    t: 'tonne, tonnes',
    kg: 'kilo, kilos',
    cl: 'centilitre, centilitres',
  }),
  times: ['fois'],
  percent: phrases('pourcent, points de pourcentage'),
  between: phrases("à, jusqu'à, jusqu’à, et, ou, ou même"),
  conjunctions: phrases('et, ou'),
  ordinals: phrases('er, re, e, ème, ième'),
  outOf: phrases('sur, sur les, /'),
  article: phrases('un, une'),
  clock: phrases('heures, heure, h'),
  halves: { am: 'du matin', pm: "de l[’']après-midi|du soir" },
  spokenTimes: {
    '{h} heures? et demie?': [[30, 0]],
    '{h} heures? et quart': [[15, 0]],
    '{h} heures?(?: et)? trois quarts': [[45, 0]],
    '{h} heures? moins (?:le |un )?quart': [[-15, 0]],
    '{h} heures? moins {m}': [[0, -1]],
    '{h} heures?(?: {m})?': [[0, 1]],
    '{h} ?h(?: ?{m})?': [[0, 1]],
    'midi et demie?': [[750, 0]],
    'midi et quart': [[735, 0]],
    'midi moins le quart': [[705, 0]],
  },
  decade: String.raw`[Aa]nnées[\s\u00A0]['’]?(?:\d\d)?\d0(?!\d)`,
  rates: 'par|chaque|euros?|fois',
  idioms: '24/7|7j/7|24h/24|50/50|1:1',
  compounds: wordList('étoiles pages'),
  sayings: sayings({
    'duration:seconds:604800': 'huit jours, tous les jours',
    'duration:seconds:1209600': 'quinze jours',
    'date:0-1-1': "jour de l'an",
    'date:0-12-31': 'saint-sylvestre',
    'date:0-12-24': 'réveillon de noël',
    'date:0-12-25': 'jour de noël',
    'time:12:00': 'midi',
    'time:0:00 time:24:00': 'minuit',
    'duration:seconds:86400': 'jour et nuit',
    'duration:seconds:31536000': "toute l'année",
    'percent:100': 'entièrement, complètement, totalement',
    ...decades(
      'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
      (each) => `années ${each}, années ${each}s`,
    ),
  }),
  version: phrases('version, v'),
  repeatable: wordList('nous vous oui non très si jamais toujours'),
  functionWords: wordSet(`
    le la les un une des du de au aux et ou mais donc car ni ne pas plus moins avec sans pour par dans chez sur
    sous entre vers depuis pendant avant après contre je tu il elle nous vous ils elles me te se lui leur leurs
    mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces qui que quoi dont où quand comment
    pourquoi quel quelle quels quelles est sont êtes sommes suis était sera serez seront avez avons ont ai fait
    font faire peut peuvent pouvez pouvons doit doivent devez devons veut veulent voulez voulons va vont allez
    être avoir tout toute tous toutes chaque aucun aucune rien jamais toujours souvent déjà encore aussi très trop
    peu beaucoup bien ici là alors ainsi comme si parce lorsque afin dès jusque voici voilà puis ensuite même
    autre autres quelques plusieurs celui celle ceux celles
  `),
  rights: wordSet(`
    paie paies paient paye payes payez payons payer payé payée payés paiement paiements acompte rembourser
    rembourse remboursez remboursé remboursons remboursement retour retourner annuler annulez annulé annulation
    résilier résiliez résilié résiliation rétractation propriété propriétaire appartient appartiennent
    responsable responsabilité garantie garanties garantir garantit garanti dommages indemnité droits
    consentement accepter acceptez accord conditions contrat contrats facture factures facturé frais licence
    céder cession renouveler renouvellement
  `),
  sharedWords: wordSet(`
    accent action adaptation agent animation application article assistance attention audit avantage avenue
    avocat base blog blogs bonus budget budgets bureau cabinet cache café campagne capital central certification
    chat client clients code commerce commission communication concept condition conditions confirmation contact
    contacts conversion cookie cookies date design destination digital distance document documents double
    effort email excellent expert experts expertise exploration expression final finance foundation format
    formation formule french guide horizon image images impact important impression index information
    informations installation instruction international internet introduction invitation journal latitude
    lead leads local logo logos machine marketing menu menus message messages method minute minutes mission mobile
    moment navigation newsletter niche normal notes objection observation office opinion option options orange
    original page pages parking participation passage patience patient performance permission phase photo photos
    piano place plan plans podcast point points portrait position possible potential premium prescription
    presentation prestige principal prix production professions profit programme promotion public question
    questions quiz radio rare region relation relations reservation restaurant restaurants restrictions revenue
    route routine satisfaction science score scores section sections segment service services session sessions
    simple site situation solution solutions source sources special sport stage standard station statistics
    structure style suggestion suggestions support surface table taxi test tests texte ticket tickets train
    transaction transformation transition transport type types unique vacation vague validation variable version
    versions video vision visible web week-end widget zone zones
  `),
  registers: {
    tu: wordSet('tu te toi ton ta tes'),
    vous: wordSet('vous votre vos'),
  },
  notRegister: /\brendez-vous\b|\bà vous\b/giu,
  determiners: wordSet(
    'le la les un une des du ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs chaque',
  ),
  verbMarkers: wordSet('je tu il elle nous vous ils elles on à de pour peut doit va veut'),
  abbreviations: wordSet('etc env incl excl vs inc ltd'),
  length: 1.18,
  stemsOf: (stem) => [stem],
  endings: ['', ...phrases('s, x, e, es')],
}
