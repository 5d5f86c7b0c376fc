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

/** Makes one page in a thread of its own. */
export default async function work(job: PageJob): Promise<MadePage> {
  return makePage(job, parts, entry)
}
