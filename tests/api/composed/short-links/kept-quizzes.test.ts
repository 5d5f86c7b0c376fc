import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { diptych } from '../../../cli/diptych.ts'
import { finishedQuiz } from '../finished.ts'
import { startShortLinks } from './short-link-server.ts'

const month = 30 * 24 * 60 * 60_000

/** A server with quizzes, and the commands beside it. */
async function startWith(...companies: readonly string[]) {
  const api = await startShortLinks()
  const made: { readonly slug: string; readonly secret: string }[] = []
  for (const company of companies) made.push(await api.keep(await finishedQuiz({ company })))
  const command = (args: readonly string[]) =>
    diptych(args, {
      cwd: api.folder,
      environment: { DIPTYCH_DATA: 'data', DIPTYCH_SPOOL: 'spool' },
    })
  return { api, made, command }
}

const holds = (file: string, text: string) => readFileSync(file).includes(text)

test('24 months after its last play a quiz goes, also from a backup, and its link answers 410', async () => {
  const { api, made, command } = await startWith('Played', 'Forgotten')
  const [played, forgotten] = made
  const backup = join(api.folder, 'backup.db')
  expect((await command(['leads', 'backup', backup])).code).toBe(0)
  expect(holds(backup, 'Forgotten')).toBe(true)
  // A server runs all the time, so that its clock is believed.
  const passMonths = async (months: number) => {
    for (let each = 0; each < months * 30; each++) {
      api.pass(month / 30)
      await api.writer.probe()
    }
    await api.daily()
  }
  await passMonths(20)
  expect((await api.send(`/api/quizzes/${played?.slug}`)).status).toBe(200)
  await passMonths(5)

  expect((await api.send(`/api/quizzes/${played?.slug}`)).status).toBe(200)
  expect((await api.send(`/q/${forgotten?.slug}`)).status).toBe(410)
  expect(holds(backup, 'Forgotten')).toBe(false)
})

test('a run removes at most a share, so that a wrong clock does not erase everything', async () => {
  const { api, made } = await startWith(...Array.from({ length: 12 }, (_, index) => `Q ${index}`))
  const { retainQuizzes } = await import('#api/index.ts')
  const later = new Date('2030-01-01')
  expect(await retainQuizzes(api.store, later)).toEqual({ removed: 10, left: 2 })
  expect(await retainQuizzes(api.store, later, { all: true })).toEqual({ removed: 2, left: 0 })
  expect((await api.send(`/q/${made[0]?.slug}`)).status).toBe(410)
})

test('short-links lists, shows and erases, with the backups made here', async () => {
  const { api, made, command } = await startWith('Café De Bril', '\u001b[2JAtelier')
  const [bril, atelier] = made
  const listed = await command(['short-links', 'list'])
  expect(listed.stdout.split('\n')).toEqual([
    expect.stringMatching(/^2jatelier-/),
    expect.stringMatching(
      /^cafe-de-bril-\w{4} +changed 2026-06-01 {2}played 2026-06-01 {2}Café De Bril {2}https:\/\/debril.example\/$/,
    ),
    '',
  ])
  expect(listed.stdout).not.toContain('\u001b')
  expect(listed.stdout).not.toContain(bril?.secret)
  const shown = await command(['short-links', 'show', bril?.slug ?? ''])
  expect(JSON.parse(shown.stdout)).toMatchObject({ company: 'Café De Bril' })

  const backup = join(api.folder, 'backup.db')
  await command(['leads', 'backup', backup])
  const erase = ['short-links', 'erase', bril?.slug ?? '']
  expect((await command(erase)).stdout).toContain('Erase it with --yes.')
  expect((await api.send(`/api/quizzes/${bril?.slug}`)).status).toBe(200)
  const { code, stdout } = await command([...erase, '--yes'])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Erased\. [^✖]*$/)])
  expect((await api.send(`/api/quizzes/${bril?.slug}`)).status).toBe(410)
  expect((await api.send(`/api/quizzes/${atelier?.slug}`)).status).toBe(200)
  for (const file of [api.file, backup]) expect(holds(file, 'De Bril')).toBe(false)

  expect((await command(erase)).stderr).toContain('is erased already')
  expect((await command(['short-links', 'show', 'x-2222'])).stderr).toContain('There is no short')
  await command(['short-links', 'erase', atelier?.slug ?? '', '--yes'])
  expect((await command(['short-links', 'list'])).stdout).toBe('There are none.\n')
})

test('leads erase finds the address that the button of a quiz writes to', async () => {
  const { api, command } = await startWith()
  const action = { link: 'mailto:jo@krume.example', text: 'Write', sentence: '' }
  const { slug } = await api.keep(await finishedQuiz({ action }))
  const found = await command(['leads', 'erase', 'jo@krume.example'])
  expect(found.stdout).toContain('1 quizzes under short links')
  expect(found.stdout).toContain(slug)
  await command(['leads', 'erase', 'jo@krume.example', '--yes'])
  expect((await api.send(`/q/${slug}`)).status).toBe(410)
})

test('a backup brings quizzes back, and salvage what a damaged file holds, but no erased one', async () => {
  const { api, made, command } = await startWith('Kept', 'Erased')
  const [kept, erased] = made
  const backup = join(api.folder, 'backup.db')
  await command(['leads', 'backup', backup])
  expect((await command(['leads', 'drill', backup])).code).toBe(0)
  await api.erase(erased?.slug ?? '', erased?.secret ?? '')
  await api.close()

  const other = await startShortLinks()
  const { salvageFile } = await import('#api/index.ts')
  await salvageFile(other.store, api.file)
  const finished = await (await other.send(`/api/quizzes/${kept?.slug}`)).json()
  expect(finished).toMatchObject({ company: 'Kept' })
  expect((await other.send(`/q/${erased?.slug}`)).status).toBe(410)
  await salvageFile(other.store, backup)
  expect((await other.send(`/q/${erased?.slug}`)).status).toBe(410)
  expect((await other.erase(kept?.slug ?? '', kept?.secret ?? '')).status).toBe(200)

  expect((await command(['leads', 'restore', backup])).code).toBe(0)
  const again = await startShortLinks({ folder: api.folder })
  expect((await again.send(`/api/quizzes/${kept?.slug}`)).status).toBe(200)
})

test('an earlier store is read as it is, and the server adds the tables', async () => {
  const { api, command } = await startWith()
  await api.close()
  const database = new DatabaseSync(api.file)
  database.exec('DROP TABLE quizzes; DROP TABLE gone; PRAGMA user_version=2')
  database.close()
  expect((await command(['short-links', 'list'])).stdout).toBe('There are none.\n')
  expect((await command(['leads', 'erase', 'jo@krume.example'])).code).toBe(0)
  expect((await command(['short-links', 'show', 'x-2222'])).stderr).toContain('There is no short')
  const again = await startShortLinks({ folder: api.folder })
  expect((await again.post(await finishedQuiz())).status).toBe(201)
})
