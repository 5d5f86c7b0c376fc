import type { BrandSheet } from './brand/brand-sheet.ts'
import { checkBrand } from './brand/check-brand.ts'
import { type Cache, createCache } from './cache.ts'
import { isAside, isUnpublished } from './compare/language-folders.ts'
import type { Diagnostic, RawDiagnostic } from './diagnostics/diagnostic.ts'
import type { MessageLanguage } from './diagnostics/message.ts'
import { pseudoLanguage } from './emit/pseudo-language.ts'
import { readCatalogue } from './languages/catalogue.ts'
import { declarationsOf } from './model/names/declarations.ts'
import { linkSite, type Site } from './model/site.ts'
import { once } from './once.ts'
import { parseDocuments, type SourceDocument } from './read/documents.ts'
import type { Texts } from './read/folder.ts'
import { acknowledge } from './report/acknowledgements.ts'
import { foldCauses } from './report/causes/fold.ts'
import {
  type Completeness,
  type CountedFile,
  countTexts,
  sortCounts,
} from './report/completeness.ts'
import { breaksPage, canBeAcknowledged, spoilsFile } from './report/explanations.ts'
import { createJudge, type Judge } from './report/judge.ts'
import { missingSettings } from './report/missing-settings.ts'
import { removeSuperseded } from './report/supersede.ts'
import { unusedAcknowledgement } from './report/unused-acknowledgement.ts'
import { localize, sort } from './report/words/localize.ts'
import { rules } from './rules/index.ts'
import { lookAtDocuments, recordDocuments } from './rules/record-documents.ts'
import { createRecords, type Records } from './rules/records.ts'
import { runRulesInSteps } from './rules/run.ts'
import { allSteps, type Steps } from './steps.ts'
import { checkComponents } from './validate/schema-files/section-components.ts'
import { undeclaredTexts } from './validate/schema-files/undeclared-texts.ts'
import type { Schemas } from './validate/schemas.ts'
import type { Validators } from './validate/validators.ts'

export interface CheckInput {
  /** The files of the content folder: path inside the folder to text. */
  readonly files: Texts
  /** The folder's name in diagnostics. */
  readonly folder: string
  readonly schemas: Schemas
  readonly validators: Validators
  /** The section types that have a component. Without it, components are not checked. */
  readonly components?: readonly string[] | undefined
  /** The style sheet of the brand. Without it, the brand is not checked. */
  readonly brand?: BrandSheet | undefined
  /** Today, as YYYY-MM-DD. */
  readonly today: string
  /** Whether the site is about to be published: then a stand-in is an error. */
  readonly isRelease?: boolean | undefined
  /** Whether drafts count as live. */
  readonly withDrafts?: boolean | undefined
  /** The language of the messages. Default: English. */
  readonly language?: MessageLanguage
  /** Pass the same cache to check the same folder again faster. */
  readonly cache?: Cache
}

export interface Checked {
  readonly site: Site
  /** The cache that the check used, to emit the site with. */
  readonly cache: Cache
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
export const checkContent = (input: CheckInput): Checked => allSteps(checkContentInSteps(input))

/** The same in steps. When it is left, the next check with the same cache goes on from there. */
export function* checkContentInSteps({
  cache = createCache(),
  ...input
}: CheckInput): Steps<Checked> {
  const linked = yield* linkContentInSteps({ ...input, cache })
  return yield* checkLinkedInSteps(linked, input)
}

/** The rest of a check of content that is linked. */
export function* checkLinkedInSteps(
  linked: LinkedContent,
  { schemas, language = 'en' }: Pick<CheckInput, 'schemas' | 'language'>,
): Steps<Checked> {
  const { site, cache, documentOf } = linked
  const problems = yield* findProblems(linked)
  const { open, kept, completeness, undrawable } = problems
  const localizeAll = (raw: readonly RawDiagnostic[]) => {
    const catalogue = cache.get(readCatalogue, language)
    return sort(raw.map((each) => localize(each, { catalogue, schemas, documentOf })))
  }
  const told = { open: once(() => localizeAll(open)), kept: once(() => localizeAll(kept)) }

  return {
    site,
    cache,
    hasErrors: open.some(({ severity }) => severity === 'error'),
    get diagnostics() {
      return told.open()
    },
    get kept() {
      return told.kept()
    },
    completeness,
    undrawable,
  }
}

type ContentInput = Omit<CheckInput, 'language' | 'cache'> & { readonly cache: Cache }

/** Content that nobody has checked yet. */
export interface LookedAt {
  readonly site: Site
  readonly cache: Cache
  readonly isDrawable: Judge
  /** Whether there is a component for each type of section. */
  readonly hasComponents: boolean
}

/** Looks at a content folder without checking it: what is not asked for is not read. */
export function lookAtContent(input: ContentInput): LookedAt {
  const { files, folder, schemas, validators, components, cache } = input
  const { documents } = parseDocuments({ files, folder, cache })
  const records = recordsIn(cache)
  const recordOf = lookAtDocuments({ documents, records, schemas, validators }, cache)
  const site = linkSite({ ...input, documents, knownOf: recordOf }, cache)
  const judge = once(() => createJudge(site, recordOf, cache))
  return {
    site,
    cache,
    isDrawable: (file) => judge()(file),
    hasComponents: !components || checkComponents(schemas, components).length === 0,
  }
}

/** What a check keeps for the next one with the same cache. */
export type CheckRecords = Records<CountedFile>

export const recordsIn = (cache: Cache): CheckRecords => cache.get(createCheckRecords)

export const createCheckRecords = (): CheckRecords => createRecords()

/** Content whose documents are read and compared with their schemas. No rule has run yet. */
export interface LinkedContent {
  readonly site: Site
  /** The site without the pseudo-language: rules look at what somebody wrote. */
  readonly written: Site
  readonly cache: Cache
  /** Whether every file matches its schema, and every section has a component. */
  readonly isSound: boolean
  /** Why files cannot be read, and what else is missing. */
  readonly broken: readonly RawDiagnostic[]
  /** Where files differ from their schemas. */
  readonly invalid: readonly RawDiagnostic[]
  readonly documentOf: (file: string) => SourceDocument | undefined
}

/** The first part of a check. */
export function* linkContentInSteps(input: ContentInput): Steps<LinkedContent> {
  const { files, folder, schemas, validators, components, cache } = input
  const records = recordsIn(cache)
  const { documents, diagnostics: unknown } = parseDocuments({ files, folder, cache })
  const recordOf = yield* recordDocuments({ documents, records, schemas, validators }, cache)
  const link = (some: readonly SourceDocument[]) =>
    linkSite({ ...input, documents: some, knownOf: recordOf }, cache)
  const site = link(documents)
  const authored = documents.filter(({ language }) => language !== pseudoLanguage)
  const broken = [
    ...unknown.filter(({ at }) => !isUnpublished(site, at.file)),
    ...site.documents.flatMap((document) => recordOf(document).broken),
    ...missingSettings(documents, folder),
    ...(components ? checkComponents(schemas, components) : []),
    ...cache.get(undeclaredTexts, schemas),
    ...(input.brand ? checkBrand(input.brand) : []),
  ]
  const invalid = [
    ...site.documents.flatMap((document) => recordOf(document).invalid),
    // A misspelt stage must not take a language off the site in silence.
    ...documents
      .filter(({ kind, language = '' }) => kind === 'language' && isAside(site, language))
      .flatMap((document) => recordOf(document).invalid.filter(({ path }) => path === 'status')),
  ]
  const byFile = new Map(documents.map((document) => [document.file, document]))
  return {
    site,
    written: authored.length === documents.length ? site : link(authored),
    cache,
    isSound: broken.length + invalid.length === 0,
    broken,
    invalid,
    documentOf: (file) => byFile.get(file),
  }
}

/** The findings of a check, in no language yet. */
interface Problems {
  readonly open: readonly RawDiagnostic[]
  /** The acknowledged findings. */
  readonly kept: readonly RawDiagnostic[]
  readonly completeness: readonly Completeness[]
  readonly undrawable: ReadonlySet<string>
}

export function* findProblems({
  written: site,
  cache,
  broken,
  invalid,
  documentOf,
}: LinkedContent): Steps<Problems> {
  const { findings: found, counts } = yield* runRulesInSteps({
    ...{ rules, site, cache, records: recordsIn(cache) },
    count: countTexts,
  })
  const all = [...broken, ...invalid, ...found]
  // What is kept on purpose neither hides nor explains anything.
  const { open: raw, kept, unused } = acknowledge(site, all, canBeAcknowledged)
  const open = removeSuperseded(raw, { documentOf, source: site.source.code })
  const rewritten = open.filter(({ code }) => spoilsFile(code)).map(({ at }) => documentOf(at.file))
  const addresses = new Set(rewritten.map((document) => document?.address))
  const declarations = declarationsOf(site.schemas, cache)
  return {
    open: [
      ...foldCauses(open, { site, declarations, documentOf }),
      ...unusedAcknowledgement.of(site, unused, addresses),
    ],
    kept,
    completeness: sortCounts(site, counts),
    undrawable: new Set(all.filter(breaksPage).map(({ at }) => at.file)),
  }
}
