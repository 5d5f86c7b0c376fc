import { createCache, emitPages, emitShared, type Site } from '#generator/index.ts'

/** What content without errors becomes: what pages share, and each page by its path inside its language. */
export function emitData(site: Site) {
  const cache = createCache()
  return {
    ...emitShared(site, cache),
    pages: emitPages(site, cache).flatMap(({ language, chrome, files }) =>
      Array.from(files.begin().value, ([name, page]) => ({ language, name, page, chrome })),
    ),
  }
}
