import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../support/project-root.ts'

/** What a command used: seconds of the clock and of the processor, and its largest memory in MiB. */
export interface Usage {
  readonly wall: number
  readonly cpu: number
  readonly peak: number
  /** Seconds of the clock by stage. */
  readonly stages: Readonly<Record<string, number>>
}

/** Runs a command of the project in a folder. */
export function measuredRun(folder: string, args: readonly string[]): Usage {
  const usage = join(folder, 'usage.json')
  const start = performance.now()
  const preload = join(projectRoot, 'tests/bench/usage.ts')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', preload, join(projectRoot, 'cli/launch.js'), ...args],
    { cwd: folder, env: { ...process.env, USAGE: usage }, encoding: 'utf8' },
  )
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stdout}${stderr}`)

  const { cpu, peak }: Usage = JSON.parse(readFileSync(usage, 'utf8'))
  const stages = Array.from(stdout.matchAll(/^ {2}(\S.*?) +(\d+\.\d+) s$/gm), ([, name, time]) => [
    name,
    Number(time),
  ])
  return { wall, cpu, peak, stages: Object.fromEntries(stages) }
}

/** Removes what a run leaves for later ones: share cards that it drew, and what it found in each document. */
export function forgetRuns(): void {
  for (const path of ['.cache/cards', '.generated/check-cache'])
    rmSync(join(projectRoot, path), { recursive: true, force: true })
}

/** The page of a large site that measurements edit. */
export const editedPage = 'content/en/pages/about.yaml'

/** Changes a heading in the file of a page. */
export const editHeading = (file: string): void => edit(file, /^( +heading: )(\w)/m)

/** Changes the title in the file of a page, which other pages show. */
export const editTitle = (file: string): void => edit(file, /^(title: )(\w)/m)

function edit(file: string, found: RegExp): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(found, '$1$2e'))
}

/** How many files a folder has, and of how many bytes on average: `5,080 files of 5,259 B`. */
export function sizeOf(folder: string): string {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const shown = (value: number) => Math.round(value).toLocaleString('en-GB')
  return `${shown(sizes.length)} files of ${shown(average)} B`
}
