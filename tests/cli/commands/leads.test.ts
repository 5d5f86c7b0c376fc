import { execFileSync } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { audit, encode, rules, strategyCall } from '../../api/leads-site.ts'
import { webhookTo } from '../../api/receivers.ts'
import { post, startApi } from '../../api/running-api.ts'
import { checkpoint } from '../../api/store/started-pair.ts'
import { submission } from '../../api/store/submission.ts'
import { writeBuild } from '../../support/write-build.ts'
import { diptych } from '../diptych.ts'

/** A server with what these forms sent, and the commands beside it. */
async function startWith(...forms: readonly Readonly<Record<string, string>>[]) {
  const api = await startApi()
  const ids: string[] = []
  for (const form of forms) {
    const response = await api.fetch(post(encode(form)))
    ids.push((await response.json()).id)
  }
  const leads = (
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
    isTTY = false,
  ) =>
    diptych(['leads', ...args], {
      cwd: api.folder,
      isTTY,
      environment: { DIPTYCH_DATA: 'data', DIPTYCH_JOURNAL: 'journal', ...environment },
    })
  return { api, ids, leads }
}

const modeOf = (file: string) => statSync(file).mode & 0o777

const hostile = {
  ...strategyCall,
  email: 'evil@x.example',
  companyName: '\u001b[2J\u202Eexe',
  websiteGoal: '=HYPERLINK("http://x")\n"quoted"',
}

test('list prints one line per submission, newest first, without control characters', async () => {
  const { ids, leads } = await startWith(strategyCall, audit, hostile)
  const { code, stdout } = await leads(['list'])

  expect(code).toBe(0)
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => line.slice(0, 26))).toEqual(ids.toReversed())
  expect(stdout).toContain('anna@devries.example, Anna de Vries')
  expect(stdout).toContain('\\u{001b}[2J\\u{202e}exe')
  for (const character of ['\u001b', '\u202e']) expect(stdout).not.toContain(character)
  expect((await leads(['list', '--form', 'strategy-call', '--limit', '1'])).stdout).toContain(
    ids[2],
  )
  expect((await leads(['list', '--state', 'spam', 'incomplete'])).stdout).toBe('There are none.\n')
  expect((await leads(['list', '--since', '2026-06-02'])).stdout).toBe('There are none.\n')
})

test('show prints each question with its answer; without a built site, names of fields', async () => {
  const { api, ids, leads } = await startWith(audit, hostile)
  const [answered = '', named = ''] = ids
  const { stdout: fields, stderr: hint } = await leads(['show', named])
  expect(hint).toMatch(/^There is no built site in "\.dist"[^\n]+\n$/)
  expect(fields).toContain('companyName\n  \\u{001b}[2J')

  writeBuild(join(api.folder, '.dist'), { '.diptych/forms.json': JSON.stringify(rules) })
  const { stdout } = await leads(['show', answered])
  expect(stdout).toContain('Your name\n  Anna de Vries\n')
  expect(stdout).toContain('Question 2?\n  Collect leads  (3)\n')
  expect(stdout).toContain('Score: 5 of 6\n')
  expect(stdout).not.toContain('question_2_text')
  expect((await leads(['show', named, '--raw'])).stdout).toBe(encode(hostile))
  expect(await leads(['show', 'nothing'])).toMatchObject({
    code: 2,
    stderr: 'There is no submission "nothing". Copy its id from: diptych leads list\n',
  })
})

test('export as CSV escapes formulas; as JSON it is complete, private and never overwritten', async () => {
  const { api, ids, leads } = await startWith(hostile)
  const { stdout: csv } = await leads(['export'])
  expect(csv).toMatch(/^\uFEFF"id","received","state","form","language","reasons","companyName",/)
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")\n""quoted"""`)

  const { stdout } = await leads(['export', '--format', 'jsonl', '--output', 'leads.jsonl'])
  const file = join(api.folder, 'leads.jsonl')
  expect(stdout).toBe('Exported 1 submissions to leads.jsonl.\n')
  expect(modeOf(file)).toBe(0o600)
  const { id, raw } = JSON.parse(readFileSync(file, 'utf8'))
  expect(id).toBe(ids[0])
  expect(Buffer.from(raw, 'base64').toString()).toBe(encode(hostile))
  expect((await leads(['export', '--output', 'leads.jsonl'])).code).toBe(2)
})

test('erase removes all submissions of one person and no others', async () => {
  const { api, leads } = await startWith(
    strategyCall,
    { ...strategyCall, email: 'ANNA@devries.example', websiteGoal: 'x' },
    { ...strategyCall, email: 'joanna@devries.example' },
    { ...strategyCall, email: 'bo@x.example', websiteGoal: 'Ask anna@devries.example.' },
    { 'form-name': 'unknown', note: 'anna@devries.example' },
    { ...strategyCall, companyName: '', websiteGoal: 'y' },
  )
  expect((await leads(['erase', 'anna@devries.example'])).stdout).toContain(
    'There are 5 submissions: ',
  )
  expect(await api.kept()).toHaveLength(6)
  expect((await leads(['erase', 'anna@devries.example', '--yes'])).stdout).toContain(
    'Erased 5 submissions from the store; the server erases them from its journal',
  )
  expect(await api.pair.reconcile()).toBe(true)

  expect((await api.kept()).map(({ fields }) => new Map(fields).get('email'))).toEqual([
    'joanna@devries.example',
  ])
  for (const file of globSync('{data,journal}/*', { cwd: api.folder })) {
    const bytes = readFileSync(join(api.folder, file), 'latin1')
    expect(bytes.replaceAll(/joanna(@|%40)/g, '')).not.toMatch(/anna(@|%40)devries/i)
  }
})

const composed = 'j\u00fcrgen@caf\u00e9.example'
const spellings = [
  composed,
  composed.normalize('NFD'),
  composed.toUpperCase(),
  'j\u00fcrgen@xn--caf-dma.example',
  '\uff4a\u00fcrgen@caf\u00e9.example',
  'j\u00fcr\u200bgen@caf\u00e9.example',
  'j\u00fcr\u00adgen\uff20caf\u00e9.example',
]

test('erase finds every spelling of an address, and nothing for no address', async () => {
  const { api, leads } = await startWith({ ...audit, email: 'jurgen@cafe.example', name: 'Bo' })
  for (const none of ['', ' ', '\u200b', '@']) await leads(['erase', none, '--yes'])
  for (const address of spellings) {
    for (const email of spellings)
      await api.fetch(post(encode({ ...audit, email, question_1: `I am ${email}.` })))
    expect((await leads(['erase', address, '--yes'])).stdout).toContain(
      `Erased ${spellings.length} submissions`,
    )
    expect((await api.kept()).map(({ fields }) => new Map(fields).get('name'))).toEqual(['Bo'])
  }
})

/** The files of a folder that contain an address, in any encoding in which a form is stored. */
const filesWith = (folder: string, address: string) =>
  globSync('**', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .filter((path) => {
      const bytes = readFileSync(join(folder, path), 'latin1')
      const raw = [0, 1, 2].map((start) =>
        Buffer.from(encodeURIComponent(address).slice(start)).toString('base64').slice(0, -4),
      )
      return [address, encodeURIComponent(address), ...raw].some((each) => bytes.includes(each))
    })

test('erase leaves backups as they are, and nothing of it comes back from them', async () => {
  const { api, leads } = await startWith(strategyCall, { ...strategyCall, email: 'bo@x.example' })
  await leads(['backup', 'copies/monday'])
  await api.close()
  const copies = () =>
    globSync('copies/monday/*', { cwd: api.folder }).map((copy) =>
      readFileSync(join(api.folder, copy), 'latin1'),
    )
  const before = copies()
  expect(filesWith(api.folder, 'anna@devries.example').length).toBeGreaterThan(2)

  const { code, stdout } = await leads(['erase', 'anna@devries.example', '--yes'])
  expect(code).toBe(0)
  expect(stdout).toContain('Erased 1 submissions from journal and store. They stay in backups')
  expect(copies()).toEqual(before)
  const left = filesWith(api.folder, 'anna@devries.example')
  expect(left.filter((path) => !path.startsWith('copies/'))).toEqual([])

  await leads(['restore', 'copies/monday'])
  expect((await leads(['list'])).stdout).not.toContain('anna@devries.example')

  // Not even where the store is lost.
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${api.file}${suffix}`, { force: true })
  const again = await startApi({ folder: api.folder })
  await leads(['restore', 'copies/monday'])
  await again.pair.reconcile()
  expect(await again.kept()).toHaveLength(1)
})

test('erase says so if a reader keeps remains from being erased', async () => {
  const { api, leads } = await startWith(strategyCall)
  const reader = new DatabaseSync(api.file, { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT id FROM leads').all()
  const { code, stderr } = await leads(['erase', strategyCall.email, '--yes'])
  expect(code).toBe(2)
  expect(stderr).toContain('Another process reads')
  reader.close()

  expect((await leads(['erase', strategyCall.email, '--yes'])).code).toBe(0)
  await api.pair.reconcile()
  expect(filesWith(api.folder, strategyCall.email)).toEqual([])
})

test('a backup is made and taken in while the server runs, with what the log holds', async () => {
  const { api, ids, leads } = await startWith(strategyCall, audit)
  for (const suffix of ['', '-wal', '-shm']) expect(modeOf(`${api.file}${suffix}`)).toBe(0o600)
  expect((await leads(['backup', 'copies/monday'])).stdout).toBe(
    'Backed up 2 submissions to copies/monday.\n',
  )
  expect((await leads(['backup', 'copies/monday'])).code).toBe(2)
  expect(modeOf(join(api.folder, 'copies/monday'))).toBe(0o700)
  await api.fetch(post(encode({ ...strategyCall, websiteGoal: 'After the backup' })))

  await leads(['export', '--format', 'jsonl', '--output', 'export.jsonl', '--until', '2026-07-01'])
  copyFileSync(api.file, join(api.folder, 'old.db'))
  copyFileSync(`${api.file}-wal`, join(api.folder, 'old.db-wal'))
  await api.pair.remove(new Set(ids))
  for (const file of [
    'copies/monday',
    'copies/monday/leads-2026-06.jsonl',
    'export.jsonl',
    'old.db',
  ]) {
    await api.pair.remove(new Set(ids))
    expect((await leads(['restore', file])).stdout).toContain('took in 2 submissions, ')
    expect((await api.kept()).map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    expect(await api.kept()).toHaveLength(3)
  }

  // One of the two is enough.
  rmSync(join(api.journal, 'leads-2026-06.jsonl'))
  expect((await leads(['backup', 'copies/store'])).stdout).toContain('Backed up 3 ')
  await api.pair.reconcile()
  await api.close()
  rmSync(join(api.folder, 'data'), { recursive: true })
  expect((await leads(['backup', 'copies/journal'])).stdout).toContain('Backed up 3 ')
})

test('what can be read of a damaged database is taken in, and an export of an earlier version', async () => {
  const { api, leads } = await startWith()
  for (let each = 0; each < 60; each++)
    await api.fetch(post(encode({ ...strategyCall, websiteGoal: `Goal ${each}` })))
  checkpoint(api.file)
  const bytes = readFileSync(api.file)
  bytes.fill(0xa5, bytes.length / 2, bytes.length / 2 + 8192)
  writeFileSync(join(api.folder, 'damaged.db'), bytes)
  await api.pair.remove(new Set((await api.kept()).map(({ id }) => id)))
  const { stdout } = await leads(['restore', 'damaged.db'])
  expect(Number(/took in (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(20)

  const own = { id: 'of-another-version', key: 'a-key-of-before', raw: Buffer.from(encode(audit)) }
  const { receivedAt: _, ...rest } = submission(own)
  const line = { ...rest, received: '2026-05-01T00:00:00.000Z', raw: own.raw.toString('base64') }
  writeFileSync(join(api.folder, 'export.jsonl'), `${JSON.stringify(line)}\n`)
  for (const count of ['1 submissions, 0', '0 submissions, 1'])
    expect((await leads(['restore', 'export.jsonl'])).stdout).toContain(`took in ${count} were`)
  // Whoever has the export was told of it, but for what was held then.
  const held = { ...line, id: 'held-by-another-version', key: 'another-key', state: 'held' }
  writeFileSync(join(api.folder, 'held.jsonl'), `${JSON.stringify(held)}\n`)
  expect((await leads(['restore', 'held.jsonl'])).stdout).toContain('took in 1 submissions, 0')
  expect((await leads(['show', own.id])).stdout).toContain('export: sent')
  const { stdout: undelivered } = await leads(['list', '--undelivered'])
  expect(undelivered).not.toContain(own.id)
  expect(undelivered).toContain(held.id)
  // Its sender presses the button again.
  const answer = await api.fetch(post(encode(audit), { 'idempotency-key': own.key }))
  expect(await answer.json()).toMatchObject({ id: own.id, duplicate: true })
})

test('an export brings back what was delivered, given up and still has to be', async () => {
  const { api, ids, leads } = await startWith(strategyCall, audit, hostile)
  const at = Date.parse('2026-06-01T12:00:00Z')
  const again = ids.map((id) => ({ id, at, kind: 'again', channel: 'webhook' }) as const)
  const settled = (['sent', 'dead'] as const).map((state, index) => {
    const error = state === 'dead' ? { error: 'http-410' } : {}
    return {
      id: ids[index] ?? '',
      at,
      kind: 'settled',
      channel: 'webhook',
      state,
      attempts: 3,
      ...error,
    } as const
  })
  await api.pair.record([...again, ...settled])
  const told = () => Promise.all(ids.map(api.deliveriesOf))
  const before = await told()
  expect(before.flat().map(({ state }) => state)).toEqual(['sent', 'dead', 'pending'])
  await leads(['export', '--format', 'jsonl', '--output', 'all.jsonl'])

  await api.pair.remove(new Set(ids))
  await leads(['restore', 'all.jsonl'])
  expect(await told()).toEqual(before)

  // It takes nothing from what is known since.
  const since = { id: ids[2] ?? '', at, kind: 'again', channel: 'webhook 2' } as const
  await api.pair.record([since, { ...since, kind: 'settled', state: 'sent', attempts: 1 }])
  const after = await told()
  await leads(['restore', 'all.jsonl'])
  await api.pair.reconcile()
  expect(await told()).toEqual(after)
})

const isRoot = process.getuid?.() === 0
const nobody = 65_534

test.skipIf(!isRoot)(
  'what root backs up and restores belongs to the owner of the folder',
  async () => {
    const { api, leads } = await startWith(strategyCall)
    const inside = () => globSync('{data,journal,copies}/**', { cwd: api.folder })
    for (const path of ['.', ...inside()]) chownSync(join(api.folder, path), nobody, nobody)
    await leads(['backup', 'copies/today/monday'])
    await api.close()
    rmSync(api.journal, { recursive: true })
    expect((await leads(['restore', 'copies/today/monday'])).code).toBe(0)

    const owners = inside().map((path) => [path, statSync(join(api.folder, path)).uid])
    expect(owners).toEqual(inside().map((path) => [path, nobody]))
    expect(owners.map(([path]) => path)).toContain('journal/lock')
    const opening = `new (require('node:sqlite').DatabaseSync)('${api.file}').exec('BEGIN IMMEDIATE')`
    const user = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
    execFileSync('setpriv', [...user, process.execPath, '-e', opening])
  },
)

test('a file that is no backup is not restored, and no store is opened', async () => {
  const { api, leads } = await startWith(strategyCall)
  await api.close()
  writeFileSync(join(api.folder, 'no.db'), 'x'.repeat(5000))
  expect(await leads(['restore', 'no.db'])).toMatchObject({ code: 1, stderr: '' })
  expect((await leads(['list'])).stdout).toContain('anna@devries.example')

  const away = await leads(['list'], { DATABASE_URL: 'postgres://site:kanarie@127.0.0.1:9/site' })
  expect(away.code).toBe(2)
  expect(away.stderr).toContain('DATABASE_URL cannot be opened (ECONNREFUSED)')
  expect(away.stderr).not.toContain('kanarie')
  writeFileSync(api.file, 'x'.repeat(5000))
  expect(await leads(['list'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Start the server again'),
  })
})

test('deliveries that were given up are listed, named by verify and repeated at once', async () => {
  const { api, ids, leads } = await startWith(strategyCall, audit)
  const webhook = webhookTo('https://hooks.example')
  const [failed = '', other = ''] = ids
  const at = Date.parse('2026-06-01T12:00:00Z')
  const settle = (id: string, channel: string, state: 'sent' | 'dead') =>
    api.pair.record([
      { id, at, kind: 'again', channel },
      { id, at, kind: 'settled', channel, state, attempts: 1 },
    ])
  for (const channel of ['webhook', 'fax']) await settle(failed, channel, 'dead')
  await settle(other, 'webhook', 'sent')

  const { stdout } = await leads(['list', '--undelivered'])
  expect(stdout).toMatch(new RegExp(`^${failed}.*\n$`))
  expect((await leads(['verify'])).stdout).toMatch(
    new RegExp(`Deliveries of 1 leads were given up.*${failed}`),
  )
  for (const wrong of [['deliver'], ['deliver', failed, '--all-failed']])
    expect((await leads(wrong, webhook)).code).toBe(2)
  expect((await leads(['deliver', other])).code).toBe(2)
  expect((await leads(['deliver', '--all-failed'], webhook)).stdout).toBe(
    'The server delivers 1 submission on webhook.\n',
  )
  expect(await api.deliveriesOf(failed)).toMatchObject([
    { name: 'fax', state: 'dead' },
    { name: 'webhook', state: 'dead' },
    { name: 'webhook 2', state: 'pending', attempts: 0 },
  ])
  expect(await api.deliveriesOf(other)).toMatchObject([{ state: 'sent' }])
  for (const _ of [1, 2]) await leads(['deliver', other], webhook)
  expect(await api.deliveriesOf(other)).toMatchObject([{ state: 'sent' }, { state: 'pending' }])
})

test('verify prints counts, and exits with 1 if there is a problem', async () => {
  const { api, leads } = await startWith(strategyCall)
  const { code, stdout } = await leads(['verify'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/accepted +1\n(.*\n)*All is well/)

  writeFileSync(`${api.file}.damaged`, '')
  const file = join(api.journal, 'leads-2026-06.jsonl')
  const [first = '', ...others] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [first.replace('Bakkerij', 'Bakkerei'), ...others].join('\n'))
  const { code: failed, stdout: told } = await leads(['verify'])
  expect(failed).toBe(1)
  expect(told).toContain('.damaged" was moved aside')
  expect(told).toContain('2026-06: the journal lacks something of 1 leads.')
  await api.pair.reconcile()
  expect((await leads(['verify'])).stdout).not.toContain('lacks')
})
