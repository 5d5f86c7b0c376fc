import { isIncomplete, unpublishedFolders } from '../compare/due-documents.ts'
import type { Code, Diagnostic, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, valueAt } from '../read/path.ts'
import { yamlParser } from '../read/yaml.ts'

const opening = ` Findings that are meant to stay as they are, each with its reason.
 Written by "diptych keep"; comments and reasons may be edited by hand.`

/** Adds an entry to the text of `acknowledged.yaml`. Comments and other entries do not change. */
export function withAcknowledgement(text: string | undefined, entry: Acknowledgement): string {
  const { Document, parseDocument } = yamlParser()
  const document = text === undefined ? new Document([]) : parseDocument(text)
  if (text === undefined) document.commentBefore = opening
  document.add(document.createNode(entry))
  return document.toString({ lineWidth: 0, singleQuote: true })
}

/** An entry of `acknowledged.yaml`: a finding that an editor accepts. */
export interface Acknowledgement {
  readonly rule: string
  /** The address and path of the finding, without language: `pages/about#sections[intro].lead`. */
  readonly at: string
  /** The acknowledged texts by language. The entry is invalid once one of them changes. */
  readonly values: Readonly<Record<string, string>>
  readonly why: string
}

/** The fields that bind an acknowledgement to a finding. */
export function acknowledgementKey(
  site: Site,
  { code, at, path = '', values }: Diagnostic | RawDiagnostic,
): Pick<Acknowledgement, 'rule' | 'at' | 'values'> {
  const document = site.documents.find(({ file }) => file === at.file)
  return {
    rule: code,
    at: document ? `${document.address}#${path}` : at.file,
    values: values ?? (document ? textsAt(site, document, path) : {}),
  }
}

/** The text at a path in each language that has a text there. */
function textsAt(site: Site, { kind, name }: SourceDocument, path: string) {
  return Object.fromEntries(
    site.languages.flatMap(({ code }) => {
      const text = valueAt(site.find(kind, name, code)?.data, path)
      return typeof text === 'string' ? [[code, text] as const] : []
    }),
  )
}

interface SortedFindings<Finding> {
  readonly open: readonly Finding[]
  readonly kept: readonly (Finding & { readonly acknowledged: { readonly why: string } })[]
  /** Positions in the file of the entries that match no finding. */
  readonly unused: readonly number[]
}

/** Separates the acknowledged findings from the open findings. */
export function acknowledge<Finding extends RawDiagnostic>(
  site: Site,
  findings: readonly Finding[],
  canBeAcknowledged: (code: string) => boolean,
): SortedFindings<Finding> {
  const entries = readAcknowledgements(site)
  const used = new Set<number>()
  if (entries.length === 0) return { open: findings, kept: [], unused: [] }

  const open: Finding[] = []
  const kept: SortedFindings<Finding>['kept'][number][] = []
  const rules = new Set(entries.map(({ rule }) => rule))
  for (const finding of findings) {
    const isPossible = rules.has(finding.code) && canBeAcknowledged(finding.code)
    // The texts of a finding are looked up only if an entry can be about it.
    const binding = isPossible ? acknowledgementKey(site, finding) : undefined
    const index = binding ? entries.findIndex((entry) => isBoundTo(entry, binding)) : -1
    const entry = entries[index]
    if (!entry) {
      open.push(finding)
      continue
    }
    used.add(index)
    kept.push({ ...finding, acknowledged: { why: entry.why } })
  }
  return { open, kept, unused: [...entries.keys()].filter((index) => !used.has(index)) }
}

const isBoundTo = (entry: Acknowledgement, binding: ReturnType<typeof acknowledgementKey>) =>
  entry.rule === binding.rule && entry.at === binding.at && isSame(entry.values, binding.values)

const isSame = (a: Acknowledgement['values'], b: Acknowledgement['values']) => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => folded(a[key]) === folded(b[key]))
}

/** Ignores line breaks, so that wrapping a text again keeps the acknowledgement. */
const folded = (text: string | undefined) => text?.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The readable entries of `acknowledged.yaml`. */
function readAcknowledgements(site: Site): readonly Acknowledgement[] {
  const data = site.find('acknowledged', 'acknowledged')?.data
  return Array.isArray(data) ? data.map(readEntry) : []
}

function readEntry(entry: unknown): Acknowledgement {
  const { rule, at, values, why } = isRecord(entry) ? entry : {}
  return {
    rule: String(rule),
    at: String(at),
    values: Object.fromEntries(
      Object.entries(isRecord(values) ? values : {}).map(([code, text]) => [code, String(text)]),
    ),
    why: String(why),
  }
}

const unusedEntry = {
  code: 'acknowledgement/unused',
  severity: 'error',
  canBeAcknowledged: false,
} as const satisfies Code

/** Not a rule, because it needs the findings of all rules. */
export const unusedAcknowledgement = {
  ...unusedEntry,

  /** `rewritten` has the addresses of documents whose texts have to be written again. */
  of(
    site: Site,
    unused: readonly number[],
    rewritten: ReadonlySet<string | undefined>,
  ): readonly RawDiagnostic[] {
    const document = site.find('acknowledged', 'acknowledged')
    if (!document) return []
    const entries = readAcknowledgements(site)
    // What such a file lacks, or that it is in another language, is reported. Its findings return with it, and
    // with a language that is published.
    const unpublished = unpublishedFolders(site)
    const isOpen = (index: number) => {
      const address = entries[index]?.at.split('#', 1)[0] ?? ''
      return (
        unpublished.some((code) => entries[index]?.values[code] !== undefined) ||
        isIncomplete(site, address) ||
        rewritten.has(address)
      )
    }
    const needless = unused.filter((index) => !isOpen(index))
    return needless.map((index) => ({
      code: unusedEntry.code,
      severity: unusedEntry.severity,
      at: document.place([index]),
      path: `[${index}]`,
      messageId: 'unused',
    }))
  },
}
