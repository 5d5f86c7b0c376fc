import {
  copyFileSync,
  cpSync,
  globSync,
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
import { diptych } from '../../../cli/diptych.ts'
import { createRandom, type Random } from '../../../mutations/random.ts'
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

type Damage = (file: string, random: Random) => void

/** What can happen to a database file. */
const kinds: Readonly<Record<string, Damage>> = {
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
  'the file is cut': (file, random) => truncateSync(file, random.below(statSync(file).size)),
  'the file is cut to nothing': (file) => truncateSync(file, 0),
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

const run = (cwd: string, ...args: readonly string[]) =>
  diptych(['leads', ...args], {
    cwd,
    environment: { DIPTYCH_DATA: 'data', DIPTYCH_SPOOL: 'spool' },
  })

const verify = (cwd: string) => run(cwd, 'verify')

/** How many leads can be read without their owner noticing anything. */
function readable(file: string): number {
  const copy = `${file}.copy`
  try {
    copyFileSync(file, copy)
    const database = new DatabaseSync(copy, { readOnly: true })
    try {
      return database.prepare('SELECT id, raw FROM submissions').all().length
    } finally {
      database.close()
    }
  } catch {
    return 0
  } finally {
    rmSync(copy, { force: true })
  }
}

test('whatever happens to the file is told, with what to do next', async () => {
  const folder = await folderWithLeads()
  const random = createRandom(Number(process.env['SEED'] ?? 1))
  const missed: string[] = []
  for (const [kind, damage] of Object.entries(kinds)) {
    for (let time = 0; time < runs(5); time += 1) {
      const cwd = temporaryData()
      cpSync(folder, cwd, { recursive: true })
      const file = join(cwd, 'data/submissions.db')
      damage(file, random)
      const isWhole = readable(file) === leads
      const { code, stdout, stderr } = await verify(cwd)
      const said = `${stdout}${stderr}`
      const isTold = code > 0 && /leads restore/.test(said)
      if (said.includes('    at ') || (!isWhole && !isTold)) missed.push(`${kind}: ${code} ${said}`)
    }
  }
  expect(missed).toEqual([])
})

test.for(Object.entries(kinds))(
  '%s: what it says to do brings the leads back',
  async ([_, damage]) => {
    const cwd = await folderWithLeads()
    expect(await run(cwd, 'backup', 'copy.db')).toMatchObject({ code: 0 })
    damage(join(cwd, 'data/submissions.db'), createRandom(1))
    expect(await run(cwd, 'restore', 'copy.db')).toMatchObject({ code: 0 })
    expect((await run(cwd, 'restore')).stderr).toBe('')
    for (const name of globSync('data/*.damaged-*', { cwd }))
      rmSync(join(cwd, name), { recursive: true })
    expect(await verify(cwd)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('All is well.'),
    })
    expect(readable(join(cwd, 'data/submissions.db'))).toBe(leads)
  },
)
