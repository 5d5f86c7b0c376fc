import { type MissingFont, missingFontFiles } from './brand/missing-font-files.ts'
import type { Diagnostic, RawDiagnostic } from './diagnostics/diagnostic.ts'
import type { MessageLanguage } from './diagnostics/message.ts'
import { pseudoLanguage } from './emit/pseudo-language.ts'
import { createEngine, type Engine } from './engine/engine.ts'
import type { Store } from './engine/graph.ts'
import { createMemo, type Memo } from './engine/memo.ts'
import { readCatalogue, withOwnWords } from './languages/catalogue.ts'
import { linkSite } from './model/link-site.ts'
import type { Site } from './model/site.ts'
import { once } from './once.ts'
import { type CheckQueries, createCheckQueries } from './queries/check-queries.ts'
import {
  type ContentQueries,
  createContentQueries,
  type KnownDocument,
} from './queries/content-queries.ts'
import { glanceAt } from './queries/glance.ts'
import { parseDocuments, type SourceDocument } from './read/documents.ts'
import type { Texts } from './read/folder.ts'
import type { Completeness } from './report/completeness.ts'
import { createJudge, type Judge } from './report/judge.ts'
import { missingSettings } from './report/missing-settings.ts'
import { localize, sort } from './report/words/localize.ts'
import { allSteps, type Steps } from './steps.ts'
import { looksWithoutExample } from './validate/schema-files/looks-without-example.ts'
import {
  checkComponents,
  type SectionComponents,
} from './validate/schema-files/section-components.ts'
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
  readonly components?: SectionComponents | undefined
  /** Tells which files of fonts are missing. Without it, they are not checked. */
  readonly missingFont?: MissingFont | undefined
  /** Every letter that a font of the brand has. Without it, they are not checked. */
  readonly fontLetters?: string | undefined
  /** Today, as YYYY-MM-DD. */
  readonly today: string
  /** Whether the site is about to be published: then a stand-in is an error. */
  readonly isRelease?: boolean | undefined
  /** Whether drafts count as live. */
  readonly withDrafts?: boolean | undefined
  /** The language of the messages. Default: English. */
  readonly language?: MessageLanguage
  /** What is known of the folder. Pass the same to check it again faster. */
  readonly content?: Content | undefined
}

export interface Checked {
  readonly site: Site
  /** The site as it is after each check of the same content: to emit it with the memo, which notes what is read. */
  readonly live: Site
  readonly memo: Memo
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

/** What is known of a content folder: from earlier checks, also of other runs. */
export interface Content {
  readonly engine: Engine
  readonly memo: Memo
  /** The queries about it, which the first look defines. */
  readonly queries: (first: Pick<CheckInput, 'schemas' | 'validators'>) => Queries
}

interface Queries extends ContentQueries, CheckQueries {}

/** Goes on from the graph of an earlier run. Pure functions are those of the memo. */
export function createContent(store?: Store, like?: Memo): Content {
  const engine = createEngine(store, like)
  let queries: Queries | undefined
  return {
    engine,
    memo: engine.memo,
    queries: (first) => {
      if (queries) return queries
      const ofContent = createContentQueries(engine, first)
      queries = { ...ofContent, ...createCheckQueries(engine, ofContent) }
      return queries
    },
  }
}

/** Checks a content folder: syntax, schemas, then the rules that need more than one file. */
export const checkContent = (input: CheckInput): Checked => allSteps(checkContentInSteps(input))

/** The same in steps. When it is left, the next check of the same content goes on from there. */
export function* checkContentInSteps(input: CheckInput): Steps<Checked> {
  return yield* checkLinkedInSteps(linkContent(input), input)
}

/** The rest of a check of content that is linked. */
export function* checkLinkedInSteps(
  { site, live, memo, queries, documentOf }: LinkedContent,
  { schemas, language = 'en' }: Pick<CheckInput, 'schemas' | 'language'>,
): Steps<Checked> {
  const { open, kept, completeness, undrawable } = yield* queries.inSteps()
  const localizeAll = (raw: readonly RawDiagnostic[]) => {
    const own = schemas.ownWords[language]
    const catalogue = withOwnWords(memo.get(readCatalogue, language), own)
    return sort(raw.map((each) => localize(each, { catalogue, schemas, documentOf })))
  }
  const told = { open: once(() => localizeAll(open)), kept: once(() => localizeAll(kept)) }

  return {
    ...{ site, live, memo },
    hasErrors: open.some(({ severity }) => severity === 'error'),
    get diagnostics() {
      return told.open()
    },
    get kept() {
      return told.kept()
    },
    completeness,
    undrawable: new Set(undrawable),
  }
}

type ContentInput = Omit<CheckInput, 'language'>

/** Content that nobody has checked yet. */
export interface LookedAt {
  readonly site: Site
  readonly memo: Memo
  readonly isDrawable: Judge
  /** Whether there is a component for each type of section. */
  readonly hasComponents: boolean
}

/** Looks at a content folder without checking it: what is not asked for is not read. */
export function lookAtContent({ content = createContent(), ...input }: ContentInput): LookedAt {
  const { files, folder, schemas, validators, components } = input
  const { knownBefore } = content.queries(input)
  const memo = createMemo(content.memo)
  const { documents } = parseDocuments({ files, folder, memo })
  const glances = new Map<SourceDocument, KnownDocument>()
  const knownOf = (document: SourceDocument) => {
    const known =
      glances.get(document) ?? knownBefore(document) ?? glanceAt(document, { schemas, validators })
    glances.set(document, known)
    return known
  }
  const site = linkSite({ ...input, documents, knownOf }, memo)
  const judge = once(() => createJudge(site, knownOf, memo))
  return {
    site,
    memo,
    isDrawable: (file) => judge()(file),
    hasComponents: !components || checkComponents(schemas, components).length === 0,
  }
}

/** Content whose documents can be read and compared with their schemas. No rule has run yet. */
export interface LinkedContent extends Pick<Checked, 'site' | 'live' | 'memo'> {
  /** Whether every file matches its schema, and every section has a component. */
  readonly isSound: () => boolean
  readonly queries: Queries
  readonly documentOf: (file: string) => SourceDocument | undefined
}

/** The first part of a check. */
export function linkContent({ content = createContent(), ...input }: ContentInput): LinkedContent {
  const { files, folder, schemas, validators, components, today, isRelease = false } = input
  const { withDrafts = false, fontLetters = '', missingFont } = input
  const { memo } = content
  const queries = content.queries(input)
  const { documents, diagnostics: unknown } = parseDocuments({ files, folder, memo })
  // Rules look at what somebody wrote.
  const authored = documents.filter(({ language }) => language !== pseudoLanguage)
  const circumstances = { today, fontLetters, isRelease, withDrafts }
  const settings = documents.find(({ kind }) => kind === 'site')
  const around = [
    ...missingSettings(documents, folder),
    ...(components ? checkComponents(schemas, components) : []),
    ...memo.pure(undeclaredTexts, schemas),
    ...memo.pure(looksWithoutExample, schemas),
    ...(settings && missingFont ? missingFontFiles(settings, missingFont) : []),
  ]
  queries.set(authored, { schemas, validators }, { ...circumstances, around, unknown })
  const byFile = new Map(documents.map((document) => [document.file, document]))
  const site = linkSite({ ...input, documents, knownOf: queries.knownBefore }, memo)
  return {
    site,
    live: authored.length === documents.length ? queries.site : site,
    memo,
    isSound: () => queries.errors().length === 0,
    queries,
    documentOf: (file) => byFile.get(file),
  }
}
