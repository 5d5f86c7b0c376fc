import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../http/log.ts'
import type { Pair } from '../store/pair.ts'

/**
 * Takes in what earlier versions kept beside the store: submissions that it could not take, and the ids of what was
 * erased. A file goes once its content is on disk elsewhere.
 */
export async function takeFormerSpool(
  folder: string,
  { pair, now, log }: { readonly pair: Pair; readonly now: () => Date; readonly log: Log },
): Promise<void> {
  if (!existsSync(folder)) return
  const erased = join(folder, 'erased')
  const ids = existsSync(erased) ? readFileSync(erased, 'utf8').split('\n').filter(Boolean) : []
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const file = join(folder, name)
    try {
      const { submission, channels } = JSON.parse(readFileSync(file, 'utf8'))
      const raw = Buffer.from(submission.raw, 'base64')
      if (!ids.includes(submission.id)) await pair.receive({ ...submission, raw }, channels)
      rmSync(file)
    } catch {
      log.error('spool.unreadable', { file: name })
    }
  }
  rmSync(join(folder, 'high-water'), { force: true })
  if (ids.length === 0) return
  const at = now().getTime()
  await pair.record(ids.map((id) => ({ id, at, kind: 'gone' })))
  if (await pair.reconcile()) rmSync(erased)
}
