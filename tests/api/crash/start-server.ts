import { join } from 'node:path'
import { spawnServe } from '../../cli/commands/serving.ts'

/** What a server is made to leave out: the controls of the trace test. */
const faults = {
  'journal not synced': 'prototype.datasync = async () => undefined',
  'folder not synced': 'prototype.sync = async () => undefined',
  'store not synced': `
    const { exec } = DatabaseSync.prototype
    DatabaseSync.prototype.exec = function (statements) {
      return exec.call(this, statements.replace('synchronous=FULL', 'synchronous=NORMAL'))
    }`,
}
const before = `
  import { open } from 'node:fs/promises'
  import { DatabaseSync } from 'node:sqlite'
  const handle = await open(process.execPath)
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
`

export type Fault = keyof typeof faults

interface Start {
  /** The folder of its data. */
  readonly folder: string
  /** The command that runs it, such as a tracer. */
  readonly under?: readonly string[]
  readonly fault?: Fault | undefined
}

/** Starts a server that can be killed at once, and takes as many forms as come. */
export async function startServer({ folder, under, fault }: Start) {
  const preload = fault && encodeURIComponent(before + faults[fault])
  const { addresses, kill } = spawnServe(
    {
      FORMS_PER_MINUTE: '1000000',
      DIPTYCH_DATA: join(folder, 'data'),
      DIPTYCH_JOURNAL: join(folder, 'journal'),
      ...(preload !== undefined && { NODE_OPTIONS: `--import=data:text/javascript,${preload}` }),
    },
    {},
    { under },
  )
  return { ...(await addresses()), kill }
}
