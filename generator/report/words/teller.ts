import type { Diagnostic, Following, RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Explanation } from '../../diagnostics/explanation.ts'
import type {
  MessageData,
  MessageLanguage,
  MessageParts,
  MessageText,
  MessageValue,
  TextName,
} from '../../diagnostics/message.ts'
import { sharedMessages } from '../../diagnostics/shared-messages.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import { type Catalogue, formatsOf, readCatalogue, schemaText } from '../../languages/catalogue.ts'
import { languageName } from '../../languages/locale.ts'
import { explanations } from '../explanations.ts'

/** The texts of a diagnostic. */
type DiagnosticTexts = Pick<Diagnostic, 'message' | 'hint' | 'related' | 'changes' | 'fix'>

/** The texts of a finding in one language. English if the catalogue lacks a text. */
export function tell(finding: RawDiagnostic, catalogue: Catalogue): DiagnosticTexts {
  const { code, messageId, data = {}, hint, related, changes, fix } = finding
  const textOf = (name: TextName) => tellText({ catalogue, code, messageId, data }, name)
  const hasHint = hint !== undefined || partIn(code, messageId, 'hint') !== undefined

  return {
    message: textOf('message'),
    ...(hasHint && { hint: textOf(hint ?? 'hint') }),
    ...(related && {
      related: related.map(({ at, message }) => ({ at, message: textOf(message) })),
    }),
    ...(changes && {
      changes: changes.map(({ label, text }) => ({ label: textOf(label), text: shorten(text) })),
    }),
    ...(fix && { fix: { title: textOf(fix.title), edits: fix.edits } }),
  }
}

/** How many characters of a text of the content a message quotes. */
const mostQuoted = 2000

const shorten = (text: string) =>
  text.length > mostQuoted ? `${text.slice(0, mostQuoted).trimEnd()}…` : text

/** How many of the places that follow from a finding are shown with it. */
const shownPlaces = 3

/** The texts of a finding with the other places of the same name. */
export function tellFollowing(
  { message, related = [] }: DiagnosticTexts,
  following: readonly Following[],
  catalogue: Catalogue,
): Pick<DiagnosticTexts, 'message' | 'related'> {
  const count = following.length
  const source = { catalogue, code: shared, messageId: 'following', data: { count } }
  return {
    message: `${message} ${tellText(source, 'count')}`,
    related: [
      ...related,
      ...following
        .slice(0, shownPlaces)
        .map(({ at }) => ({ at, message: tellText(source, 'here') })),
    ],
  }
}

/** The explanations of all codes in one language. */
export function explanationsIn(language: MessageLanguage): ReadonlyMap<string, Explanation> {
  const { messages } = readCatalogue(language)
  return new Map(
    [...explanations].map(([code, explanation]) => {
      const { summary, why } = messages[code] ?? {}
      return [
        code,
        {
          ...explanation,
          ...(typeof summary === 'string' && { summary }),
          ...(typeof why === 'string' && { why }),
        },
      ]
    }),
  )
}

/** Names the closest known word, or else lists the known words. */
export function didYouMeanIn(
  language: MessageLanguage,
  word: string,
  known: readonly string[],
): string {
  const catalogue = readCatalogue(language)
  const source = { catalogue, code: shared, messageId: 'suggestion', data: {} }
  return tellText(source, didYouMean(word, known))
}

/** The key of the shared messages in a catalogue. */
const shared = 'shared'

interface Source {
  readonly catalogue: Catalogue
  readonly code: string
  readonly messageId: string
  readonly data: MessageData
}

function tellText(source: Source, name: TextName): string {
  const data = typeof name === 'string' ? source.data : { ...source.data, ...name.data }
  const text = find(source, typeof name === 'string' ? name : name.text)
  const { language } = source.catalogue
  const formats = formatsOf(language)

  return form(formats.plural, text, data)
    .replaceAll(/\{(\w+)\}/g, (gap, key: string) => {
      const value = data[key]
      return value === undefined ? gap : tellValue(value)
    })
    .trim()

  function tellValue(value: MessageValue): string {
    if (typeof value === 'string') return shorten(value)
    if (typeof value === 'number') return formats.number.format(value)
    // Without duplicates.
    if (isList(value)) return formats.list.format(new Set(value.map(tellValue)))
    if ('language' in value) return languageName(value.language, language)
    return 'schema' in value ? schemaText(source.catalogue, value.schema) : tellText(source, value)
  }
}

/**
 * Resolves the name of a text: `hint` of the same message, or `kinds.link` of the same code or of
 * the shared messages.
 */
function find({ catalogue, code, messageId }: Source, name: string): MessageText {
  const [id = '', part = ''] = name.includes('.') ? name.split('.') : [messageId, name]
  const owner = partIn(code, id, part) === undefined ? shared : code
  const text = translated(catalogue, owner, id)?.[part] ?? partIn(owner, id, part)
  if (text === undefined) throw new Error(`${code} has no text "${id}.${part}".`)
  return text
}

function translated({ messages }: Catalogue, code: string, id: string): MessageParts | undefined {
  const parts = messages[code]?.[id]
  return typeof parts === 'string' ? undefined : parts
}

function partIn(code: string, id: string, part: string): MessageText | undefined {
  const messages: Readonly<Record<string, MessageParts>> =
    code === shared ? sharedMessages : (explanations.get(code)?.messages ?? {})
  return messages[id]?.[part]
}

/** Selects the plural form for `count`. */
function form(plural: Intl.PluralRules, text: MessageText, { count }: MessageData): string {
  if (typeof text === 'string') return text
  const category = plural.select(typeof count === 'number' ? count : 0)
  return category === 'one' ? text.one : text.other
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value)
