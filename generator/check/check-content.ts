import { recordKey } from '../compare/translation-record.ts'
import type { Diagnostic, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageLanguage } from '../diagnostics/message.ts'
import { hashOf } from '../hash-of.ts'
import { readCatalogue, withOwnWords } from '../languages/catalogue.ts'
import { declarationsOf } from '../model/names.ts'
import { groupsOf, siteOfGroup } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import { once } from '../once.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Kind } from '../read/file-kind.ts'
import { rules as everyRule } from '../rules/index.ts'
import type { Rule } from '../rules/rule.ts'
import { type CheckedGroup, createRuleCheck } from '../rules/run-rules.ts'
import { allSteps, type Steps } from '../steps.ts'
import { acknowledge, unusedAcknowledgement } from './acknowledgements.ts'
import { breaksPage, canBeAcknowledged } from './codes.ts'
import { type Completeness, type CountedFile, countTexts, sortCounts } from './completeness.ts'
import { countInFiles, fold } from './fold.ts'
import { type ContentInput, type LinkedContent, linkContent } from './link-content.ts'
import { localize, sort } from './tell.ts'

export interface CheckInput extends ContentInput {
  /** The language of the messages. Default: English. */
  readonly language?: MessageLanguage
}

export interface Checked {
  readonly site: Site
  /** A site with an error must not be emitted. */
  readonly hasErrors: boolean
  /** Sorted by place. They are put into words at the first use. */
  readonly diagnostics: readonly Diagnostic[]
  /** The acknowledged findings, each with its reason. */
  readonly kept: readonly Diagnostic[]
  /** How complete the translation of each file is. */
  readonly completeness: readonly Completeness[]
  /** The files that no page can be drawn from, as diagnostics name them. */
  readonly undrawable: ReadonlySet<string>
}

/** Checks a content folder: syntax, schemas, then the rules that need more than one file. */
export const checkContent = (input: CheckInput): Checked =>
  allSteps(checkInSteps(linkContent(input), input.language))

/** The same in steps, of content that is linked. When it is left, the next check with the same cache goes on from there. */
export function* checkInSteps(
  linked: LinkedContent,
  language: MessageLanguage = 'en',
): Steps<Checked> {
  const { site, documentOf } = linked
  const { schemas } = site
  const { open, kept, completeness, undrawable } = yield* reportInSteps(linked)
  const localizeAll = (found: readonly RawDiagnostic[]) => {
    const catalogue = withOwnWords(readCatalogue(language), schemas.ownWords[language])
    return sort(found.map((each) => localize(each, { catalogue, schemas, documentOf })))
  }
  const told = { open: once(() => localizeAll(open)), kept: once(() => localizeAll(kept)) }
  return {
    ...{ site, completeness, undrawable },
    hasErrors: open.some(({ severity }) => severity === 'error'),
    get diagnostics() {
      return told.open()
    },
    get kept() {
      return told.kept()
    },
  }
}

/** The findings of a check, in no language and no order yet. */
interface Report extends Pick<Checked, 'completeness' | 'undrawable'> {
  readonly open: readonly RawDiagnostic[]
  /** The acknowledged findings. */
  readonly kept: readonly RawDiagnostic[]
}

export function* reportInSteps(linked: LinkedContent): Steps<Report> {
  const { site, documentOf, faultsOf, errors } = linked
  for (const document of site.documents) {
    faultsOf(document)
    yield
  }
  const { findings, counts } = yield* findingsInSteps(linked)
  const all = [...errors(), ...findings]
  // What is kept on purpose neither hides nor explains anything.
  const { open: raw, kept, unused } = acknowledge(site, all, canBeAcknowledged)
  const open = fold(raw, { declarations: declarationsOf(site.schemas), documentOf })
  const rewritten = open.filter(
    ({ code, path }) => code.startsWith('language/') && path === undefined,
  )
  const addresses = new Set(rewritten.map(({ at }) => documentOf(at.file)?.address))
  return {
    open: [...open, ...unusedAcknowledgement.of(site, unused, addresses)],
    kept,
    completeness: sortCounts(site, counts.toSorted(orderOf(site))),
    undrawable: new Set(all.filter(breaksPage).map(({ at }) => at.file)),
  }
}

/** What was found in a group, as data that JSON can hold. */
type FoundInGroup = Found & Pick<CheckedGroup, 'rows'>

interface Found {
  readonly findings: readonly RawDiagnostic[]
  readonly counts: readonly CountedFile[]
}

/** What rules find: group by group, of which one is checked again if its files or what all share have changed; then of all. */
export function* findingsInSteps(
  { site, cache }: Pick<LinkedContent, 'site' | 'cache'>,
  rules: readonly Rule[] = everyRule,
): Steps<Found> {
  const shared = sharedKey(site)
  const sharedOfBanks = sharedKeyOfBanks(site)
  const { checkGroup, checkWhole } = createRuleCheck(rules, site)
  const groups: FoundInGroup[] = []
  for (const [id, documents] of groupsOf(site.documents)) {
    const isBank = documents[0]?.kind === 'quiz-bank'
    const around = isBank ? sharedOfBanks : shared
    const key = hashOf([around, ...documents.map(fileAndHash), recordsKey(site, documents)])
    groups.push(
      cache.get<FoundInGroup>(`group ${id}`, key, () => {
        const group = siteOfGroup(site, documents)
        const { findings, rows } = checkGroup(group)
        const found = Object.values(findings).flat()
        const documentOf = (file: string) => documents.find((each) => each.file === file)
        return {
          findings: countInFiles(found, { declarations: [], documentOf }),
          rows,
          counts: countTexts(group),
        }
      }),
    )
    yield
  }
  const findings = groups.flatMap((group) => group.findings)
  const order = orderOf(site)
  for (const rule of rules) {
    const rows = groups.flatMap((group) => group.rows[rule.code] ?? [])
    findings.push(...checkWhole(rule, rows.toSorted(order)))
    yield
  }
  return { findings, counts: groups.flatMap(({ counts }) => counts) }
}

/** Kinds whose texts no other group reads. Of these others know the outline. */
const kindsAlone: ReadonlySet<Kind> = new Set<Kind>([
  ...(['page', 'faq', 'statistics', 'form', 'quiz', 'quiz-bank'] as const),
  ...(['navigation', 'redirects', 'acknowledged', 'stand-ins'] as const),
])

/** A hash of all that a group may read beside its own documents and its record. */
function sharedKey(site: Site): string {
  const { today, fontLetters, isRelease, drafts, otherFolders, facts } = site
  const circumstances = [today, fontLetters, isRelease, drafts, [...otherFolders], [...facts]]
  return hashOf([
    site.schemas.hash,
    JSON.stringify(circumstances),
    ...keysOf(site, ({ kind }) => !kindsAlone.has(kind)),
  ])
}

/**
 * The same for a bank, which other businesses publish as theirs: it reads the glossary, and neither what this one
 * sells nor for how much. Of facts it knows names and texts.
 */
function sharedKeyOfBanks(site: Site): string {
  const { today, isRelease, drafts, languages, settings } = site
  const facts = [...site.facts].map(([name, { text = '' }]) => [name, text])
  return hashOf([
    site.schemas.hash,
    JSON.stringify([today, isRelease, drafts, languages, settings, facts]),
    ...keysOf(site, ({ kind }) => kind === 'glossary' || kind === 'tiles'),
  ])
}

/** Names documents by their hash if they are read, and the others by what everybody knows of them. */
const keysOf = (site: Site, isRead: (document: SourceDocument) => boolean) =>
  site.documents
    .filter(({ kind }) => kind !== 'state')
    .map((document) =>
      isRead(document)
        ? fileAndHash(document)
        : `${document.file} ${JSON.stringify(site.outlineOf(document))}`,
    )

const fileAndHash = ({ file, hash }: SourceDocument) => `${file} ${hash}`

/** A hash of what is on record of the texts of a group. */
function recordsKey(site: Site, [first]: readonly SourceDocument[]): string {
  const { address = '' } = first ?? {}
  return hashOf(site.translations.map(({ code }) => recordKey(site, { language: code, address })))
}

/** Puts rows of files in the order of the documents. */
function orderOf(site: Site) {
  const order = new Map(site.documents.map(({ file }, place) => [file, place]))
  const placeOf = ({ file }: { readonly file: string }) => order.get(file) ?? 0
  return (a: { readonly file: string }, b: { readonly file: string }) => placeOf(a) - placeOf(b)
}
