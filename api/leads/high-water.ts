import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Environment } from '../settings/environment.ts'
import { restrictPermissions, syncFile, syncFolder } from '../store/sqlite/file.ts'
import type { Store, Tally } from '../store/store.ts'

/** What a store has to hold. It is kept beside the spool, so that it outlives the store. */
export interface HighWater {
  /** The name of the store that was looked at last. */
  readonly store: string | undefined
  /** How many submissions the store has to hold. */
  readonly expected: number
  /** How many the store had accepted itself, and how many of all it had removed on purpose. */
  readonly accepted: number
  readonly removed: number
}

/** The path of the mark. No file of the spool ends like it. */
export const highWaterFile = ({ spool }: Environment, cwd: string) =>
  resolve(cwd, spool, 'high-water')

/**
 * The mark after another look. What was accepted raises it and what was removed on purpose lowers it; damage,
 * an older copy, another file in its place and what is taken in again leave it where it was.
 */
export function raised(mark: HighWater | undefined, tally: Omit<Tally, 'oldest'>): HighWater {
  const { name, held, removed, recovered } = tally
  const accepted = held + removed - recovered
  const isContinued =
    mark !== undefined &&
    mark.store === name &&
    accepted >= mark.accepted &&
    removed >= mark.removed
  const change = isContinued ? accepted - mark.accepted - (removed - mark.removed) : 0
  return {
    store: name,
    expected: Math.max((mark?.expected ?? 0) + change, held),
    accepted,
    removed,
  }
}

/** Undefined if there is no mark, or none that can be read. */
export function readHighWater(file: string): HighWater | undefined {
  try {
    const { store, expected, accepted, removed } = JSON.parse(readFileSync(file, 'utf8'))
    const isWhole = [expected, accepted, removed].every(Number.isSafeInteger)
    return isWhole ? { store, expected, accepted, removed } : undefined
  } catch {
    return undefined
  }
}

/** On disk when it resolves. */
export async function writeHighWater(file: string, mark: HighWater): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  restrictPermissions(part)
  await writeFile(part, JSON.stringify(mark))
  syncFile(part)
  renameSync(part, file)
  syncFolder(dirname(file))
}

/** How many of the submissions that a store has to hold are not in it. */
export async function missingFrom(store: Store, file: string): Promise<number> {
  const tally = await store.tally()
  return raised(readHighWater(file), tally).expected - tally.held
}

/** Takes what the store holds for all that there is. Returns how many submissions were given up. */
export async function acceptLoss(store: Store, file: string): Promise<number> {
  const tally = await store.tally()
  const mark = raised(readHighWater(file), tally)
  await writeHighWater(file, { ...mark, expected: tally.held })
  return mark.expected - tally.held
}
