import type { dueDocuments, Site } from '#generator/index.ts'

/** A language that is not published yet. */
export interface Draft {
  /** In the language of the messages. */
  readonly name: string
  /** How many files it has of those that it needs. */
  readonly files: number
  readonly due: number
}

interface Input {
  /** The files of the content folder, by path inside it. */
  readonly files: ReadonlyMap<string, unknown>
  readonly languageName: (code: string) => string
  /** That of the generator, which is loaded when it is needed. */
  readonly dueDocuments: typeof dueDocuments
}

export const draftsOf = (site: Site, { files, languageName, dueDocuments }: Input): Draft[] =>
  site.drafts.map((code) => {
    const due = dueDocuments(site, code)
    return {
      name: languageName(code),
      files: due.filter(({ address }) => files.has(`${code}/${address}.yaml`)).length,
      due: due.length,
    }
  })
