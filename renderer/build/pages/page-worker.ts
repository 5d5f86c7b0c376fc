import { Tinypool } from 'tinypool'
import { createPageMaker, type MadePage, type PageJob } from './make-page.ts'

const make = await createPageMaker(Tinypool.workerData)

/** Makes some pages in a thread of its own. */
export default async function work(jobs: readonly PageJob[]): Promise<readonly MadePage[]> {
  const made: MadePage[] = []
  for (const job of jobs) made.push(await make(job))
  return made
}
