import { emitData, toFiles } from '#generator/index.ts'
import { isRecord } from '#generator/read/path.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'

/** What is emitted of the small site with changes, which have to be free of errors. */
export function emitted(changes: Changes = {}): ReadonlyMap<string, unknown> {
  const { site, memo, diagnostics } = checkSmallSite(changes)
  const first = diagnostics.find(({ severity }) => severity === 'error')
  if (first) throw new Error(`${first.at.file}:${first.at.line} ${first.message}`)
  return toFiles(emitData(site, memo))
}

/** The value at a path, or undefined. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let inner = value
  for (const step of path) {
    inner = isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, step) : undefined
  }
  return inner
}
