import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Manifest } from '#api/hosting.ts'
import type { FileFacts } from '#renderer/site/index.ts'
import { currentLink, manifestFile } from '../built-site.ts'

const slotsFolder = 'slots'
const names = ['a', 'b'] as const

/**
 * One of the two folders in which builds are, in turn. Servers read the one that the link `current` names; the
 * other one holds the build before, and gets the next one.
 */
interface Slot extends Contents {
  readonly folder: string
}

/** What a build is made of. */
export interface Contents extends Omit<Manifest, 'files'> {
  /** By path. */
  readonly files: ReadonlyMap<string, FileFacts>
}

/** The folder in which the files of a build wait until they are published. */
export const stagingIn = (out: string): string => join(out, slotsFolder, 'next')

/** The slot that servers read. Undefined if there is none. */
export const currentSlot = (out: string): Slot | undefined => {
  const name = currentName(out)
  return name === undefined ? undefined : readSlot(join(out, slotsFolder, name))
}

/** The slot with the build before. Undefined if there is none, or it was killed while it was filled. */
export const earlierSlot = (out: string): Slot | undefined => readSlot(otherFolder(out))

/** A copy of an output folder may hold a link into the first one, so only the name counts. */
function currentName(out: string): string | undefined {
  try {
    return basename(readlinkSync(join(out, currentLink)))
  } catch {
    return undefined
  }
}

function otherFolder(out: string): string {
  const current = currentName(out)
  return join(out, slotsFolder, names.find((name) => name !== current) ?? names[0])
}

/** Undefined if the slot has no manifest: it is not whole. */
function readSlot(folder: string): Slot | undefined {
  try {
    const text = readFileSync(join(folder, manifestFile), 'utf8')
    const { stamp, files, kept }: Manifest = JSON.parse(text)
    return { folder, stamp, kept, files: new Map(files.map((file) => [file.path, file])) }
  } catch {
    return undefined
  }
}

interface Filling {
  readonly contents: Contents
  /** The files that are staged. The others are in the current slot. */
  readonly changed: ReadonlySet<string>
  readonly current: Slot | undefined
}

/** Gives the slot that servers do not read the contents of a build, and makes servers read it. */
export function fillSlot(out: string, { contents, changed, current }: Filling): void {
  const before = earlierSlot(out)
  const folder = otherFolder(out)
  const staging = stagingIn(out)
  // A slot without a manifest is filled again, should this process be killed.
  rmSync(join(folder, manifestFile), { force: true })
  if (!before) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(staging, { recursive: true })
    renameSync(staging, folder)
  }
  for (const path of before?.files.keys() ?? []) {
    if (!contents.files.has(path)) removeFile(folder, path)
  }
  const folders = new Set<string>()
  for (const [path, { hash, size }] of contents.files) {
    const place = join(folder, path)
    const isStaged = changed.has(path)
    const isThere = isStaged
      ? !before
      : before?.files.get(path)?.hash === hash && sizeOf(place) === size
    if (isThere) continue
    if (!folders.has(dirname(place))) mkdirSync(dirname(place), { recursive: true })
    folders.add(dirname(place))
    if (isStaged) renameSync(join(staging, path), place)
    else if (current) share(join(current.folder, path), place)
  }
  writeManifest(out, folder, contents)
  pointTo(out, folder)
}

function writeManifest(out: string, folder: string, { stamp, files, kept }: Contents): void {
  const listed = [...files].map(([path, { hash, size }]) => ({ path, hash, size }))
  const manifest: Manifest = {
    ...{ stamp, kept },
    files: listed.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  }
  const staged = join(stagingIn(out), manifestFile)
  const place = join(folder, manifestFile)
  for (const file of [staged, place]) mkdirSync(dirname(file), { recursive: true })
  writeFileSync(staged, JSON.stringify(manifest), { flush: true })
  renameSync(staged, place)
}

/** Makes servers read a slot: one step, which leaves them this slot or the other one. */
function pointTo(out: string, folder: string): void {
  const link = join(out, currentLink)
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(join(slotsFolder, basename(folder)), next, 'junction')
  // Windows replaces no link: servers wait for the next one.
  if (platform() === 'win32') rmSync(link, { force: true })
  renameSync(next, link)
}

/** Gives a file a second name. It is never written in place: both slots would change. */
function share(from: string, to: string): void {
  rmSync(to, { force: true })
  try {
    linkSync(from, to)
  } catch {
    // There are disks without hard links. The time stays, from which servers tell whether a file has changed.
    copyFileSync(from, to)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
  }
}

/** Removes a file, and the folders that it leaves empty. */
function removeFile(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  for (let inside = dirname(path); inside !== '.'; inside = dirname(inside)) {
    try {
      rmdirSync(join(root, inside))
    } catch {
      return
    }
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size
