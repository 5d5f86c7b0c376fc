import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { closest } from '../diagnostics/suggestion.ts'
import {
  type FileKind,
  kindOf,
  languageFiles,
  languageFolders,
  oddEntryIn,
  siteFiles,
} from './file-kind.ts'
import type { Texts } from './folder.ts'

/** Maximum file size in characters. A page with forty sections has about 30,000. */
const limit = 1_000_000

interface UnreadableInput {
  readonly file: string
  readonly text: string
  readonly kind: FileKind
}

/** The reason to skip a file: it is none, empty, binary or too large. */
export function unreadableReason({ file, text, kind }: UnreadableInput): RawDiagnostic | undefined {
  const odd = notAFile(file, text)
  if (odd) return odd
  const damaged = text.search(/[\0\uFFFD]/)
  if (damaged >= 0) return wrongEncoding(file, text.slice(0, damaged))
  // A program writes the translation record. Its size grows with the site.
  if (kind.kind === 'state') return undefined
  if (text.length > limit) return tooLarge(file, text.length)
  if (kind.kind === 'tiles') return undefined
  const [, format] = foreignFormats.find(([pattern]) => pattern.test(text)) ?? []
  if (format !== undefined) return otherFormat(file, format)
  return content.test(text) ? undefined : empty(file)
}

/** How files of other programs begin. No content begins with such a sign. */
const foreignFormats: readonly (readonly [pattern: RegExp, messageId: string])[] = [
  [/^(?:\s|#.*\n)*<(?:[a-z]|[!?/])/i, 'HTML'],
  [/^\s*\{\\rtf/, 'RTF'],
]

const otherFormat = (file: string, messageId: string): RawDiagnostic => ({
  code: 'yaml/syntax',
  severity: 'error',
  at: { file, line: 1, column: 1 },
  messageId,
})

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

function notAFile(file: string, text: string): RawDiagnostic | undefined {
  const entry = oddEntryIn(text)
  return (
    entry && {
      code: 'content/not-a-file',
      severity: 'error',
      at: { file, line: 1, column: 1 },
      messageId: entry,
    }
  )
}

/**
 * A file in the content folder that Diptych does not read. `data.file` is the name under which it
 * would read it.
 */
export function unknownFile(folder: string, path: string, files: Texts): RawDiagnostic {
  const odd = notAFile(folder ? `${folder}/${path}` : path, files.get(path) ?? '')
  if (odd) return odd
  const inFolder = (name: string) => (folder ? `${folder}/${name}` : name)
  const wanted = path.replace(/\.ya?ml(?:\.\w+)?$/i, '.yaml')
  const known = knownPath(wanted)
  const file = inFolder(known ?? wanted)
  const other = files.has(wanted) ? 'twice' : 'ending'
  const misspelt = known === undefined ? 'notRead' : 'name'
  const messageId = wanted === path ? misspelt : other
  return {
    code: 'content/unknown-file',
    severity: messageId === 'notRead' ? 'warning' : 'error',
    at: { file: inFolder(path), line: 1, column: 1 },
    messageId,
    data: { file, name: file.slice(file.lastIndexOf('/') + 1) },
  }
}

/** The path that a misspelt one probably stands for: `nl/pages/about.yaml` for `nl/page/about.yaml`. */
function knownPath(path: string): string | undefined {
  if (kindOf(path)) return undefined
  const steps = path.replace(/\.yaml$/, '').split('/')
  const at = steps.length === 1 ? 0 : 1
  const names = at === 0 ? siteFiles : steps.length === 2 ? languageFiles : languageFolders
  const name = closest(steps[at] ?? '', names)
  return name && `${steps.with(at, name).join('/')}.yaml`
}
