import type { Explanation } from '../diagnostics/explanation.ts'
import type { Messages } from '../diagnostics/message.ts'
import { syntaxMessages } from '../read/syntax-hints.ts'
import { unreadableMessages } from '../read/unreadable.ts'
import { schemaMessages } from './schema-messages.ts'

const listed = [
  {
    code: 'yaml/syntax',
    severity: 'error',
    summary: { en: 'A file can be read as YAML.', nl: 'Een bestand is te lezen als YAML.' },
    why: {
      en: 'A quote, a colon or a space too many or too few makes the whole file unreadable.',
      nl: 'Eén aanhalingsteken, dubbele punt of spatie te veel of te weinig maakt het hele bestand onleesbaar.',
    },
    example: {
      before: 'title: Plans: what you get',
      after: "title: 'Plans: what you get'",
    },
    canBeAcknowledged: false,
  },
  {
    code: 'content/unknown-file',
    severity: 'warning',
    summary: {
      en: 'Every file in the content folder is read.',
      nl: 'Elk bestand in de map met content wordt gelezen.',
    },
    why: {
      en: 'What is in a file that nobody reads is on no page; often its name is misspelt.',
      nl: 'Wat in een bestand staat dat niemand leest, staat op geen pagina; vaak is de naam verkeerd gespeld.',
    },
    example: { before: 'en/page/about.yaml', after: 'en/pages/about.yaml' },
    canBeAcknowledged: false,
  },
  {
    code: 'content/encoding',
    severity: 'error',
    summary: { en: 'Every file is UTF-8 text.', nl: 'Elk bestand is tekst in UTF-8.' },
    why: {
      en: 'In any other encoding é, € and ’ become something else.',
      nl: 'In elke andere codering worden é, € en ’ iets anders.',
    },
    example: { before: 'title: caf�', after: 'title: café' },
    canBeAcknowledged: false,
  },
  {
    code: 'content/too-large',
    severity: 'error',
    summary: {
      en: 'A file is no longer than somebody could have written it.',
      nl: 'Een bestand is niet langer dan iemand het geschreven kan hebben.',
    },
    why: {
      en: 'A picture or an export that was pasted into it would make everything slow.',
      nl: 'Een afbeelding of export die erin geplakt is, zou alles traag maken.',
    },
    example: { before: 'image: data:image/png;base64,iVBORw0KGgo…', after: 'tile: leaf' },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/missing-key',
    severity: 'error',
    summary: {
      en: 'Every key that a page cannot do without is there.',
      nl: 'Elke sleutel waar een pagina niet zonder kan, is er.',
    },
    why: {
      en: 'The page would have a hole where its text should be.',
      nl: 'De pagina zou een gat hebben waar een tekst hoort.',
    },
    example: {
      before: '- type: statement\n  tile: key',
      after: '- type: statement\n  tile: key\n  text: We bake at night.',
    },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/unknown-key',
    severity: 'error',
    summary: { en: 'Every key has a meaning.', nl: 'Elke sleutel heeft een betekenis.' },
    why: {
      en: 'A misspelt key is left out without a word, and so is what it says.',
      nl: 'Een verkeerd gespelde sleutel valt stil weg, met wat erin staat.',
    },
    example: { before: 'titel: About us', after: 'title: About us' },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/unknown-section',
    severity: 'error',
    summary: {
      en: 'Every section is of a type that there is.',
      nl: 'Elke sectie is van een soort die bestaat.',
    },
    why: {
      en: 'A section of an unknown type cannot be drawn.',
      nl: 'Een sectie van een onbekende soort kan niet getoond worden.',
    },
    example: { before: '- type: heroe', after: '- type: hero' },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/wrong-type',
    severity: 'error',
    summary: {
      en: 'A text stands where a text belongs, a number where a number belongs.',
      nl: 'Waar een tekst hoort staat een tekst, waar een getal hoort een getal.',
    },
    why: {
      en: 'YAML reads 1.199 as a number and yes as a text; the page would show something else than you wrote.',
      nl: 'YAML leest 1.199 als een getal en yes als een tekst; de pagina zou iets anders tonen dan je schreef.',
    },
    example: { before: 'value: 83', after: "value: '83'" },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/invalid-value',
    severity: 'error',
    summary: {
      en: 'A value is one of those that can stand there, written the way it is written there.',
      nl: 'Een waarde is er een die daar kan staan, geschreven zoals dat daar hoort.',
    },
    why: {
      en: 'The page would not know what to do with it.',
      nl: 'De pagina zou er niets mee kunnen.',
    },
    example: { before: 'tile: fox', after: 'tile: leaf' },
    canBeAcknowledged: false,
  },
  {
    code: 'schema/too-long',
    severity: 'error',
    summary: {
      en: 'A text fits the room there is for it.',
      nl: 'Een tekst past in de ruimte die er is.',
    },
    why: {
      en: 'A button or a search result with more would be cut off or break the layout.',
      nl: 'Een knop of zoekresultaat met meer zou afgekapt worden of de opmaak breken.',
    },
    example: {
      before: 'label: Read everything about all of our plans and what each of them includes',
      after: 'label: See the plans',
    },
    canBeAcknowledged: false,
  },
] as const satisfies readonly Explanation[]

const messages: Readonly<Record<string, Messages>> = {
  'yaml/syntax': syntaxMessages,
  ...unreadableMessages,
  ...schemaMessages,
}

/** What can be found in one file alone, by the YAML parser and the schemas. */
export const schemaExplanations: readonly Explanation[] = listed.map((each) => ({
  ...each,
  messages: messages[each.code] ?? {},
}))
