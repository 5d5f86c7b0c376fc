import type { LegacyMessage } from '../diagnostics/legacy-message.ts'

/** Why a file cannot be read, and what to do. */
interface Trouble {
  readonly message: LegacyMessage
  readonly hint: LegacyMessage
}

export const unexpectedSyntax: Trouble = {
  message: { en: 'This is not expected here.', nl: 'Dit wordt hier niet verwacht.' },
  hint: {
    en: 'Check the quotes, colons and spaces on this line and the one above.',
    nl: 'Kijk de aanhalingstekens, dubbele punten en spaties na op deze regel en die erboven.',
  },
}

/** What each of the parser's codes, and each of our own, means to somebody who has never heard of YAML. */
export const syntaxHints: Readonly<Record<string, Trouble>> = {
  BAD_INDENT: {
    message: {
      en: 'This line does not line up with the lines it belongs to.',
      nl: 'Deze regel staat niet gelijk met de regels waar hij bij hoort.',
    },
    hint: {
      en: 'Give it exactly as many spaces at the start as its neighbours.',
      nl: 'Geef hem aan het begin precies zoveel spaties als zijn buren.',
    },
  },
  LOST_DASH: {
    message: {
      en: 'Here an item of a list begins without the "- " before it.',
      nl: 'Hier begint een onderdeel van een lijst zonder "- " ervoor.',
    },
    hint: {
      en: 'Write "- " before its first key, as the item above has it.',
      nl: 'Zet "- " voor de eerste sleutel, zoals bij het onderdeel erboven.',
    },
  },
  NO_SPACE: {
    message: {
      en: 'There is no space after the colon.',
      nl: 'Er staat geen spatie na de dubbele punt.',
    },
    hint: {
      en: 'Write "key: value", with a space.',
      nl: 'Schrijf "sleutel: waarde", met een spatie.',
    },
  },
  TAB_AS_INDENT: {
    message: { en: 'This line starts with a tab.', nl: 'Deze regel begint met een tab.' },
    hint: {
      en: 'Use spaces: two for each level.',
      nl: 'Gebruik spaties: twee voor elk niveau.',
    },
  },
  DUPLICATE_KEY: {
    message: {
      en: 'This key is written twice in the same place.',
      nl: 'Deze sleutel staat twee keer op dezelfde plaats.',
    },
    hint: { en: 'Keep one of the two.', nl: 'Laat een van de twee staan.' },
  },
  OPEN_QUOTE: {
    message: {
      en: 'This quotation mark opens a text that nothing closes.',
      nl: 'Dit aanhalingsteken opent een tekst die nergens sluit.',
    },
    hint: {
      en: 'Put the same mark at the end of the text; a mark inside it is written twice.',
      nl: 'Zet hetzelfde teken aan het eind van de tekst; een teken erbinnen schrijf je dubbel.',
    },
  },
  APOSTROPHE: {
    message: {
      en: 'A text that starts with an apostrophe is read as one between quotes here.',
      nl: 'Een tekst die begint met een apostrof wordt hier gelezen als een tekst tussen aanhalingstekens.',
    },
    hint: {
      en: 'Write ’ instead of \', or put the whole text between "double quotes".',
      nl: 'Schrijf ’ in plaats van \', of zet de hele tekst tussen "dubbele aanhalingstekens".',
    },
  },
  MONEY: {
    message: {
      en: 'An amount is a number alone, without € and without ,-.',
      nl: 'Een bedrag is alleen een getal, zonder € en zonder ,-.',
    },
    hint: {
      en: 'Write { money: 1199 } or { money: 12.5 }.',
      nl: 'Schrijf { money: 1199 } of { money: 12.5 }.',
    },
  },
  MISSING_CHAR: {
    message: {
      en: 'Something is missing here: a closing quote, a bracket, or a colon after a key.',
      nl: 'Hier ontbreekt iets: een aanhalingsteken, een haak, of een dubbele punt na een sleutel.',
    },
    hint: {
      en: 'Close what was opened, and write keys as "key: value".',
      nl: 'Sluit wat geopend is, en schrijf sleutels als "sleutel: waarde".',
    },
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: {
      en: 'A text with a colon in it is read as a new key here.',
      nl: 'Een tekst met een dubbele punt erin wordt hier gelezen als een nieuwe sleutel.',
    },
    hint: {
      en: 'Put the whole text between quotes, or line the key up with its neighbours.',
      nl: 'Zet de hele tekst tussen aanhalingstekens, of zet de sleutel gelijk met zijn buren.',
    },
  },
  MULTILINE_IMPLICIT_KEY: {
    message: {
      en: 'This line has no colon, or the one above it should have ended.',
      nl: 'Deze regel heeft geen dubbele punt, of de regel erboven had moeten eindigen.',
    },
    hint: {
      en: 'Write "key: value", or put a text of several lines after "key: >-".',
      nl: 'Schrijf "sleutel: waarde", of zet een tekst van meer regels na "sleutel: >-".',
    },
  },
  BAD_ALIAS: {
    message: {
      en: 'A text that starts with * or & is read as a reference here.',
      nl: 'Een tekst die begint met * of & wordt hier gelezen als een verwijzing.',
    },
    hint: { en: 'Put the text between quotes.', nl: 'Zet de tekst tussen aanhalingstekens.' },
  },
  MULTIPLE_DOCS: {
    message: {
      en: 'A line of three dashes starts a second document, which nobody reads.',
      nl: 'Een regel met drie streepjes begint een tweede document, dat niemand leest.',
    },
    hint: { en: 'Take the line away.', nl: 'Haal de regel weg.' },
  },
  RESOURCE_EXHAUSTION: {
    message: {
      en: 'This is nested far too deep.',
      nl: 'Dit zit veel te diep in elkaar.',
    },
    hint: {
      en: 'Close the brackets that were opened before, or take them away.',
      nl: 'Sluit de haken die eerder geopend zijn, of haal ze weg.',
    },
  },
  TAG: {
    message: {
      en: 'A text that starts with ! is read as an instruction here.',
      nl: 'Een tekst die begint met ! wordt hier gelezen als een opdracht.',
    },
    hint: { en: 'Put the text between quotes.', nl: 'Zet de tekst tussen aanhalingstekens.' },
  },
  UNQUOTED_FACT: {
    message: {
      en: 'A text that starts with {{ needs quotes around it.',
      nl: 'Een tekst die begint met {{ heeft aanhalingstekens nodig.',
    },
    hint: {
      en: "Write it as '{{price.core}} and more'.",
      nl: "Schrijf hem als '{{price.core}} en meer'.",
    },
  },
  COLLECTION_KEY: {
    message: {
      en: 'A list or a group of keys cannot be a key itself.',
      nl: 'Een lijst of groep sleutels kan zelf geen sleutel zijn.',
    },
    hint: {
      en: 'Write a word before the colon, or put it between quotes.',
      nl: 'Schrijf een woord voor de dubbele punt, of zet het tussen aanhalingstekens.',
    },
  },
  BAD_SCALAR_START: {
    message: {
      en: 'A text cannot start with this character.',
      nl: 'Een tekst kan niet met dit teken beginnen.',
    },
    hint: { en: 'Put the text between quotes.', nl: 'Zet de tekst tussen aanhalingstekens.' },
  },
}
