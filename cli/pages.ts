import type { BuildInput, PageInput } from '#renderer/build/index.ts'

const pageFile = /^data\/([^/]+)\/pages\//

/**
 * The generated pages, each with what surrounds it. The schemas in `schema/data/` say what they hold;
 * a test keeps the generator to them.
 */
export function pagesOf(data: ReadonlyMap<string, unknown>): readonly PageInput[] {
  return [...data].flatMap(([file, page]) => {
    const language = pageFile.exec(file)?.[1]
    if (language === undefined) return []
    // Cast: a test validates what is emitted against the schemas of these types.
    return [{ page, chrome: data.get(`data/${language}/chrome.json`) } as PageInput]
  })
}

/** What the build needs to know of the site beside its pages. */
export const settingsOf = (data: ReadonlyMap<string, unknown>) =>
  // Cast: a test validates what is emitted against the schemas of these types.
  ({ site: data.get('data/site.json'), forms: data.get('data/forms.json') }) as Pick<
    BuildInput,
    'site' | 'forms'
  >
