import type { YAMLParseError, Document as YamlDocument } from 'yaml'
import type { CodedFinding, Place } from './diagnostics/diagnostic.ts'
import type { Words } from './diagnostics/words.ts'
import { yamlParser } from './yaml-parser.ts'

interface Trouble {
  readonly message: Words
  readonly hint: Words
}

const unexpected: Trouble = {
  message: { en: 'This is not expected here.', nl: 'Dit wordt hier niet verwacht.' },
  hint: {
    en: 'Check the quotes, colons and spaces on this line and the one above.',
    nl: 'Kijk de aanhalingstekens, dubbele punten en spaties na op deze regel en die erboven.',
  },
}

/** What each of the parser's codes means to somebody who has never heard of YAML. */
const explanations: Readonly<Record<string, Trouble>> = {
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

/**
 * What keeps a file from being read. After the first error the parser is lost and reports much that is
 * right, so only keys that are written twice are added to it.
 */
export function syntaxDiagnostics(
  yaml: YamlDocument.Parsed,
  text: string,
  toPlace: (offset: number) => Place,
): readonly CodedFinding[] {
  const told = yaml.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
  const found = told.map((error) => explain(codeOf(error, text), toPlace(offsetOf(error, text))))
  return found.length > 0
    ? found
    : firstUnwanted(yaml, text).map(({ code, offset }) => explain(code, toPlace(offset)))
}

interface Unwanted {
  readonly code: string
  readonly offset: number
}

/** Content has no use for aliases, tags and keys that are lists: they are texts that lack quotes. */
function firstUnwanted(yaml: YamlDocument.Parsed, text: string): readonly Unwanted[] {
  const { isCollection, isNode, visit } = yamlParser()
  const found: Unwanted[] = []
  const stopAt = (code: string, node: unknown) => {
    found.push({ code, offset: (isNode(node) ? node.range?.[0] : undefined) ?? 0 })
    return visit.BREAK
  }
  visit(yaml, {
    Alias: (_, node) => stopAt('BAD_ALIAS', node),
    Pair: (_, { key }) => {
      if (!isCollection(key)) return undefined
      const start = key.range?.[0] ?? 0
      return stopAt(text.startsWith('{{', start - 1) ? 'UNQUOTED_FACT' : 'COLLECTION_KEY', key)
    },
    Node: (_, node) => (node.tag ? stopAt('TAG', node) : undefined),
  })
  return found
}

const lineAt = (text: string, offset: number) => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return { start, line: text.slice(start, end < 0 ? text.length : end) }
}

/** The parser's code, or a better one where the text around tells more. */
function codeOf({ code, message, pos: [offset] }: YAMLParseError, text: string): string {
  const { line } = lineAt(text, offset)
  if (/^ *\t/.test(line)) return 'TAB_AS_INDENT'
  if (/^\s*(- +)*[^\s:]+: +[*&]/.test(line)) return 'BAD_ALIAS'
  if (/[mM]oney\w*: *(?:[^\d\s[{]|[\d.,]+ *[-–€])/.test(line)) return 'MONEY'
  if (message.includes('Missing closing')) {
    const opened = text.slice(openQuote(text, offset))
    return /^'[snt]\b(?!')/i.test(opened) ? 'APOSTROPHE' : 'OPEN_QUOTE'
  }
  if (message.includes('end with a')) return 'MISSING_CHAR'
  if (message.includes('without - indicator')) return 'BAD_INDENT'
  return /^ /.test(text) ? 'BAD_INDENT' : code
}

/** Where the mistake is rather than where the parser noticed it: an open quote, a star. */
function offsetOf(error: YAMLParseError, text: string): number {
  const [offset] = error.pos
  const { start, line } = lineAt(text, offset)
  if (codeOf(error, text) === 'BAD_ALIAS') return start + line.search(/(?<=: +)[*&]/)
  if (!/Missing closing ['"]/.test(error.message)) return offset
  return openQuote(text, offset)
}

/** The last quote before an offset that opens a text. */
const openQuote = (text: string, offset: number) =>
  text.slice(0, offset).search(/(?<=[\s:[{,-])['"](?!.*[\s:[{,-]['"])/s)

function explain(code: string, at: Place): CodedFinding {
  const known = explanations[code] ?? unexpected
  return { code: 'yaml/syntax', severity: 'error', at, ...known }
}

/** A file in the content folder that no part of Diptych reads. */
export function unknownFile(file: string): CodedFinding {
  return {
    code: 'content/unknown-file',
    severity: 'warning',
    at: { file, line: 1, column: 1 },
    message: {
      en: 'This file is not read: its name or folder is not one that Diptych knows.',
      nl: 'Dit bestand wordt niet gelezen: Diptych kent zijn naam of map niet.',
    },
    hint: {
      en: 'Pages go into <language>/pages/, questions into <language>/faqs/, figures into <language>/statistics/.',
      nl: 'Pagina’s horen in <taal>/pages/, vragen in <taal>/faqs/, cijfers in <taal>/statistics/.',
    },
  }
}
