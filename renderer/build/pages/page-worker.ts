import { Tinypool } from 'tinypool'
import {
  type MadePage,
  makePage,
  type PageJob,
  type PageParts,
  type ServerEntry,
} from './make-page.ts'

const parts: PageParts = Tinypool.workerData
const entry: ServerEntry = await import(parts.server)

/** Makes some pages in a thread of its own. */
export default async function work(jobs: readonly PageJob[]): Promise<readonly MadePage[]> {
  const made: MadePage[] = []
  for (const job of jobs) made.push(await makePage(job, parts, entry))
  return made
}
