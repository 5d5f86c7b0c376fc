import { toCardinal, toOrdinal } from 'n2words/nl-NL'
import { numberWords, phrases, type Vocabulary, wordList, wordSet } from '../vocabulary.ts'

export const vocabulary: Vocabulary = {
  numbers: numberWords(
    [{ toCardinal: (value) => toCardinal(value, { accentOne: false }), toOrdinal }],
    {
      endings: ['tal', 'voud', 'voudig', 'maal'],
      parts: wordList('helft derde kwart vijfde zesde zevende achtste negende tiende'),
      one: 'één',
      andHalf: (word) =>
        [`${word} en een half`, `${word}${word.endsWith('e') ? 'ën' : 'en'}half`]
          .flatMap((half) => [half, half.replace(/half$/, 'halve')])
          .join(', '),
      others: {
        0: 'geen, niets, gratis, kosteloos, zonder',
        0.5: 'half, halve, een half, een halve, helft',
        1: 'één, eén, éen, enkel, enkele, eenmaal, eenmalig',
        1.5: 'anderhalf, anderhalve',
        2: 'beide, paar, dubbel, dubbele, verdubbelt, verdubbeld',
        3: 'driedubbel, verdrievoudigd, verdrievoudigt',
        12: 'dozijn',
        100: 'honderden',
        1000: 'duizenden',
      },
    },
  ),
  units: {
    millisecond: 'milliseconde, milliseconden, ms',
    second: 'secondes, s',
    minute: 'minuutjes',
    'quarter-hour': 'kwartier, kwartiertje, kwartieren',
    hour: 'uren, uurs, uurtje, u, h',
    day: 'daags, daagse, dgn, etmaal, etmalen, kalenderdagen, hele dagen, dagelijks',
    workday: 'werkdag, werkdagen',
    week: 'weeks, weekse, hele weken, wekelijks',
    month: 'maands, hele maanden, kalendermaanden, maandelijks',
    quarter: 'kwartaal, kwartalen',
    'half-year': 'halfjaar, half jaar',
    year: 'jaren, jaars, jarig, jarige, heel jaar, hele jaren, jaarlijks, jaartje',
    decade: 'decennium, decennia',
    century: 'eeuw, eeuwen',
    12: 'dozijn',
    100: 'honderd',
    1000: 'duizend',
    1000000: 'miljoen, mln',
    1000000000: 'miljard, mld',
    EUR: "euro's",
    USD: 'dollar',
    GBP: 'pond',
    cent: 'cent',
    km: 'kilometers',
    'm²': 'vierkante meter',
    ton: 'ton',
    kg: "kilo, kilo's",
    l: 'liters',
    cl: 'centiliter',
    times: 'keer, maal, voud',
    percent: 'pct, procentpunt, procentpunten',
    ordinal: 'e, de, ste',
    clock: 'uur, u',
  },
  compounds: wordList(`
    daags daagse weken weeks weekse maanden maands jaren jaar jarig uur uurs uren kwartier voudig
    sterren stappen pagina delig persoons talig ronde gangen kamer deurs
  `),
  andHalf: '',
  and: 'en',
  between: "tot|tot en met|t/m|à|en|of|of zelfs|tot maximaal|tot zo'n|tot ongeveer",
  partOf: 'op elke|op de|op|van elke|van de|van|uit de|uit',
  halfDays: false,
  halves: { am: "[’']s (?:ochtends|morgens)(?: om)?", pm: "[’']s (?:middags|avonds)(?: om)?" },
  clockTimes: { half: [-30], 'kwart over': [15], 'kwart voor': [-15] },
  sayings: {
    middernacht: '0:00',
    'elke dag, dagelijks': '7 dagen',
    'dag en nacht': '24 uur',
    'hele jaar': '365 dagen',
    'helemaal, volledig, geheel, compleet': '100%',
  },
  numbered: wordSet(`
    versie v update upgrade release artikel art. clausule paragraaf hoofdstuk bijlage figuur tabel kamer lokaal stap
    vraag niveau pagina onderdeel lid
  `),
  repeatable: wordList(
    'die dat ja nee heel zo doei nou had er ze je we was is in te nog echt nooit stap even via',
  ),
  functionWords: wordSet(`
    de het een van voor niet jouw je jij jou uw wij ons onze zij hij ik jullie mijn zijn wordt worden
    werd werden heeft hebben heb hebt kun kunt kunnen moet moeten mag mogen willen zal zult zullen zou
    zouden en maar dus dat dit deze naar met bij uit aan tot nog ook geen niets iets iemand iedereen
    niemand alles alle elke ieder iedere veel meer meeste waar waarom wanneer welke welk hier daar daarna
    waarmee waarin waarop waarbij waarvoor zonder tussen sinds omdat zodat terwijl zodra voordat nadat
    vanaf haar zich elkaar zichzelf jezelf meteen altijd nooit samen alleen precies buiten bijna ongeveer
    krijgt krijg krijgen maakt maken weet weten ziet zie zien gaat gaan komt komen doet doen staat staan
    vraagt zegt zeggen ’s ’t zo’n erop erin ermee eraan daarvoor daarmee daarom hoeveel hoelang
    wie wat zelf allemaal bent ben waren tegen per nou toch soms vaak steeds weer eerst nieuwe eigen
  `),
  sharedWords: wordSet(`
    accent account accountant accountmanager accounts ad adapter administrator ads advertorial affiliate
    agenda ai algorithm analyst analytics app apps arts audio audit audits auto award awards baby back-up
    backend backlog badge balkon banner banners bar basis bed beige belt benchmark best beta blog blogger
    blogs board bonus booster boot box branding briefing briefings broker browser browsers budget budgets
    bug bugs bus business button cabaret cache café camera campagne campus cardio carrière carrousel case
    cases casino catering centrum chat chatbot chatbots checklist checklists chef cloud club coach coaches
    coaching cocktail code codes collega column comfort commerce community compact concept concert
    concierge consulting consultancy contact contacts container content contract contracten controller
    conversion cookie cookies copy copyright copywriter copywriting core corner corporate crew crisis
    crowdfunding cursor dashboard dashboards data database databases deadline deadlines deal deals debug
    demo demo’s demos design designer designers detail developer developers diner direct director display
    document domein domain download downloads drama dressing drive e-book e-books e-commerce e-learning
    e-mail editor editors effect effort email e-mails english entertainment epos etc euro event events
    expert experts export extra extra’s faq faqs favoriet feed feedback festival film filter filters
    finale fitness flat flow flows focus font fonts food format framework franchise freelance freelancer
    freelancers front frontend funnel funnels game games gel general gratis griffier group groups growth
    guru hand hardware headset helpdesk hero highlight highlights hit hits hobby holding home hosting
    hotel hotels hub icon icons idee impact import in index influencer info input installation
    instant interieur interim intern internet interview interviews intro investment is item items jazz
    jeans job jobs junior keynote lab label labels lamp land laptop laptops layout lead leads lens
    level levels lift link links live lobby local location login logo logo’s logos login look lounge lunch
    magazine mail mailing mailings make-up management manager managers marketing masterclass match maximum
    media meeting meetings menu menu’s mentor microfoon mindset minimum mix mobiel model models module
    modules moment monitor motto museum music navigator newsletter nieuws normal notebook offline
    offset okay oké on online onboarding open opera option oven outsourcing over p pak pancake panel
    panorama pantry paper park parking partner partners party pasta patent patio pdf performance per
    perfect periode piano pilot pin pixel pixels plan plans platform plug-in plug-ins plugin plugins
    podcast podcasts pop poster posters pot premium presentatie president press pro problem product
    product-owner productowner profiel programma project promo proof provider providers pub publisher
    quality quiz quizzes radio ranking rapport rating ratings recruiter recruitment redirect relax release
    remarketing reporter research responsive restaurant resultaat retail retargeting retro review reviews
    roadmap robot robots router safari sale sales sample scan scanner scans scenario scope score scores
    screenshot script scripts scroll scrum search segment segmenten selector senior seo server servers
    service session set shift shop shops show showcase showroom sitemap site sites skills slider slogan
    smartphone smartphones snack social sofa software solo sport sports spotlight sprint sprints
    squash stack staff stand standaard standard start start-up start-ups startup startups statement status
    stop storage story storytelling stream streaming stress strategist studio studios style subdomain
    super supermarkt support support’s symposium tablet tablets tag tags taxi team teams tech template
    templates tennis tent test testen tester testers tests theater thema tip tips toilet token tokens tool
    tools top tour tracking trainer trainers training trainingen transfer trend trends trip truck tutorial
    tutorials type upgrade upgrades update updates upload uploads url urls usability user users ux van
    versus video video’s videos virus visa vlog volume voucher vouchers wand warm was water we web
    webdesign webdesigner webhosting webinar webinars webmaster webshop webshops website websites wellness
    whitepaper whitepapers widget widgets wifi wiki window wizard workflow workflows workshop workshops
    intake privacy max min teaser pitch pitches niche backup back-ups newsletters nieuwsbrief quiz-maker cv
    instagram facebook twitter pinterest google apple microsoft spotify airbnb zoom slack trello
    unit units alcohol kilo gram bis km cm amsterdam haarlem nederland yoga zen zero zone zoom januari april september november december kilometer liter meter centimeter
    maximum minimum sms vip wc zip bijou
  `),
  registers: {
    je: wordSet('je jij jou jouw jezelf'),
    u: wordSet('u uw uwe uzelf uwerzijds'),
  },
  // After a number "u" means hours, with a hyphen it is a shape, and in "je of u" it names the
  // register.
  notRegister:
    /(?:[\d}](?:\s|\u00A0)*u\b)|(?:\bu-\p{L}+)|(?:\b(?:je|jij)\s+(?:of|en)\s+u\b)|(?:\bu\s+(?:of|en)\s+(?:je|jij)\b)|(?:\bje\s+(?:ne|suis|t’aime|maintiendrai)\b)|(?:\b(?:u\.[a-z]\b\.?|[a-z]\.u\b\.?))|(?:\b[a-z](?:,\s*[a-z])*(?:,\s*|\s+en\s+)u\b)|(?:\b(?:letter|vitamine|kolom|rij|blok|maat|klasse|type|vorm|zaal|hal|gebouw|vleugel|poort|perron|ingang|sectie|groep|afdeling|etage|kamer|lokaal|lijn|gate|terminal|vak|label|plan|optie|bijlage|deel|appartement|studio|unit)\s+u\b)/giu,
  determiners: wordSet('de het een je jouw uw ons onze mijn hun haar dit dat deze die elke elk'),
  verbMarkers: wordSet('te kan kun kunt moet wil zal ik je wij we jij'),
  abbreviations: wordSet('etc enz bijv incl excl vs inc ltd'),
  length: 1.07,
  stemsOf: dutchStems,
  rights: wordSet(`
    betaal betaalt betalen betaalde betaald betaling betalingen aanbetaling terugbetalen terugbetaald
    terugbetaling terugkrijgen teruggeven terugsturen restitutie retour retourneren annuleren annuleer
    annuleert geannuleerd annulering opzeggen opzegt opgezegd opzegging opzegtermijn ontbinden ontbonden
    ontbinding beëindigen beëindigt beëindiging herroepen herroeping bedenktijd eigendom eigenaar eigenaren
    bezit aansprakelijk aansprakelijkheid garantie garanties garanderen garandeert gegarandeerd schade
    schadevergoeding vergoeden vergoedt vergoeding rechten toestemming akkoord voorwaarden overeenkomst
    contract contracten factuur facturen factureren gefactureerd kosten licentie auteursrecht overdragen
    overgedragen overdracht verlengen verlengd verlenging
  `),
  endings: phrases('s, ’s, en, n, e, je, jes, tje, tjes'),
}

/**
 * Stems before an ending: `prijs` in `prijzen`, `brief` in `brieven`, `taak` in `taken`, `plan` in
 * `plannen`.
 */
function dutchStems(stem: string): readonly string[] {
  const voiced = stem.replace(/s$/, 'z').replace(/f$/, 'v')
  const open = voiced.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
  const doubled = stem.replace(/(?<=[^aeiou][aeiou])([bdfgklmnprst])$/, '$1$1')
  return [...new Set([stem, voiced, open, doubled])]
}
