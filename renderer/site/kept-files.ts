import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file that no other build sees half written. */
export function keepFile(file: string, contents: string | Uint8Array): void {
  const beside = `${file}.${crypto.randomUUID().slice(0, 8)}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(beside, contents)
  renameSync(beside, file)
}

/** Removes what was kept first, where it is more than `most`. Another build may remove it too. */
export function dropOldest(folder: string, names: readonly string[], most: number): void {
  if (names.length <= most) return
  const ageOf = (name: string) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const ages = new Map(names.map((name) => [name, ageOf(name)]))
  const newestFirst = names.toSorted((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0))
  for (const name of newestFirst.slice(most))
    rmSync(join(folder, name), { recursive: true, force: true })
}
