/** What a visitor has filled in and not sent, by form: kept while they read another page, or in another language. */
export function createDrafts<T>() {
  const drafts = new Map<string, T>()
  return {
    get: (form: string): T | undefined => drafts.get(form),
    keep: (form: string, draft: T): void => {
      drafts.set(form, draft)
    },
    drop: (form: string): void => {
      drafts.delete(form)
    },
  }
}
