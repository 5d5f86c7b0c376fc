import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { encode, strategyCall, temporaryData } from '../../../api/leads-site.ts'
import { post, startApi } from '../../../api/running-api.ts'
import { contentsOf } from '../../../api/store/started-pair.ts'
import { diptych } from '../../../cli/diptych.ts'
import { createRandom, type Random } from '../../../support/random.ts'
import { runs } from '../../../support/runs.ts'

const page = 4096
const leads = 120

/** A folder with leads of a server that has ended. */
async function folderWithLeads() {
  const folder = temporaryData()
  const api = await startApi({ folder })
  for (let index = 0; index < leads; index += 1) {
    const goal = `Goal ${index} ${'x'.repeat(index % 5 === 0 ? 9000 : 300)}`
    await api.fetch(post(encode({ ...strategyCall, websiteGoal: goal })))
  }
  await api.close()
  return folder
}

const bytes = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => random.below(256)))

/** Changes bytes of a file in place. */
function rewrite(file: string, change: (text: Buffer) => void): void {
  const text = readFileSync(file)
  change(text)
  writeFileSync(file, text)
}

/** What can happen to a file. */
const kinds: Readonly<Record<string, (file: string, random: Random) => void>> = {
  'some bytes differ': (file, random) =>
    rewrite(file, (text) => {
      for (let count = 0; count < 200; count += 1)
        bytes(random, 1).copy(text, random.below(text.length))
    }),
  'pages are overwritten': (file, random) =>
    rewrite(file, (text) => {
      for (let count = 0; count < 4; count += 1)
        bytes(random, page).copy(text, page * (1 + random.below(text.length / page - 1)))
    }),
  'pages are empty': (file, random) =>
    rewrite(file, (text) => {
      const from = page * random.below(text.length / page)
      text.fill(0, from, from + 8 * page)
    }),
  'pages changed places': (file, random) =>
    rewrite(file, (text) => {
      const [a, b] = [2, 3 + random.below(text.length / page - 4)].map((each) => each * page)
      const one = Buffer.from(text.subarray(a, Number(a) + page))
      text.copy(text, a, b, Number(b) + page)
      one.copy(text, b)
    }),
  'the header differs': (file, random) =>
    rewrite(file, (text) => {
      bytes(random, 100).copy(text)
    }),
  'it is cut': (file, random) => truncateSync(file, random.below(statSync(file).size)),
  'it is cut to nothing': (file) => truncateSync(file, 0),
  'another text stands there': (file) => writeFileSync(file, 'hello\n'.repeat(2000)),
  'another database stands there': (file) => {
    rmSync(file)
    const database = new DatabaseSync(file)
    database.exec('CREATE TABLE notes (text)')
    database.close()
  },
  'it is a folder': (file) => {
    rmSync(file)
    mkdirSync(file)
  },
  'it is gone': (file) => rmSync(file),
}

const files = ['data/submissions.db', 'journal/leads-2026-06.jsonl']

test.for(Object.keys(kinds).flatMap((kind) => files.map((file) => [kind, file] as const)))(
  '%s (%s): verify says so, and the next start has all leads in both again',
  async ([kind, name]) => {
    const folder = await folderWithLeads()
    const random = createRandom(Number(process.env['SEED'] ?? 1))
    for (let time = 0; time < runs(2); time += 1) {
      const cwd = temporaryData()
      cpSync(folder, cwd, { recursive: true })
      const file = join(cwd, name)
      kinds[kind]?.(file, random)
      const { code, stdout, stderr } = await diptych(['leads', 'verify'], {
        cwd,
        environment: { DIPTYCH_DATA: 'data', DIPTYCH_JOURNAL: 'journal' },
      })
      expect(`${stdout}${stderr}`).not.toContain('    at ')
      const isSame = () => {
        const { leads, written, stored, differing } = contentsOf({
          file: join(cwd, files[0] ?? ''),
          journal: join(cwd, 'journal'),
        })
        return (
          [leads, stored, written].every(({ length }) => length === 120) && differing.length === 0
        )
      }
      let wasSame = false
      try {
        wasSame = isSame()
      } catch {
        // It cannot be read at all.
      }
      expect([code > 0, wasSame], stdout).not.toEqual([false, false])
      // A folder in its place is for a human to remove.
      if (kind === 'it is a folder') rmSync(file, { recursive: true })
      await (await startApi({ folder: cwd })).close()
      expect(isSame()).toBe(true)
    }
  },
)
