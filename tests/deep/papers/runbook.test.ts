import { copyFileSync, globSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { encode, strategyCall } from '../../api/leads-site.ts'
import { spawnServe } from '../../cli/commands/serving.ts'
import { anchorOf, type Block, readPaper } from '../../papers/paper.ts'
import { type Postgres, query, startPostgres } from '../../support/postgres.ts'
import { projectRoot } from '../../support/project-root.ts'
import { giveToUnprivileged, unprivilegedUser } from '../../support/unprivileged-user.ts'
import { operatedByDocker } from '../deploy/operated-by-docker.ts'
import { operatedBySystemd } from '../deploy/operated-by-systemd.ts'
import { readRecipe } from '../deploy/recipe.ts'

const paper = readPaper('api/RUNBOOK.md')
const rules: readonly {
  readonly alert: string
  readonly annotations: Readonly<Record<string, string>>
}[] = parse(readRecipe('prometheus-rules.yml')).groups.flatMap(
  (group: { readonly rules: readonly object[] }) => group.rules,
)

/** What stands under a heading, up to the next one. */
const sectionOf = (heading: string) =>
  paper.text.split(`### ${heading}\n`)[1]?.split(/^##/m)[0] ?? ''

const hosts = ['systemd', 'docker']
const blocksOf = (host: string, heading: string) =>
  paper.blocks.filter(({ lead, file }) => lead === heading && file === host)
const linesOf = (blocks: readonly Block[]) => blocks.flatMap(({ text }) => text.split('\n'))
const alerts = rules.map(({ alert }) => alert)
const tasks = [...new Set(paper.blocks.map(({ lead }) => lead))].filter(
  (lead) => !alerts.includes(lead),
)

test('every alert has an entry in its order, and leads to it', () => {
  const headings = paper.headings.filter(({ depth }) => depth === 3).map(({ text }) => text)
  expect(headings.filter((text) => text.startsWith('Diptych'))).toEqual(alerts)
  for (const { alert, annotations } of rules)
    expect(annotations['runbook']).toBe(`api/RUNBOOK.md#${anchorOf(alert)}`)
})

test.for([...alerts, ...tasks])('%s: commands for each host', (heading) => {
  for (const host of hosts) expect(linesOf(blocksOf(host, heading)).length).toBeGreaterThan(0)
  expect(sectionOf(heading).replaceAll(/^```[\s\S]*?^```$/gm, '')).toMatch(/\w/)
})

test('every command is for one of the hosts', () => {
  const others = paper.blocks.filter(
    ({ info, file = '' }) => info === 'sh' && !hosts.includes(file),
  )
  expect(others).toEqual([])
})

const sources = globSync('{api,cli}/**/*.ts', { cwd: projectRoot })
  .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
  .join('\n')

/** What looks for an event in a log finds none on a server that is well; but it is one that the server writes. */
const search = /((?:journalctl| logs ).*) \| grep (\S+)$/
const events = linesOf(paper.blocks).flatMap((line) => search.exec(line)?.[2] ?? [])
test.for([...new Set(events)])('“%s” is in what the server logs', (event) => {
  expect(sources.includes(event)).toBe(true)
})
const withoutSearch = (lines: readonly string[]) =>
  lines.map((line) => line.replace(search, '$1 >/dev/null'))

const send = async (url: string, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: encode({ ...strategyCall, websiteGoal: `Goal ${index}` }),
    })
    expect(response.status).toBe(201)
  }
}

const isMissing = unprivilegedUser.name in inject('missing') || 'PostgreSQL' in inject('missing')
let postgres: Postgres
beforeAll(async () => {
  if (!isMissing) postgres = await startPostgres()
}, 300_000)
afterAll(() => postgres?.stop())

describe.skipIf(isMissing)('every command, as root types it', () => {
  type Machine = Awaited<ReturnType<typeof operatedBySystemd>>

  /** What fails of these lines. */
  const failing = async ({ run }: Machine, lines: readonly string[]) =>
    (await run(withoutSearch(lines))).failed

  /** The commands of all alerts, each once: they look, and change nothing that another needs. */
  const ofAlerts = (host: string) => [
    ...new Set(alerts.flatMap((alert) => linesOf(blocksOf(host, alert)))),
  ]
  const ofTask = (host: string, task: string) => linesOf(blocksOf(host, task))
  const deploying = (host: string) =>
    linesOf(readPaper('api/README.md').blocks.filter(({ file }) => file === host))
  const moving = 'Move from SQLite to PostgreSQL'
  const others = tasks.filter((task) => task !== moving)

  test('with systemd', async () => {
    const machine = await operatedBySystemd()
    expect(await failing(machine, deploying('systemd'))).toBe('')
    await send(machine.url, 3)

    expect(await failing(machine, ofAlerts('systemd'))).toBe('')

    const backup = '/var/lib/diptych-backups/backup.db'
    expect(await failing(machine, [`diptych leads backup ${backup}`])).toBe('')
    for (const task of others) expect(await failing(machine, ofTask('systemd', task))).toBe('')
    expect((await machine.run(['diptych leads verify'])).stdout).toMatch(/accepted +3\n/)

    const [before, after] = blocksOf('systemd', moving)
    const [lines] = paper.blocks.filter(({ lead, info }) => lead === moving && info === 'ini')
    if (!before || !after || !lines) throw new Error('The paper has no such blocks.')
    expect(await failing(machine, before.text.split('\n'))).toBe('')
    machine.writeSecret('/etc/diptych/database-url', await postgres.database())
    const unitFile = machine.place('/etc/systemd/system/diptych.service')
    const unit = readFileSync(unitFile, 'utf8')
    writeFileSync(unitFile, unit.replace('LoadCredential=', `${machine.place(lines.text)}\n$&`))
    expect(await failing(machine, after.text.split('\n'))).toBe('')
    await send(machine.url, 1)
    const { stdout } = await machine.run(['diptych leads verify'])
    expect(stdout).toMatch(/accepted +4\n/)
    expect(stdout).toContain('All is well.')
  })

  test('a store that was cut, and one that was damaged, are mended as their entries say', async () => {
    const machine = await operatedBySystemd()
    const file = machine.place('/var/lib/diptych/submissions.db')
    const linesFor = (heading: string) => ofTask('systemd', heading)
    const saysWell = async () => (await machine.run(['diptych leads verify'])).stdout
    const change = async (damage: () => void) => {
      expect(await failing(machine, ['systemctl stop diptych'])).toBe('')
      damage()
      expect(await failing(machine, ['systemctl start diptych'])).toBe('')
    }
    expect(await failing(machine, deploying('systemd'))).toBe('')
    await send(machine.url, 3)
    const backup = '/var/lib/diptych-backups/backup.db'
    expect(await failing(machine, [`diptych leads backup ${backup}`])).toBe('')
    await send(machine.url, 2)

    await change(() => truncateSync(file, 0))
    expect(await saysWell()).toMatch(/✖ 5 /)
    await machine.run(linesFor('Restore on a new machine'))
    expect(await saysWell()).toMatch(/✖ 2 /)
    await machine.run(linesFor('DiptychLeadsMissing'))
    expect(await saysWell()).toMatch(/accepted +3\n.*All is well/s)

    await change(() => {
      const text = readFileSync(file)
      text.fill('x', 0, 4096)
      writeFileSync(file, text)
    })
    expect(await saysWell()).toContain('✖ ')
    await machine.run(linesFor('DiptychStoreDamaged'))
    expect(await saysWell()).toMatch(/accepted +3\n.*All is well/s)
  })

  test('with Docker', async () => {
    const url = new URL(await postgres.database())
    await query(url.href, 'CREATE DATABASE diptych')
    url.pathname = '/diptych'
    const machine = await operatedByDocker(url.href)
    expect(await failing(machine, deploying('docker'))).toBe('')
    await send(machine.url, 3)

    expect(await failing(machine, ofAlerts('docker'))).toBe('')
    for (const task of others) expect(await failing(machine, ofTask('docker', task))).toBe('')
    expect(await query(url.href, 'SELECT count(*)::int FROM submissions')).toEqual([{ count: 3 }])

    const former = spawnServe()
    await send((await former.addresses()).url, 2)
    former.child.kill('SIGTERM')
    await former.ended
    const backup = machine.place('/data/before-postgres.db')
    copyFileSync(join(former.data, 'submissions.db'), backup)
    giveToUnprivileged(backup)
    expect(await failing(machine, ofTask('docker', moving))).toBe('')
    expect(await query(url.href, 'SELECT count(*)::int FROM submissions')).toEqual([{ count: 5 }])
  })
})
