import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { diptych } from '../../cli/diptych.ts'
import { encode, strategyCall } from '../leads-site.ts'
import { post, startApi } from '../running-api.ts'

/** A folder with a store that another version of Diptych has written. */
async function folderWithStoreOf(version: number) {
  const { fetch, close, file, folder } = await startApi()
  await fetch(post(encode(strategyCall)))
  await close()
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA user_version = ${version}`)
  database.close()
  return folder
}

const remedies = [
  [999, 'Run the newer version'],
  [5, 'Write them to a file with the version that wrote them'],
] as const

test.for(remedies)(
  'every command for submissions refuses a store of version %i, and changes nothing',
  async ([version, remedy]) => {
    const refusal = new RegExp(`^The submissions are kept in format ${version}; .* ${remedy}.*\n$`)
    const folder = await folderWithStoreOf(version)
    const leads = (...args: readonly string[]) =>
      diptych(['leads', ...args], {
        cwd: folder,
        now: new Date(),
        environment: { DIPTYCH_DATA: 'data', DIPTYCH_JOURNAL: 'journal' },
      })
    const { stdout } = await leads('--help')
    const names = Array.from(
      (stdout.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm),
      ([, name = '']) => name,
    ).filter((name) => name !== 'help')
    expect(names.length).toBeGreaterThan(7)
    const files = () => globSync('**', { cwd: folder, exclude: ['data/*-{wal,shm}'] }).toSorted()
    const before = files()

    const strange = []
    for (const name of names) {
      const usage = (await leads(name, '--help')).stdout.split('\n')[0] ?? ''
      const takesFile = /[<[]file/.test(usage)
      const needed = usage.match(/<[^>]+>/g) ?? []
      const parameter = name === 'backup' ? 'copy.db' : 'data/submissions.db'
      const args = takesFile ? [parameter] : needed.map(() => 'anna@devries.example')
      const { code, stderr } = await leads(name, ...args)
      if (code !== 2 || !refusal.test(stderr)) strange.push({ name, args, code, stderr })
    }
    expect(strange).toEqual([])
    await expect(startApi({ folder })).rejects.toThrow(`format ${version}`)
    expect(files()).toEqual(before)
  },
)
