import { type Cache, createCache } from '#generator/index.ts'

/** A cache that knows what another process would read of this one's file. */
export const withRecordsOf = (before: Cache): Cache =>
  createCache(
    before.entries().map(({ json, ...entry }) => {
      const written = json()
      return { ...entry, json: () => written }
    }),
  )
