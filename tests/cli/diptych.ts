import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CliContext } from '#cli/context.ts'
import { run } from '#cli/program.ts'
import { recorded } from '../generator/recorded-site.ts'
import { type Changes, smallSite } from '../generator/small-site.ts'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { projectRoot } from '../support/project-root.ts'

/** The files of the small site with changes, in `content/`, and its translations on record as they are. */
export const contentWith = (changes: Changes = {}) =>
  Object.fromEntries(
    Object.entries({ ...smallSite, ...recorded(changes), ...changes }).map(([path, text]) => [
      `content/${path}`,
      text,
    ]),
  )

/** A folder with these. */
export const folderWith = (changes: Changes = {}) => temporaryFolder(contentWith(changes))

/** The same with the project's schemas, so that commands may write into it. */
export function projectWith(changes: Changes = {}): string {
  const folder = folderWith(changes)
  cpSync(join(projectRoot, 'schema'), join(folder, 'schema'), { recursive: true })
  return folder
}

/** The same with a section type of its own. */
export function projectWithSection(changes: Changes = {}): string {
  const cwd = projectWith(changes)
  const folder = join(cwd, 'sections/guest-book')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'schema.json'),
    '{ "x-section": true, "x-title": "Guest book", "description": "What guests wrote." }',
  )
  writeFileSync(join(folder, 'section.tsx'), 'export const GuestBook = () => null\n')
  return cwd
}

export interface World {
  readonly cwd: string
  /** Default: that of this project. */
  readonly engine?: string
  /** Default: where the command runs. */
  readonly site?: string
  readonly isTTY?: boolean
  readonly now?: Date
  readonly columns?: number
  readonly stopped?: AbortSignal
  readonly environment?: Readonly<Record<string, string>>
  readonly ask?: CliContext['ask']
}

/** A context whose outputs are collected and whose clock goes on by a quarter of a second. */
export function fakeContext({
  cwd,
  engine = projectRoot,
  site = cwd,
  isTTY = false,
  now = new Date('2026-06-01T00:00:00Z'),
  columns = 100,
  environment = {},
  stopped = new AbortController().signal,
  ask,
}: World) {
  const written = { stdout: '', stderr: '' }
  let time = 0
  const context: CliContext = {
    cwd,
    engine,
    site,
    content: 'content',
    environment,
    stdout: { isTTY, columns, write: (text) => (written.stdout += text) },
    stderr: { isTTY, write: (text) => (written.stderr += text) },
    ask,
    now: () => now,
    clock: () => (time += 250),
    stopped,
    onCrash: () => undefined,
    onReload: () => undefined,
  }
  return { context, written }
}

/** Runs the command line and tells how it ended and what it wrote. */
export async function diptych(args: readonly string[], world: World) {
  const { context, written } = fakeContext(world)
  const code = await run(['node', 'diptych', ...args], context)
  return { code, ...written }
}

/** A finding as the JSON format tells it. */
interface Found {
  readonly code: string
  readonly severity: string
  readonly id: string
  readonly message: string
  readonly file: string
  readonly path?: string
  readonly following?: readonly Found[]
}

/** What `validate` finds in a site. */
export async function findingsIn(
  cwd: string,
  ...args: readonly string[]
): Promise<readonly Found[]> {
  const { stdout } = await diptych(['validate', '--format', 'json', ...args], { cwd })
  const { diagnostics }: { readonly diagnostics: readonly Found[] } = JSON.parse(stdout)
  return diagnostics
}
