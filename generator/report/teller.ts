import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts'
import type {
  MessageData,
  MessageLanguage,
  MessageParts,
  MessageText,
  MessageValue,
  TextName,
} from '../diagnostics/message.ts'
import { sharedMessages } from '../diagnostics/shared-messages.ts'
import { readCatalogue, schemaText } from '../languages/catalogue.ts'
import { explanations } from './explanations.ts'

/** All of a diagnostic that is words. */
export type Told = Pick<Diagnostic, 'message' | 'hint' | 'related' | 'changes' | 'fix'>

type Tell = (finding: Finding & { readonly code: string }) => Told

/** Tells findings in one language; what a catalogue lacks is told in English. */
export function createTeller(language: MessageLanguage): Tell {
  return (finding) => {
    const { code, messageId, data = {}, hint, related, changes, fix } = finding
    const textOf = (name: TextName): string =>
      fill(find({ language, code, messageId, name: nameOf(name) }), {
        language,
        data: typeof name === 'string' ? data : { ...data, ...name.data },
        textOf,
      })
    const hasHint = hint !== undefined || hasPart({ code, messageId, part: 'hint' })

    return {
      message: textOf('message'),
      ...(hasHint && { hint: textOf(hint ?? 'hint') }),
      ...(related && {
        related: related.map(({ at, message }) => ({ at, message: textOf(message) })),
      }),
      ...(changes && {
        changes: changes.map(({ label, text }) => ({ label: textOf(label), text })),
      }),
      ...(fix && { fix: { title: textOf(fix.title), edits: fix.edits } }),
    }
  }
}

const nameOf = (name: TextName) => (typeof name === 'string' ? name : name.text)

interface Wanted {
  readonly language: MessageLanguage
  readonly code: string
  readonly messageId: string
  /** `hint` of the same message, or `kinds.link` of any. */
  readonly name: string
}

function find({ language, code, messageId, name }: Wanted): MessageText {
  const [id = '', part = ''] = name.includes('.') ? name.split('.') : [messageId, name]
  const owner = partIn(code, id, part) === undefined ? 'shared' : code
  const text = readCatalogue(language)?.messages[owner]?.[id]?.[part] ?? partIn(owner, id, part)
  if (text === undefined) throw new Error(`${code} has no text "${id}.${part}".`)
  return text
}

function partIn(code: string, id: string, part: string): MessageText | undefined {
  const messages: Readonly<Record<string, MessageParts>> =
    code === 'shared' ? sharedMessages : (explanations.get(code)?.messages ?? {})
  return messages[id]?.[part]
}

const hasPart = ({ code, messageId, part }: { code: string; messageId: string; part: string }) =>
  partIn(code, messageId, part) !== undefined

interface FillInput {
  readonly language: MessageLanguage
  readonly data: MessageData
  readonly textOf: (name: TextName) => string
}

/** A text with its gaps filled: `{count}` becomes what the data says of it. */
function fill(text: MessageText, { language, data, textOf }: FillInput): string {
  const { count } = data
  const form =
    typeof text === 'string'
      ? text
      : new Intl.PluralRules(language).select(typeof count === 'number' ? count : 0) === 'one'
        ? text.one
        : text.other

  const tellValue = (value: MessageValue): string => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
    if (isList(value)) return listOf(value.map(tellValue), language)
    if ('language' in value) {
      return (
        new Intl.DisplayNames([language], { type: 'language' }).of(value.language) ?? value.language
      )
    }
    return 'schema' in value ? schemaText(language, value.schema) : textOf(value)
  }
  return form
    .replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
      const value = data[name]
      return value === undefined ? gap : tellValue(value)
    })
    .trim()
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value)

/** Several things as one enumeration, each thing once. */
const listOf = (things: readonly string[], language: MessageLanguage) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(things))
