import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { versions } from 'node:process'
import type { CliContext } from '../context.ts'
import { sectionComponents } from './section-components.ts'

const ofCheck = ['schema', 'generator', 'cli', 'package-lock.json']
const ofBuild = [...ofCheck, 'renderer']
/** The file in a built site that holds the fingerprint of its sources. */
export const stampFile = '.build'

/** A hash of all sources of a build: content, schemas, code, and the year in its footer. */
export const fingerprint = (
  { project, now }: CliContext,
  content: string,
  read?: ReadFile,
): string =>
  hashOf(
    String(now().getFullYear()),
    [content, ...ofBuild.map((source) => join(project, source))],
    read && { read },
  )

/** A hash of all sources of a check: content, schemas, code, and which sections have a component. */
export const checkFingerprint = (context: CliContext, content: string, read?: ReadFile): string =>
  hashOf(
    String(sectionComponents(context)),
    [content, ...ofCheck.map((source) => join(context.project, source))],
    read && { read },
  )

type ReadFile = (file: string) => Uint8Array

/** Reads files, and remembers those of a folder: then what a hash was made of is what is checked. */
export function rememberFiles(folder: string): {
  readonly read: ReadFile
  /** What was read, by path inside the folder. */
  readonly files: ReadonlyMap<string, Buffer>
} {
  const files = new Map<string, Buffer>()
  const read = (path: string) => {
    const bytes = readFileSync(path)
    if (path.startsWith(`${folder}${sep}`)) files.set(relative(folder, path), bytes)
    return bytes
  }
  return { read, files }
}

/** A hash of what turns content into findings: the generator, the packages and Node with its locales. */
export const engineFingerprint = ({ project }: Pick<CliContext, 'project'>): string =>
  hashOf(
    JSON.stringify([versions.node, versions['icu']]),
    ['generator', 'package-lock.json'].map((source) => join(project, source)),
    { folder: project },
  )

interface HashOptions {
  /** Names of files are hashed relative to it. */
  readonly folder?: string
  readonly read?: ReadFile
}

function hashOf(
  start: string,
  paths: readonly string[],
  { folder = '', read = (file) => readFileSync(file) }: HashOptions = {},
): string {
  const hash = createHash('sha256').update(start)
  for (const file of paths.flatMap(filesIn))
    hash.update(`${file.slice(folder.length)}\0`).update(read(file))
  return hash.digest('hex')
}

function filesIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch {
    return existsSync(path) ? [path] : []
  }
}

/** The fingerprint of the build that a folder holds, if there is one. */
export function readStamp(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, stampFile), 'utf8')
  } catch {
    return undefined
  }
}
