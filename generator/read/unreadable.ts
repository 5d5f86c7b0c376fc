import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { FileKind } from './file-kind.ts'

/** In characters. A page with forty sections has some thirty thousand. */
const limit = 1_000_000

interface UnreadableInput {
  readonly file: string
  readonly text: string
  readonly kind: FileKind
}

/** Why a file is not worth parsing: it is no text, or far more than anybody writes. */
export function unreadableReason({ file, text, kind }: UnreadableInput): RawDiagnostic | undefined {
  const damaged = text.search(/[\0\uFFFD]/)
  if (damaged >= 0) return wrongEncoding(file, text.slice(0, damaged))
  // The record of translations is written by a program and grows with the site.
  return text.length > limit && kind.kind !== 'state' ? tooLarge(file, text.length) : undefined
}

function wrongEncoding(file: string, before: string): RawDiagnostic {
  const lines = before.split('\n')
  return {
    code: 'content/encoding',
    severity: 'error',
    at: { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
    message: {
      en: 'This file is not saved as UTF-8 text: from here on letters are lost.',
      nl: 'Dit bestand is niet opgeslagen als UTF-8: vanaf hier gaan letters verloren.',
    },
    hint: {
      en: 'Open it in your editor and save it with the encoding UTF-8.',
      nl: 'Open het in je editor en sla het op met de codering UTF-8.',
    },
  }
}

function tooLarge(file: string, length: number): RawDiagnostic {
  return {
    code: 'content/too-large',
    severity: 'error',
    at: { file, line: 1, column: 1 },
    message: {
      en: `This file has ${length} characters; more than ${limit} are not read.`,
      nl: `Dit bestand heeft ${length} tekens; meer dan ${limit} wordt niet gelezen.`,
    },
    hint: {
      en: 'Is something in it by mistake? Else spread it over several files.',
      nl: 'Staat er per ongeluk iets in? Verdeel het anders over meer bestanden.',
    },
  }
}
