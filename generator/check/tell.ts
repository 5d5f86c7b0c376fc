import { hash } from 'node:crypto'
import type { Code, Diagnostic, Following, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type {
  MessageData,
  MessageLanguage,
  MessageText,
  MessageValue,
  TextName,
} from '../diagnostics/message.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import {
  type Catalogue,
  englishText,
  formatsOf,
  readCatalogue,
  schemaText,
} from '../languages/catalogue.ts'
import { languageName } from '../languages/locale.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, readPath } from '../read/path.ts'
import { humanize } from '../validate/own-sections.ts'
import type { SchemaAt, Schemas } from '../validate/schemas.ts'
import { schemaOfItem } from '../validate/walk.ts'
import { codes } from './codes.ts'

interface LocalizeInput {
  /** The catalogue of the language of the messages. */
  readonly catalogue: Catalogue
  readonly schemas: Schemas
  /** The document of a file, if it was parsed. */
  readonly documentOf: (file: string) => SourceDocument | undefined
}

/** Adds the texts of one language, the id and the breadcrumb to a finding. */
export function localize(
  finding: RawDiagnostic,
  { catalogue, schemas, documentOf }: LocalizeInput,
): Diagnostic {
  const { code, severity, at, path, values, acknowledged, following } = finding
  const document = documentOf(at.file)
  const breadcrumb = document && breadcrumbOf({ document, path, schemas, catalogue })
  const told = tell(finding, catalogue)
  const { message } = catalogue.language === 'en' ? told : tell(finding, readCatalogue('en'))

  return {
    at,
    ...(path !== undefined && { path }),
    ...(values && { values }),
    code,
    severity,
    ...(acknowledged && { acknowledged }),
    id: idOf(finding, message),
    ...(breadcrumb && { breadcrumb }),
    ...(document?.language && { language: document.language }),
    ...told,
    ...(following && { following, ...tellFollowing(told, following, catalogue) }),
  }
}

/** Depends on the finding, its English message and the path, not on the line or the language. */
const idOf = ({ code, at, path = '' }: RawDiagnostic, message: string): string =>
  hash('sha256', [code, at.file, path, message].join('\n'), 'hex').slice(0, 6)

/** Sorts by file, line and column. Removes duplicates at the same place. */
export function sort(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = diagnostics.toSorted(
    ({ at: a }, { at: b }) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
  const seen = new Set<string>()

  return sorted.filter(({ at, code, message }) => {
    const key = `${at.file}:${at.line}:${at.column} ${code} ${message}`
    return !seen.has(key) && seen.add(key)
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The texts of a diagnostic. */
type DiagnosticTexts = Pick<Diagnostic, 'message' | 'hint' | 'related' | 'changes' | 'fix'>

/** The texts of a finding in one language. English if the catalogue lacks a text. */
export function tell(finding: RawDiagnostic, catalogue: Catalogue): DiagnosticTexts {
  const { code, messageId, data = {}, hint, related, changes, fix } = finding
  const textOf = (name: TextName) => tellText({ catalogue, code, messageId, data }, name)
  const hasHint = hint !== undefined || englishText(code, messageId, 'hint') !== undefined

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
function tellFollowing(
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

/** What `diptych explain` tells of a code. */
export interface Explanation extends Code {
  /** The requirement, as one sentence that is true of correct content. */
  readonly summary: string
  /** The effect on visitors or editors if the requirement is not met. */
  readonly why: string
  /** A few lines of content with the problem, and the same lines without it. */
  readonly before: string
  readonly after: string
}

/** The explanations of all codes in one language, by code. */
export function explanationsIn(language: MessageLanguage): ReadonlyMap<string, Explanation> {
  const catalogue = readCatalogue(language)
  return new Map(
    Array.from(codes, ([code, traits]) => {
      const text = (part: string) =>
        tellText({ catalogue, code, messageId: 'explain', data: {} }, part)
      const [summary, why, before, after] = [
        text('summary'),
        text('why'),
        text('before'),
        text('after'),
      ]
      return [code, { ...traits, summary, why, before, after }]
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
  const owner = englishText(code, id, part) === undefined ? shared : code
  const text = catalogue.messages[owner]?.[id]?.[part] ?? englishText(owner, id, part)
  if (text === undefined) throw new Error(`${code} has no text "${id}.${part}".`)
  return text
}

/** Selects the plural form for `count`. */
function form(plural: Intl.PluralRules, text: MessageText, { count }: MessageData): string {
  if (typeof text === 'string') return text
  const category = plural.select(typeof count === 'number' ? count : 0)
  return category === 'one' ? text.one : text.other
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value)

interface BreadcrumbInput {
  readonly document: SourceDocument
  /** A path in the format of `formatPath`. */
  readonly path: string | undefined
  readonly schemas: Schemas
  readonly catalogue: Catalogue
}

/**
 * The titles that lead to a place on the site: the page or list, then each section and item by its
 * text, then the key by its title in the schema. The name of a list is left out if its items have
 * texts.
 */
export function breadcrumbOf(input: BreadcrumbInput): readonly string[] {
  const { document, schemas, catalogue } = input
  const crumbs = [...namesOf(input)]
  const titleOf = (at: SchemaAt | undefined) => at && titleIn(catalogue, schemas.resolve(at))
  const steps = readPath(input.path ?? '')
  // A finding about a whole document does not need its data, which may not be parsed.
  let value = steps.length > 0 ? document.data : undefined
  let at: SchemaAt | undefined = rootOf(input)
  let list: string | undefined

  for (const { name, from } of steps) {
    const inner = from(value)
    at = at && schemaOf({ schemas, at, name, inner, isItem: Array.isArray(value) })
    value = inner
    const title = titleOf(at) ?? humanize(name)
    if (Array.isArray(value)) list = title
    else if (list === undefined) crumbs.push(ownWords(value) ?? title)
    else {
      const words = ownWords(value) ?? titleOf(at)
      const isNumbered = words === undefined && /^\d+$/.test(name)
      crumbs.push(...(isNumbered ? [list, String(Number(name) + 1)] : [words ?? humanize(name)]))
      list = undefined
    }
  }
  return list === undefined ? crumbs : [...crumbs, list]
}

function titleIn(catalogue: Catalogue, { file, node }: SchemaAt): string | undefined {
  const title = node['x-title']
  return title === undefined ? undefined : schemaText(catalogue, title, file)
}

const rootOf = ({ document, schemas }: BreadcrumbInput) =>
  schemas.root(`${document.kind}.schema.json`)

/**
 * A page has its file name. Another file has the title of its kind, and its name if the kind has
 * several files.
 */
function namesOf(input: BreadcrumbInput): readonly string[] {
  const { kind, name } = input.document
  const own = humanize(name.split('/').at(-1) ?? name)
  const title = titleIn(input.catalogue, rootOf(input))
  if (kind === 'page' || title === undefined) return [own]
  return kind === name || kind === 'catalog-texts' ? [title] : [title, own]
}

interface Step {
  readonly schemas: Schemas
  readonly at: SchemaAt
  readonly name: string
  readonly inner: unknown
  readonly isItem: boolean
}

/** The schema at a step, also if the value does not exist. */
function schemaOf({ schemas, at, name, inner, isItem }: Step): SchemaAt | undefined {
  const { file, node } = schemas.resolve(at)
  if (isItem) return node.items && schemaOfItem(schemas, { file, node: node.items }, inner)
  const others = isRecord(node.additionalProperties) ? node.additionalProperties : undefined
  const child = node.properties?.[name] ?? others
  return child && { file, node: child }
}

const naming = ['heading', 'question', 'title', 'label', 'name', 'text']

function ownWords(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const words = naming.map((key) => value[key]).find((each) => typeof each === 'string')
  if (typeof words !== 'string') return undefined
  const plain = words
    .slice(0, 500)
    .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/[*_]/g, '')
  return plain.length > 50 ? `${plain.slice(0, 49).trimEnd()}…` : plain
}
