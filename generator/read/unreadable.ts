import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Messages } from '../diagnostics/message.ts'
import type { FileKind } from './file-kind.ts'

/** Maximum file size in characters. A page with forty sections has about 30,000. */
const limit = 1_000_000

interface UnreadableInput {
  readonly file: string
  readonly text: string
  readonly kind: FileKind
}

/** The reason to skip a file: it is binary or too large. */
export function unreadableReason({ file, text, kind }: UnreadableInput): RawDiagnostic | undefined {
  const damaged = text.search(/[\0\uFFFD]/)
  if (damaged >= 0) return wrongEncoding(file, text.slice(0, damaged))
  // A program writes the translation record. Its size grows with the site.
  return text.length > limit && kind.kind !== 'state' ? tooLarge(file, text.length) : undefined
}

function wrongEncoding(file: string, before: string): RawDiagnostic {
  const lines = before.split('\n')
  return {
    code: 'content/encoding',
    severity: 'error',
    at: { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
    messageId: 'notUtf8',
  }
}

const tooLarge = (file: string, length: number): RawDiagnostic => ({
  code: 'content/too-large',
  severity: 'error',
  at: { file, line: 1, column: 1 },
  messageId: 'tooLong',
  data: { length: String(length), limit: String(limit) },
})

/** A file in the content folder that Diptych does not read. */
export const unknownFile = (file: string): RawDiagnostic => ({
  code: 'content/unknown-file',
  severity: 'warning',
  at: { file, line: 1, column: 1 },
  messageId: 'notRead',
})

export const unreadableMessages = {
  'content/encoding': {
    notUtf8: {
      message: 'This file is not saved as UTF-8 text: from here on letters are lost.',
      hint: 'Open it in your editor and save it with the encoding UTF-8.',
    },
  },
  'content/too-large': {
    tooLong: {
      message: 'This file has {length} characters; more than {limit} are not read.',
      hint: 'Is something in it by mistake? Else spread it over several files.',
    },
  },
  'content/unknown-file': {
    notRead: {
      message: 'This file is not read: its name or folder is not one that Diptych knows.',
      hint: 'Pages go into <language>/pages/, questions into <language>/faqs/, figures into <language>/statistics/.',
    },
  },
} as const satisfies Readonly<Record<string, Messages>>
