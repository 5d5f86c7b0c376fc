import { existsSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readStamp, stampFile } from '../../content/fingerprint.ts'
import { publicationFolder, serverFolder } from '../built-site.ts'
import { entriesOf, isGone, removeEmpty } from './files-in.ts'
import { createStaging, type Staging } from './staging.ts'

/**
 * What a publication does besides moving its files. With them it is enough to publish: whoever finds it
 * goes on with it, and `readBuild` of the server reads the site as if it were done.
 */
interface List {
  /** The stamps of the build that it follows and of its own; empty if there is none. */
  readonly base: string
  readonly next: string
  /** The files that the build does not have. */
  readonly removed: readonly string[]
}

/** There is one at a time. */
const publicationIn = (site: string) => join(site, publicationFolder)
const listIn = (publication: string) => join(publication, 'list.json')

/** Whether a publication was begun and has not ended. */
export const isPublishing = (site: string): boolean => readList(publicationIn(site)) !== undefined

/**
 * Publishes staged files. Returns false, with nothing changed, if another build has been published since
 * the base, or is about to be.
 */
export function publish(site: string, staging: Staging, list: List): boolean {
  writeFileSync(listIn(staging.folder), JSON.stringify(list), { flush: true })
  try {
    // From here on the new build is the one that counts, and no other can begin.
    renameSync(staging.folder, publicationIn(site))
  } catch (error) {
    if (isTaken(error) || existsSync(publicationIn(site))) return false
    throw error
  }
  return finishPublication(site)
}

/**
 * Ends a publication that was begun: by this process, one that was killed, or one that is still at it, which
 * does no harm. Returns false if there is none, or if it follows another build than the published one.
 */
export function finishPublication(site: string): boolean {
  const publication = publicationIn(site)
  const list = readList(publication)
  const stamp = readStamp(site) ?? ''
  const isValid = list !== undefined && [list.base, list.next].includes(stamp)
  if (isValid) {
    const files = join(publication, 'files')
    const stampPlace = join(files, stampFile)
    moveInto(files, site, stampPlace)
    remove(site, list.removed, publication)
    // The stamp is last: with it the site is complete.
    move(stampPlace, join(site, stampFile))
  }
  discard(site, publication)
  return isValid
}

/** Moves what is in a folder into another, except one file; a folder as one where there is none yet. */
function moveInto(from: string, to: string, except: string): void {
  for (const entry of entriesOf(from)) {
    const source = join(from, entry.name)
    if (source === except) continue
    const place = join(to, entry.name)
    const there = lstatSync(place, { throwIfNoEntry: false })
    if (there && there.isDirectory() !== entry.isDirectory()) rmSync(place, { recursive: true })
    if (entry.isDirectory() && there?.isDirectory()) moveInto(source, place, except)
    else move(source, place)
  }
}

/** Nothing if another process has moved it. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

function remove(site: string, files: readonly string[], publication: string): void {
  for (const path of files) {
    // If another process has finished, a later build may have such a file again.
    if (!existsSync(listIn(publication))) return
    const place = join(site, path)
    // What is a folder now, or is in what is a file now, has made way already.
    if (!isFile(place)) continue
    rmSync(place, { force: true })
    removeEmpty(site, dirname(path))
  }
}

function isFile(place: string): boolean {
  try {
    return lstatSync(place).isFile()
  } catch {
    return false
  }
}

/** Undefined if there is none, or a loss of power left none of it. */
function readList(publication: string): List | undefined {
  try {
    return JSON.parse(readFileSync(listIn(publication), 'utf8'))
  } catch {
    return undefined
  }
}

/** Another build was being published. */
const isTaken = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EEXIST' || error.code === 'ENOTEMPTY')

/** Takes a publication away as one, so that no other process finds a part of it. */
function discard(site: string, publication: string): void {
  if (!lstatSync(publication, { throwIfNoEntry: false })) return
  const { folder } = createStaging(site)
  move(publication, join(folder, 'done'))
  rmSync(folder, { recursive: true, force: true })
  removeEmpty(site, serverFolder)
}
