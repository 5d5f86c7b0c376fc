/** Unsent values by form. They survive a change of page or language, not a reload. */
export function createDrafts<T>() {
  const drafts = new Map<string, T>()
  return {
    get: (form: string): T | undefined => drafts.get(form),
    save: (form: string, draft: T): void => {
      drafts.set(form, draft)
    },
    delete: (form: string): void => {
      drafts.delete(form)
    },
  }
}
