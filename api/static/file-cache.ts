import type { SiteFile } from './site-file.ts'

/** A file by its key: at once if it is kept, else once `read` has read it. */
type FileCache = (key: string, read: () => Promise<SiteFile>) => SiteFile | Promise<SiteFile>

/** How many bytes of bodies are kept. */
const usualRoom = 64 * 1024 * 1024

/** Keeps the files that were asked for last. Requests for one that is being read wait for the same read. */
export function createFileCache(room = usualRoom): FileCache {
  const kept = new Map<string, SiteFile>()
  const reading = new Map<string, Promise<SiteFile>>()
  let size = 0

  const keep = (key: string, file: SiteFile) => {
    kept.set(key, file)
    size += file.body.length
    for (const [oldest, { body }] of kept) {
      if (size <= room) return
      kept.delete(oldest)
      size -= body.length
    }
  }
  return (key, read) => {
    const known = kept.get(key)
    if (known) {
      // A map has the order of insertion.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const file =
      reading.get(key) ??
      read()
        .then((each) => {
          keep(key, each)
          return each
        })
        .finally(() => reading.delete(key))
    reading.set(key, file)
    return file
  }
}
