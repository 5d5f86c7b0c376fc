import type { YAMLParseError, Document as YamlDocument } from 'yaml'
import type { Diagnostic, Place } from './diagnostics/diagnostic.ts'
import { yamlParser } from './yaml-parser.ts'

const unexpected = {
  message: 'This is not expected here.',
  hint: 'Check the quotes, colons and spaces on this line and the one above.',
}

/** What each of the parser's codes means to somebody who has never heard of YAML. */
const explanations: Readonly<Record<string, { message: string; hint: string }>> = {
  BAD_INDENT: {
    message: 'This line does not line up with the lines it belongs to.',
    hint: 'Give it exactly as many spaces at the start as its neighbours.',
  },
  TAB_AS_INDENT: {
    message: 'This line starts with a tab.',
    hint: 'Use spaces: two for each level.',
  },
  DUPLICATE_KEY: {
    message: 'This key is written twice in the same place.',
    hint: 'Keep one of the two.',
  },
  MISSING_CHAR: {
    message: 'Something is missing here: a closing quote, a bracket, or a colon after a key.',
    hint: 'Close what was opened, and write keys as "key: value".',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A text with a colon in it is read as a new key here.',
    hint: 'Put the whole text between quotes, or line the key up with its neighbours.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line has no colon, or the one above it should have ended.',
    hint: 'Write "key: value", or put a text of several lines after "key: >-".',
  },
  BAD_ALIAS: {
    message: 'A text that starts with * or & is read as a reference here.',
    hint: 'Put the text between quotes.',
  },
  BAD_SCALAR_START: {
    message: 'A text cannot start with this character.',
    hint: 'Put the text between quotes.',
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
): readonly Diagnostic[] {
  const told = yaml.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY')
  const found = told.map((error) => explain(codeOf(error, text), toPlace(offsetOf(error, text))))
  return found.length > 0
    ? found
    : aliasesIn(yaml).map((offset) => explain('BAD_ALIAS', toPlace(offset)))
}

/** Content has no use for aliases: each is a text that starts with a star. */
function aliasesIn(yaml: YamlDocument.Parsed): readonly number[] {
  const offsets: number[] = []
  yamlParser().visit(yaml, { Alias: (_, { range }) => void offsets.push(range?.[0] ?? 0) })
  return offsets
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
  return text.slice(0, offset).search(/(?<=[\s:[{,-])['"](?!.*[\s:[{,-]['"])/s)
}

function explain(code: string, at: Place): Diagnostic {
  const known = explanations[code] ?? unexpected
  return { code: 'yaml/syntax', severity: 'error', at, ...known }
}

/** A file in the content folder that no part of Diptych reads. */
export function unknownFile(file: string): Diagnostic {
  return {
    code: 'content/unknown-file',
    severity: 'warning',
    at: { file, line: 1, column: 1 },
    message: 'This file is not read: its name or folder is not one that Diptych knows.',
    hint: 'Pages go into <language>/pages/, questions into <language>/faqs/, figures into <language>/statistics/.',
  }
}
