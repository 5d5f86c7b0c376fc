import * as german from 'n2words/de-DE'
import {
  numberWords,
  phrases,
  plainVocabulary,
  type Vocabulary,
  wordList,
  wordSet,
} from '../vocabulary.ts'

export const vocabulary: Vocabulary = {
  ...plainVocabulary,
  numbers: numberWords([german], {
    endings: ['mal', 'fach', 'fache'],
    variants: [
      [/^ein(?=hundert|tausend)/, ''],
      [/ß/, 'ss'],
      [/(?<=t)e$/, 'en'],
      [/(?<=t)e$/, 'er'],
      [/(?<=t)e$/, 'es'],
      [/(?<=t)e$/, 'em'],
    ],
    parts: wordList('hälfte drittel viertel fünftel sechstel siebtel achtel neuntel zehntel'),
    one: 'eine',
    andHalf: (word) => `${word}einhalb`,
    others: {
      0: 'kein, keine, keinen, nichts, kostenlos, gratis, ohne',
      0.5: 'halb, halbe, halben, halber, halbes, ein halber, eine halbe, einen halben, einer halben, ein halbes, hälfte',
      1: 'ein, eine, einen, einem, einer, eines, einmal, einmalig, einmalige, einzige',
      1.5: 'anderthalb, eineinhalb',
      2: 'beide, beiden, paar, doppelt, doppelte, doppelten, verdoppelt',
      12: 'dutzend',
      100: 'hundert, hunderte',
      1000: 'tausend, tausende',
    },
  }),
  units: {
    'quarter-hour': 'viertelstunde, viertelstunden',
    hour: 'h, stündlich',
    day: 'tagen, tägig, tägige, kalendertage, kalendertagen, täglich',
    workday: 'werktag, werktage, werktagen, arbeitstag, arbeitstage, arbeitstagen',
    week: 'wöchig, wöchige, wöchentlich',
    month: 'monaten, monats, monatig, monatige, monatlich',
    quarter: 'quartal, quartale, quartalen',
    'half-year': 'halbjahr, halbjahre, halbes jahr',
    year: 'jahren, jahres, jährig, jährige, jährlich',
    12: 'dutzend',
    100: 'hundert',
    1000: 'tausend',
    1000000: 'million, millionen, mio',
    1000000000: 'milliarde, milliarden, mrd',
    USD: 'dollar',
    GBP: 'pfund',
    cent: 'cent',
    kg: 'kilo',
    times: 'mal, fach, fache',
    percent: 'prozentpunkt, prozentpunkte',
    ordinal: 'te, ten, ste, sten',
    clock: 'uhr',
  },
  compounds: wordList('tägig wöchig monatig jährig stündig sterne stufen seiten teilig sprachig'),
  and: 'und',
  between: 'bis|bis zu|und|oder|oder sogar|bis etwa',
  partOf: 'von den|von je|von|aus|auf|in',
  halves: {
    am: 'morgens|vormittags|am (?:morgen|vormittag)',
    pm: 'nachmittags|abends|am (?:nachmittag|abend)',
  },
  clockTimes: { halb: [-30], 'viertel nach': [15], 'viertel vor': [-15] },
  sayings: {
    mittag: '12:00',
    mitternacht: '0:00',
    'jeden tag': '7 Tage',
    'rund um die uhr': '24 Stunden',
    'das ganze jahr, ganzjährig': '365 Tage',
    'ganz, völlig, vollständig, komplett': '100%',
  },
  numbered: wordSet('version v artikel absatz kapitel seite schritt raum'),
  repeatable: wordList('die der das sie ja nein sehr so nie immer ganz da'),
  functionWords: wordSet(`
    der das des dem den ein eine einen einem einer eines und oder aber nicht kein keine keinen mit ohne für von
    vom zum zur bei beim aus auf über unter nach durch gegen zwischen ich du sie es wir ihr mich dich uns euch
    ihnen mein dein sein unser unsere unseren euer eure ihre ihren ihrem ihrer ist sind bist wird werden wurde
    wurden hat haben hatte habe kann können könnt muss müssen soll sollen will wollen möchte möchten darf dürfen
    dass weil wenn wann ob wie wo wer warum welche welcher welches dieser diese dieses diesem diesen jeder
    jede jedes alle alles etwas nichts nur noch schon auch sehr mehr immer nie niemals heute jetzt dann hier dort
    damit deshalb danach davor sowie sich selbst einfach macht machen gibt geht kommt steht liegt bekommen bekommst
    sagt weiß brauchst brauchen braucht bleibt zu im am ans ins bis seit während
  `),
  rights: wordSet(`
    zahlen zahlt zahlung zahlungen bezahlen bezahlt anzahlung erstatten erstattung rückgabe stornieren stornierung
    kündigen kündigung widerruf widerrufen eigentum eigentümer haften haftet haftung gewährleistung garantie
    garantieren schadensersatz rechte einwilligung zustimmung bedingungen agb vertrag rechnung gebühr gebühren
    kosten lizenz urheberrecht übertragung verlängerung
  `),
  sharedWords: wordSet(`
    app apps bank blog blogs budget café chat code cookie cookies content design download downloads e-mail email
    export faq feedback film format hand hosting hotel in information job jobs layout link links login logo marketing
    minute museum name newsletter online option partner plan podcast premium problem quiz restaurant server service
    shop shops software sport start status story support system tag team teams test text theater tipp ticket tool
    tools trend update updates upload url video videos warm was website websites workshop workshops
  `),
  registers: {
    du: wordSet('du dich dir dein deine deinen deinem deiner deines'),
    Sie: wordSet('sie ihnen ihr ihre ihren ihrem ihrer'),
  },
  // In lower case these are she, they and their. At the start of a sentence nobody can tell.
  notRegister:
    /(?:^|[.!?:;…“„»–]\s*)(?:Sie|Ihnen|Ihre?[nmr]?)(?!\p{L})|(?<!\p{L})(?:sie|ihnen|ihre?[nmr]?)(?!\p{L})/gu,
  determiners: wordSet(
    'der die das den dem des ein eine einen einem einer mein dein sein ihr unser euer dieser diese dieses jede jeder kein keine',
  ),
  verbMarkers: wordSet('zu ich du er sie wir ihr man kann muss soll will wird'),
  abbreviations: wordSet('etc usw bzw inkl exkl zzgl mwst ust ca nr evtl ggf vs inc ltd'),
  length: 1.16,
  stemsOf: (stem) => [...new Set([stem, withUmlaut(stem)])],
  endings: ['', ...phrases('e, en, n, er, ern, s, es, in, innen')],
}

/** The stem of many plurals: `pläne` of `plan`, `häuser` of `haus`. */
const withUmlaut = (stem: string): string =>
  stem.replace(/(?:au|[aou])(?=[^aeiouäöü]+$)/, (vowel) =>
    vowel === 'au' ? 'äu' : (umlauts[vowel] ?? vowel),
  )

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }
