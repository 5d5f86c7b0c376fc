import { flushCompileCache } from 'node:module'
import { Tinypool } from 'tinypool'
import { createPageMaker, type MadePage, type PageJob } from './make-page.ts'

const make = await createPageMaker(Tinypool.workerData)
// A worker is ended from outside, before it would write what it compiled.
flushCompileCache()

/** Makes some pages in a thread of its own. */
export default async function work(jobs: readonly PageJob[]): Promise<readonly MadePage[]> {
  const made: MadePage[] = []
  for (const job of jobs) made.push(await make(job))
  return made
}
