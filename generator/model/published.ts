import { isPrivateUse } from '../languages/locale.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { Site } from './site.ts'

export interface Published extends Pick<Site, 'documents' | 'drafts' | 'otherFolders'> {
  /** The published languages in the order of `site.yaml`. */
  readonly codes: readonly string[]
}

/** What is published of some documents. A site that lists no languages has all that it has words for. */
export function publishedOf(documents: readonly SourceDocument[], withDrafts: boolean): Published {
  const settings = documents.find(({ kind }) => kind === 'site')
  const written = documents.filter(({ kind }) => kind === 'language')
  const folders = written.map(({ language = '' }) => language).toSorted()
  const named = textsOf(recordOf(settings?.data)['languages'])
  const listed = [
    ...new Set([
      ...(named.length === 0 ? folders : named),
      // Nobody lists the pseudo-language, which a command adds.
      ...folders.filter(isPrivateUse),
    ]),
  ]
  const drafts = listed.filter((code, index) => {
    const own = written.find(({ language }) => language === code)
    return index > 0 && own !== undefined && isDraft(own)
  })
  const codes = listed.filter((code) => withDrafts || !drafts.includes(code))
  const others = documents.filter(({ language }) => language && !listed.includes(language))
  return {
    codes,
    drafts,
    documents: documents.filter(
      ({ language }) => language === undefined || codes.includes(language),
    ),
    otherFolders: new Map(
      others.toReversed().map(({ language = '', file }) => [language, file] as const),
    ),
  }
}

/** Whether a language is a draft, also where its file cannot be read. A misspelt stage is reported as such, alone. */
function isDraft({ data, text }: SourceDocument): boolean {
  const stage = isRecord(data) ? data['status'] : /^status: *(\w+)/m.exec(text)?.[1]
  return stage !== undefined && stage !== 'partial' && stage !== 'live'
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
