import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { diptych } from '../../cli/diptych.ts'
import { encode, strategyCall } from '../leads-site.ts'
import { post, startApi } from '../running-api.ts'

/** A folder with a store that a newer version of Diptych has opened. */
async function folderWithNewerStore() {
  const { fetch, close, file, folder } = await startApi()
  await fetch(post(encode(strategyCall)))
  await close()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 999')
  database.close()
  return folder
}

const refusal = /^The submissions are kept in format 999; .* Run the newer version[^\n]*\n$/

test('every command for submissions refuses a store of a newer version, and changes nothing', async () => {
  const folder = await folderWithNewerStore()
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
  await expect(startApi({ folder })).rejects.toThrow('format 999')
  expect(files()).toEqual(before)
})
