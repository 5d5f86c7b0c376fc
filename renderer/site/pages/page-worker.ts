import { flushCompileCache } from 'node:module'
import { Tinypool } from 'tinypool'
import { createOutputFolder, type Target } from '../output-folder.ts'
import { createPageMaker, type MadePage, type PageJob, type PageParts } from './make-page.ts'

/** What a worker is started with. */
export interface WorkerData {
  readonly parts: PageParts
  readonly target: Target
}

/** What an error loses on its way to another thread: one of the file system, or one for whoever runs the build. */
export interface WorkerError {
  readonly message: string
  readonly name: string
  readonly hint?: unknown
  readonly code?: unknown
  readonly syscall?: unknown
}

const { parts, target }: WorkerData = Tinypool.workerData
const make = await createPageMaker(parts, createOutputFolder(target))
// A worker is ended from outside, before it would write what it compiled.
flushCompileCache()

/** Makes some pages in a thread of its own. */
export default async function work(
  jobs: readonly PageJob[],
): Promise<readonly MadePage[] | WorkerError> {
  const made: MadePage[] = []
  try {
    for (const job of jobs) made.push(await make(job))
    return made
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { message, name } = error
    if ('code' in error && 'syscall' in error)
      return { message, name, code: error.code, syscall: error.syscall }
    if (!('hint' in error)) throw error
    return { message, name, hint: error.hint }
  }
}
