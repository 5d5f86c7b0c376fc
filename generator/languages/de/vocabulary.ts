import type { Vocabulary } from '../language.ts'
import { plainVocabulary } from '../plain-language.ts'
import { wordSet } from '../word-set.ts'

export const vocabulary: Vocabulary = {
  ...plainVocabulary,
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
    zahle zahlst zahlt zahlen zahlung zahlungen bezahle bezahlst bezahlt bezahlen anzahlung erstatten erstattet
    erstattung rückerstattung rückgabe zurückgeben zurückgegeben stornieren storniert stornierung kündigen
    kündigst kündigt gekündigt kündigung kündigungsfrist widerruf widerrufen widerrufsrecht eigentum eigentümer
    besitz haften haftet haftung haftbar gewährleistung garantie garantieren garantiert schadensersatz schaden
    rechte einwilligung zustimmen zustimmung bedingungen agb vertrag verträge rechnung rechnungen gebühr
    gebühren kosten lizenz urheberrecht übertragen übertragung verlängern verlängert verlängerung
  `),
  sharedWords: wordSet(`
    agentur app apps audit auto bank blog blogs browser budget budgets business café case champagner chat
    chatbot code cookie cookies computer content dashboard design designer development download downloads e-mail
    e-mails email export faq faqs feedback film firma format funnel glossar hand hosting hotel ideal in
    information investment januar job jobs kontakt layout link links login logo logos mail marketing minute
    museum name newsletter november online optional page partner piano plan podcast polen portal premium problem
    produkt projekt quiz quizze restaurant route score scores seo september server service setup shop shops
    sofa software sport sprint standard start startup status step stop story support system tag tags team teams
    test tests text texte theater tipp ticket titel tool tools training transfer trend typ update updates upload
    url video videos warm was website websites webdesign widget wizard workshop workshops
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
  sentenceCase: false,
  length: 1.16,
  stemsOf: (stem) => [...new Set([stem, withUmlaut(stem)])],
  endings: ['', 'e', 'en', 'n', 'er', 'ern', 's', 'es', 'in', 'innen'],
}

/** The stem of many plurals: `pläne` of `plan`, `häuser` of `haus`. */
const withUmlaut = (stem: string): string =>
  stem.replace(/(?:au|[aou])(?=[^aeiouäöü]+$)/, (vowel) =>
    vowel === 'au' ? 'äu' : (umlauts[vowel] ?? vowel),
  )

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }
