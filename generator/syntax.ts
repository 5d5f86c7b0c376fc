import type { YAMLParseError } from 'yaml'
import type { Diagnostic, Place } from './diagnostics/diagnostic.ts'

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
  UNEXPECTED_TOKEN: {
    message: 'This is not expected here.',
    hint: 'Check the quotes, colons and spaces on this line and the one above.',
  },
}

/** Turns an error of the YAML parser into a diagnostic. */
export function syntaxDiagnostic(error: YAMLParseError, at: Place, text: string): Diagnostic {
  const explained = explanations[error.code] ?? explanations['UNEXPECTED_TOKEN']
  const isTab = /^ *\t/.test(text.split('\n')[at.line - 1] ?? '')
  const { message, hint } = (isTab ? explanations['TAB_AS_INDENT'] : explained) ?? {
    message: error.message,
    hint: '',
  }

  return { code: 'yaml/syntax', severity: 'error', at, message, hint }
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
