import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createStore } from '#api/store/create-store.ts'
import { openSqlite } from '#api/store/sqlite/sqlite.ts'
import {
  interns,
  night,
  readerFile,
  since,
} from '../../../generator/report/reader/changed-pairs.ts'
import { type Scenario, startQuizProvider } from '../../../support/quiz-provider.ts'
import { diptych } from '../../diptych.ts'
import { folderOf } from './hall-site.ts'

const differs: Scenario = ({ say }) =>
  say(
    JSON.stringify({
      pairs: [{ id: '1', same: false, kind: 'role', source: 'interns', translation: 'De klanten' }],
    }),
  )
const message = 'Dutch says "De klanten"; English says "interns": it is about somebody else.'

/** A site with one changed text, and a model that says that it differs. */
async function site(scenario: Scenario = differs) {
  const cwd = folderOf(since(night, interns))
  const { received, baseUrl } = await startQuizProvider(scenario)
  const environment = { QUIZ_PROVIDER: 'openai', QUIZ_BASE_URL: baseUrl, QUIZ_MODEL: 'baker-1' }
  const run = (args: string, more: Readonly<Record<string, string>> = {}) =>
    diptych(args.split(' '), { cwd, environment: { ...environment, ...more } })
  /** Without a model. */
  const told = async () => {
    const { stdout } = await diptych(['validate', '--only', 'parity', '--format', 'json'], { cwd })
    const { diagnostics }: { diagnostics: readonly { id: string; message: string }[] } =
      JSON.parse(stdout)
    return diagnostics
  }
  const file = join(cwd, 'content', readerFile)
  return { cwd, received, run, told, file }
}

test('what it says is told at once, and by every later check, without a model', async () => {
  const { run, told, received } = await site()
  const { code, stdout, stderr } = await run('validate --reader')
  expect(code).toBe(0)
  expect(stdout).toContain(`warning parity/reader ${message}`)
  expect(stderr).toContain('It read 1 text; of these, 1 may not say the same.')

  const again = await run('validate --reader')
  expect(again.stderr).toBe('The second reader has nothing to read.\n')
  expect(again.stdout).toContain(message)
  expect(received).toHaveLength(1)
  expect((await told()).map((each) => each.message)).toEqual([message])
})

test('it fails no check, but with --strict, as any warning', async () => {
  const { run } = await site()
  expect((await run('validate --reader --only parity')).code).toBe(0)
  expect((await run('validate --only parity --strict')).code).toBe(1)
})

test('a text that changes since is not told, and its line goes at the next reading', async () => {
  const { run, told, file, cwd } = await site()
  await run('validate --reader')
  const page = join(cwd, 'content/nl/pages/home.yaml')
  writeFileSync(page, readFileSync(page, 'utf8').replace('De klanten', 'De stagiairs'))
  expect(await told()).toEqual([])
  expect(readFileSync(file, 'utf8')).toContain('De klanten')

  await run('validate --reader', { QUIZ_CALLS_PER_DAY: '1' })
  expect(existsSync(file)).toBe(false)
})

test('keep confirms it with a reason, accept by its name, and accept alone leaves it', async () => {
  for (const words of [['keep', 'In this trade, they are'], ['accept']]) {
    const { run, told, file, cwd } = await site()
    await run('validate --reader')
    const [{ id = '' } = {}] = await told()
    await run('accept')
    expect(await told()).toHaveLength(1)

    const [command = '', ...why] = words
    const { code, stdout } = await diptych([command, id, ...why], { cwd })
    expect([code, stdout.split(' ')[1]?.replace('.\n', '')]).toEqual([0, id])
    expect(await told()).toEqual([])
    await run('validate --reader')
    expect(existsSync(file)).toBe(false)
  }
})

test('without a model it is off, and the check goes on', async () => {
  const { run, received } = await site()
  const { code, stderr, stdout } = await run('validate --reader', { QUIZ_PROVIDER: 'rules' })
  expect(stderr).toBe(
    'The second reader is off: QUIZ_PROVIDER names no model. The check goes on without it.\n',
  )
  expect([code, received.length]).toEqual([0, 0])
  expect(stdout).toContain('translation/unconfirmed')
})

test('a check without the option asks no model', async () => {
  const { run, received, file } = await site()
  await run('validate')
  await run('validate --strict', { CI: 'true' })
  expect([received.length, existsSync(file)]).toEqual([0, false])
})

test('half a description of a model is an error, as it is to the server', async () => {
  const { run } = await site()
  const { code, stderr } = await run('validate --reader', { QUIZ_MODEL: '' })
  expect([code, stderr]).toEqual([
    2,
    'QUIZ_MODEL is missing. With QUIZ_PROVIDER set it takes the name of the model, as the provider has it.\n',
  ])
})

test.for(['--watch', '--fix', '--fix-dry-run'])('it does not go with %s', async (option) => {
  const { run } = await site()
  const { code, stderr } = await run(`validate --reader ${option}`)
  expect(code).toBe(2)
  expect(stderr).toContain(option)
})

test.for(['many', '-1', '1.5'])('a limit of %s is no number', async (limit) => {
  const { run, received } = await site()
  const { code, stderr } = await run(`validate --reader --reader-limit=${limit}`)
  expect([code, received.length]).toEqual([2, 0])
  expect(stderr).toContain(`"${limit}" is not a number for --reader-limit.`)
})

test('it reads what the other options select', async () => {
  const { run, received } = await site()
  const nothing = 'The second reader has nothing to read.\n'
  for (const options of ['content/nl/language.yaml', '--only facts', '--skip parity']) {
    expect((await run(`validate --reader ${options}`)).stderr).toBe(nothing)
  }
  expect(received).toEqual([])
  expect((await run('validate --reader content/en/pages')).stderr).toContain('gets 1 text')
})

test('in Dutch', async () => {
  const { run } = await site()
  const { stdout, stderr } = await run('validate --reader --lang nl')
  expect(stderr).toBe(
    'De tweede lezer krijgt 1 tekst met zijn vertaling: ongeveer 18 woorden, in 1 vraag.\n1 tekst gelezen; hiervan zeggen er 1 misschien niet hetzelfde.\n',
  )
  expect(stdout).toContain('Het Nederlands zegt “De klanten”, het Engels “interns”')
})

describe('calls count against those of the quizzes', () => {
  test('in the store of the server', async () => {
    const { run, cwd, received } = await site()
    const { stderr } = await run('validate --reader', { QUIZ_CALLS_PER_DAY: '1' })
    expect(stderr).toContain('It read 1 text')
    const store = await openSqlite(join(cwd, '.data/submissions.db'))
    const { takeFromBudget } = createStore(store)
    const budget = { name: 'quiz-calls', day: '2026-06-01' }
    expect(await takeFromBudget({ ...budget, perDay: 1 })).toBe(false)
    expect(await takeFromBudget({ ...budget, perDay: 2 })).toBe(true)
    await store.close()
    expect(received).toHaveLength(1)
  })

  test('those of a quiz leave none', async () => {
    const { run, cwd, received } = await site()
    const store = await openSqlite(join(cwd, '.data/submissions.db'))
    await createStore(store).takeFromBudget({ name: 'quiz-calls', day: '2026-06-01', perDay: 1 })
    await store.close()
    const { code, stderr } = await run('validate --reader', { QUIZ_CALLS_PER_DAY: '1' })
    expect(stderr).toContain('QUIZ_CALLS_PER_DAY is used up for today.')
    expect([code, received.length]).toEqual([0, 0])
  })

  test('without a place to count there is no call', async () => {
    const { run, cwd, received } = await site()
    writeFileSync(join(cwd, '.data'), 'A file in the place of the folder.\n')
    const { code, stderr } = await run('validate --reader')
    expect(stderr).toContain('Calls of the model cannot be counted, so it is not called.')
    expect(stderr).toContain('1 text is still to be read.')
    expect(stderr).not.toContain('QUIZ_CALLS_PER_DAY')
    expect([code, received.length]).toEqual([0, 0])
  })

  test('with nothing to read there is no store', async () => {
    const { run, cwd } = await site()
    await run('validate --reader --only facts')
    expect(readdirSync(cwd)).not.toContain('.data')
  })
})

test('what it said goes with a page that is renamed, and with one that is removed', async () => {
  const { run, cwd, file, told, received } = await site()
  await run('validate --reader')
  const { stdout } = await run('rename page home start')
  expect(stdout).toContain(`Moved content/${readerFile} to content/.reader/nl/pages/start.yaml`)
  expect((await told()).map((each) => each.message)).toEqual([message])
  expect((await run('validate --reader')).stderr).toContain('nothing to read')
  expect(received).toHaveLength(1)
  expect(existsSync(file)).toBe(false)

  await run('add page about')
  writeFileSync(join(cwd, 'content/.reader/nl/pages/about.yaml'), '# Nothing yet.\n')
  await run('remove page about')
  expect(readdirSync(join(cwd, 'content/.reader/nl/pages'))).toEqual(['start.yaml'])
})

test('a file of a newer version is left as it is, and named', async () => {
  const { run, file, told, received } = await site()
  await run('validate --reader')
  const newer = readFileSync(file, 'utf8').replace('same: false', 'same: false, sure: 0.9')
  writeFileSync(file, newer)
  const { stdout } = await run('validate --reader')
  expect(stdout).toContain(
    `${readerFile}:2:1: warning parity/reader 1 line of this file cannot be read: it was cut off, or a newer Diptych wrote it.`,
  )
  expect(readFileSync(file, 'utf8')).toBe(newer)
  expect(await told()).toHaveLength(1)
  expect(received).toHaveLength(1)
})
