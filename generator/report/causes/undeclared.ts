import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Explanation } from '../../diagnostics/explanation.ts'
import { closest } from '../../diagnostics/suggestion.ts'
import { type Declaration, homeOfName } from '../../model/names/declarations.ts'
import { contentFile, type Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { tilesFile } from '../../read/file-kind.ts'
import { isRecord, type Path, valueAt } from '../../read/path.ts'

const kinds = {
  plan: 'plan',
  feature: 'feature',
  fact: 'fact',
  wall: 'wall',
  tint: 'tint',
  tile: 'tile',
  problem: 'problem',
  subcategory: 'subcategory',
  page: 'page',
  faq: 'list of questions',
  statistics: 'list of figures',
  form: 'form',
  quiz: 'quiz',
  'sample-quiz': 'sample quiz',
} as const

type NamedKind = keyof typeof kinds

/** The folder of each kind of file that others name. */
const folders: Readonly<Partial<Record<NamedKind, string>>> = {
  page: 'pages',
  faq: 'faqs',
  statistics: 'statistics',
  form: 'forms',
  quiz: 'quizzes',
  'sample-quiz': 'sample-quizzes',
}

/** Fewer uses than this are at fault themselves. */
const fewestUses = 3

/** Not a rule, because it needs the findings of all rules. */
export const undeclared = {
  code: 'reference/undeclared',
  severity: 'error',
  summary: 'A name that several places use is declared where such names are.',
  why: 'A plan, a fact or a page that was taken away or renamed is missing wherever it is named.',
  example: {
    before: '# catalog.yaml, and core is named in 17 places\nplans:\n  - id: advance',
    after: 'plans:\n  - id: core\n    price: price.core\n    page: plans/core\n  - id: advance',
  },
  canBeAcknowledged: false,
  messages: {
    undeclared: {
      message: 'The {kind} {names} is missing here.',
      hint: 'Get it back from an earlier version, or remove its name wherever it is used.',
      renamed:
        'Get it back from an earlier version. Or if it is called "{closest}" now, write that wherever its name stands.',
    },
    several: {
      message: 'There is no {kind} {names} here.',
      hint: 'Get them back from an earlier version, or delete what is made for them.',
    },
    kinds,
  },
} as const satisfies Explanation

export interface FoldInput {
  readonly site: Site
  readonly declarations: readonly Declaration[]
  readonly documentOf: (file: string) => SourceDocument | undefined
}

interface Undeclared {
  readonly cause: RawDiagnostic
  /** The findings that follow from it. */
  readonly uses: readonly RawDiagnostic[]
}

/** A finding that needs a name, and the document that should declare it. */
interface Use {
  readonly finding: RawDiagnostic
  readonly kind: NamedKind
  readonly name: string
  /** Undefined if a file declares the name by its own. */
  readonly home: Home | undefined
}

interface Home {
  readonly declaration: Declaration
  readonly document: SourceDocument
}

/** The names that nothing declares and several findings need, each at the place that should declare it. */
export function undeclaredNames(
  findings: readonly RawDiagnostic[],
  input: FoldInput,
): readonly Undeclared[] {
  const uses = findings.flatMap((finding) =>
    (finding.needs ?? []).flatMap((subject) => useOf(finding, subject, input) ?? []),
  )
  // Files that are made for names of one kind, and have no path, lack their names for one reason.
  const groups = Map.groupBy(uses, ({ finding, kind, name, home }) =>
    [
      kind,
      finding.path === undefined || isOfNoFile(kind, home) ? '' : name,
      home?.document.file,
    ].join('\n'),
  )
  return [...groups.values()].flatMap((group) =>
    group.length < fewestUses && !isEntryEverywhere(group, input)
      ? []
      : [{ cause: causeOf(group, input), uses: group.map(({ finding }) => finding) }],
  )
}

function useOf(
  finding: RawDiagnostic,
  subject: string,
  { site, declarations, documentOf }: FoldInput,
): Use | undefined {
  const [, kind = '', name = ''] = /^([a-z-]+):(.+)$/.exec(subject) ?? []
  if (!isNamedKind(kind)) return undefined
  const declaration = declarations.find((each) => each.kind === kind)
  if (!declaration) return { finding, kind, name, home: undefined }
  const language = documentOf(finding.at.file)?.language
  const document = site.documents.find(
    (each) =>
      each.kind === declaration.document &&
      (each.language === undefined || each.language === language),
  )
  // A site may have no tiles of its own: its walls and share cards are then without.
  if (kind === 'tile' && !document) return { finding, kind, name, home: undefined }
  return document && { finding, kind, name, home: { declaration, document } }
}

/** Whether every language says something of a name, and of each that is declared beside it: no slip does that. */
function isEntryEverywhere(group: readonly Use[], { site, documentOf }: FoldInput): boolean {
  const [{ name, home } = { name: '', home: undefined }] = group
  const order = orderIn(group, documentOf)
  if (!home || order.length === 0 || site.translations.length === 0) return false
  const languages = new Set(group.map(({ finding }) => documentOf(finding.at.file)?.language))
  return (
    site.languages.every(({ code }) => languages.has(code)) &&
    siblingsOf(home, name).every(({ id }) => order.includes(id))
  )
}

/** Whether a name is missing with the whole file that would declare it. */
const isOfNoFile = (kind: NamedKind, home: Home | undefined) => kind === 'tile' && !home

const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(kinds, kind)

function causeOf(group: readonly Use[], { site, documentOf }: FoldInput): RawDiagnostic {
  const [{ kind, name, home } = { kind: 'page' as const, name: '', home: undefined }] = group
  const names = [...new Set(group.map((use) => use.name))]
  const around = home && names.length === 1 ? siblingsOf(home, name) : []
  const order = orderIn(group, documentOf)
  const renamed = renamedOf(name, around, order)
  return {
    code: undeclared.code,
    // As severe as what follows from it.
    severity: 'info',
    messageId: names.length === 1 ? 'undeclared' : 'several',
    data: {
      kind: { text: `kinds.${kind}` },
      names: names.map((each) => `"${each}"`),
      ...(renamed && { closest: renamed.id }),
    },
    ...(renamed && { hint: 'renamed' }),
    at: home
      ? home.document.place(
          (renamed ?? neighbourOf(name, around, order))?.path ?? homeOfName(home.declaration, name),
          { part: 'key' },
        )
      : {
          file: contentFile(
            site,
            kind === 'tile' ? tilesFile : `${site.source.code}/${folders[kind] ?? ''}/${name}.yaml`,
          ),
          line: 1,
          column: 1,
        },
  }
}

/** A name that is declared beside the missing one. */
interface Sibling {
  readonly id: string
  readonly path: Path
}

function siblingsOf({ declaration, document }: Home, name: string): readonly Sibling[] {
  const list = homeOfName(declaration, name)
  const values = list.reduce<unknown>(
    (value, step) => (isRecord(value) ? value[step] : undefined),
    document.data,
  )
  if (isRecord(values)) {
    const group = name.split('.').slice(0, -1)
    return Object.keys(values).map((key) => ({
      id: [...group, key].join('.'),
      path: [...list, key],
    }))
  }
  return (Array.isArray(values) ? values : []).flatMap((value: unknown, index) =>
    isRecord(value) && typeof value['id'] === 'string'
      ? [{ id: value['id'], path: [...list, index] }]
      : [],
  )
}

/** The names around the missing one where a group of keys still has them all in their order. */
function orderIn(group: readonly Use[], documentOf: FoldInput['documentOf']): readonly string[] {
  for (const { name, finding } of group) {
    const { path = '', at } = finding
    const parent = valueAt(documentOf(at.file)?.data, path.replace(/\.?[^.[\]]+$/, ''))
    if (isRecord(parent) && name in parent) return Object.keys(parent)
  }
  return []
}

/** What the missing name is probably called now: the only one that nobody knew before, or a similar one. */
function renamedOf(name: string, siblings: readonly Sibling[], order: readonly string[]) {
  const [stranger, ...others] = siblings.filter(({ id }) => !order.includes(id))
  if (order.length > 0) return others.length === 0 ? stranger : undefined
  const own = (id: string) => id.slice(id.lastIndexOf('.') + 1)
  const similar = closest(
    own(name),
    siblings.map(({ id }) => own(id)),
  )
  return siblings.find(({ id }) => own(id) === similar)
}

/** The name after the missing one, or else the one before it. */
function neighbourOf(name: string, siblings: readonly Sibling[], order: readonly string[]) {
  const own = Math.max(order.indexOf(name), 0)
  return [...order.slice(own + 1), ...order.slice(0, own).toReversed()]
    .map((each) => siblings.find(({ id }) => id === each))
    .find((sibling) => sibling !== undefined)
}
