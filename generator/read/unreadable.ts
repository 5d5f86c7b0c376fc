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

/** The reason to skip a file: it is empty, binary or too large. */
export function unreadableReason({ file, text, kind }: UnreadableInput): RawDiagnostic | undefined {
  const damaged = text.search(/[\0\uFFFD]/)
  if (damaged >= 0) return wrongEncoding(file, text.slice(0, damaged))
  // A program writes the translation record. Its size grows with the site.
  if (kind.kind === 'state') return undefined
  if (text.length > limit) return tooLarge(file, text.length)
  return content.test(text) ? undefined : empty(file)
}

/** Matches the start of a line that is neither empty nor a comment. */
const content = /^[^\S\n]*[^\s#]/m

const empty = (file: string): RawDiagnostic => ({
  code: 'content/empty-file',
  severity: 'error',
  at: { file, line: 1, column: 1 },
  messageId: 'empty',
})

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

/**
 * A file in the content folder that Diptych does not read. `data.file` is the name under which it
 * would read it.
 */
export function unknownFile(file: string): RawDiagnostic {
  const wanted = file.replace(/\.ya?ml(?:\.\w+)?$/i, '.yaml')
  const isMisnamed = wanted !== file
  return {
    code: 'content/unknown-file',
    severity: isMisnamed ? 'error' : 'warning',
    at: { file, line: 1, column: 1 },
    messageId: isMisnamed ? 'ending' : 'notRead',
    data: { file: wanted, name: wanted.slice(wanted.lastIndexOf('/') + 1) },
  }
}

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
  'content/empty-file': {
    empty: {
      message: 'This file is empty.',
      hint: 'Get its text back from an earlier version, or delete the file if it is no longer needed.',
    },
  },
  'content/unknown-file': {
    ending: {
      message: 'This file is not read: the name of every file here ends with .yaml.',
      hint: 'Rename it to {name}.',
    },
    notRead: {
      message: 'This file is not read: its name or folder is not one that Diptych knows.',
      hint: 'Pages go into <language>/pages/, questions into <language>/faqs/, figures into <language>/statistics/.',
    },
  },
} as const satisfies Readonly<Record<string, Messages>>
