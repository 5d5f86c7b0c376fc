import type { SourceDocument } from '../../read/documents.ts'
import { type Kind, kindOf } from '../../read/file-kind.ts'
import type { Site } from '../site.ts'
import { HiddenDocument } from './hidden-document.ts'
import { viewsIn } from './views.ts'

/** The documents of one name in all languages, such as `about` in English and in Dutch. */
export interface Group {
  readonly id: string
  readonly documents: readonly [SourceDocument, ...SourceDocument[]]
  /** The records of its translations. */
  readonly records: readonly SourceDocument[]
}

/** Groups documents, in the order of the first document of each group. */
export function groupsOf(documents: readonly SourceDocument[]): readonly Group[] {
  const groups = new Map<string, [SourceDocument, ...SourceDocument[]]>()
  const records = new Map<string, [SourceDocument, ...SourceDocument[]]>()
  for (const document of documents) {
    if (document.kind === 'state') {
      const recorded = kindOf(document.name)
      if (recorded) add(records, idOf(recorded), document)
    } else add(groups, idOf(document), document)
  }
  return Array.from(groups, ([id, group]) => ({
    id,
    documents: group,
    records: records.get(id) ?? [],
  }))
}

const idOf = ({ kind, name }: Pick<SourceDocument, 'kind' | 'name'>) => `${kind} ${name}`

function add(
  lists: Map<string, [SourceDocument, ...SourceDocument[]]>,
  id: string,
  document: SourceDocument,
): void {
  const list = lists.get(id)
  if (list) list.push(document)
  else lists.set(id, [document])
}

/** Whether a document is the record of one document. The others are those of languages. */
export const isOfDocument = ({ kind, name }: SourceDocument): boolean =>
  kind === 'state' && name.includes('/')

/** The pages among the documents of a site or of a group, in one language or in all. */
export const pagesIn = ({ documents }: Site, language?: string): readonly SourceDocument[] =>
  documents.filter(
    (document) =>
      document.kind === 'page' && (language === undefined || document.language === language),
  )

/** The kinds of documents that every group may read. */
export const sharedKinds: ReadonlySet<Kind> = new Set<Kind>([
  'site',
  'facts',
  'catalog',
  'catalog-texts',
  'walls',
  'glossary',
  'language',
  'quiz-frames',
  'state',
])

/**
 * What all groups share: documents of the shared kinds, and the names and addresses of the others.
 * Reading another document is an error of the rule.
 */
export function sharedSite(site: Site): Site {
  const shared = hiding(
    site,
    (document) => !sharedKinds.has(document.kind) || isOfDocument(document),
    'A rule about one group',
  )
  const refuse = ({ file }: SourceDocument) => {
    throw new Error(`A rule reads what ${file} shows, which is for pages only.`)
  }
  return seenAlone({ ...shared, faceOf: refuse })
}

/** A site in which the data of some documents may not be read. `reader` says who may not. */
const hiding = (
  site: Site,
  isHidden: (document: SourceDocument) => boolean,
  reader: string,
): Omit<Site, 'shared'> => ({
  ...site,
  ...viewsIn(site, (document) =>
    isHidden(document) ? new HiddenDocument(reader, document) : document,
  ).look,
  documents: [],
})

/** A site that is all that its documents share. */
export function seenAlone(site: Omit<Site, 'shared'>): Site {
  const alone: Site = {
    ...site,
    get shared() {
      return alone
    },
  }
  return alone
}

/**
 * The documents of a group as its check reads them: copies, so that all that is derived from them goes with
 * the check.
 */
export const documentsToForget = ({ documents }: Group): readonly SourceDocument[] =>
  sharedKinds.has(documents[0].kind) ? documents : documents.map((document) => document.copy())

/** The site as a group sees it: its own documents, or copies of them, and what all groups share. */
export function siteOfGroup(
  shared: Site,
  { documents: own, records }: Group,
  documents: readonly SourceDocument[] = own,
): Site {
  const [{ kind: ownKind, name: ownName }] = own
  return {
    ...shared,
    documents,
    find: (kind, name, language) =>
      kind === ownKind && name === ownName
        ? documents.find((document) => document.language === language)
        : (records.find((record) => kind === 'state' && record.name === name) ??
          shared.find(kind, name, language)),
    outlineOf: shared.outlineOf,
    shared,
  }
}

/** The documents by the file that diagnostics name. */
export const documentsByFile = ({ documents }: Site): ReadonlyMap<string, SourceDocument> =>
  new Map(documents.map((document) => [document.file, document]))
