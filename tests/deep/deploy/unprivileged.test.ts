import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { encode, strategyCall } from '../../api/leads-site.ts'
import { wordsOf } from '../../papers/paper.ts'
import { projectRoot } from '../../support/project-root.ts'
import {
  asUnprivileged,
  isOwnedByUnprivileged,
  unprivilegedUser,
} from '../../support/unprivileged-user.ts'
import { environmentOf, instructionsIn, readRecipe, valuesOf, variablesIn } from './recipe.ts'
import { startRecipe } from './started-recipe.ts'

const unit = readRecipe('diptych.service')
const image = instructionsIn(readRecipe('Dockerfile'))
const restOf = (name: string) => image.filter((each) => each.name === name).map(({ rest }) => rest)

/** The image links `diptych` to it. */
const launch = restOf('ARG').join().replace('LAUNCH=', '')

const ofUnit = {
  name: 'the unit',
  options: valuesOf(unit, 'ExecStart').join().split(' ').slice(1),
  variables: environmentOf(unit),
  writable: `/var/lib/${valuesOf(unit, 'StateDirectory').join()}`,
}
const recipes = [
  ofUnit,
  {
    name: 'the image',
    options: JSON.parse(restOf('CMD').join().replace('"diptych"', JSON.stringify(launch))).slice(1),
    variables: variablesIn(restOf('ENV').flatMap(wordsOf)),
    writable: restOf('VOLUME').join(),
  },
]

const send = (url: string) =>
  fetch(url.replace('0.0.0.0', '127.0.0.1'), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: encode(strategyCall),
  })

const readyAt = async (operation: string) => {
  const response = await fetch(`${operation}/readyz`)
  return { status: response.status, ...(await response.json()).checks }
}

/** The system calls of a group, such as `@system-service`, and of the groups in it. */
function callsIn(group: string): readonly string[] {
  const options = ['syscall-filter', '--no-pager', group]
  const { stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== group && !line.startsWith('#'))
    .flatMap((line) => (line.startsWith('@') ? callsIn(line) : [line]))
}

const groupsIn = (sign: string) =>
  valuesOf(unit, 'SystemCallFilter')
    .filter((value) => value.startsWith(sign))
    .flatMap((value) => value.replace(/^~/, '').split(' '))

describe.skipIf(unprivilegedUser.name in inject('missing'))('a user without rights', () => {
  test.for(recipes)('$name: the server stores a lead', async (recipe) => {
    const { addresses, stop, state } = startRecipe(recipe)
    const { url, operation } = await addresses()

    expect((await send(url)).status).toBe(201)
    expect(await readyAt(operation)).toMatchObject({ status: 200, state: 'together' })
    expect(isOwnedByUnprivileged(join(state, 'submissions.db'))).toBe(true)
    expect(await stop()).toBe(0)
  })

  test('the backup of the unit copies what the server stored, also while it runs', async () => {
    const { addresses, state } = startRecipe(ofUnit)
    const { url } = await addresses()
    expect((await send(url)).status).toBe(201)

    const backup = readRecipe('diptych-backup.service')
    const folder = join(state, 'backups')
    const run = (key: string) => {
      const command = valuesOf(backup, key)[0] ?? ''
      const words = command
        .replaceAll('/srv/diptych/', '')
        .replaceAll('/var/lib/diptych-backups', folder)
        .replaceAll('%%', '%')
      return spawnSync('sh', ['-c', `set -f; ${words}`], {
        cwd: projectRoot,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DIPTYCH_DATA: state },
        ...asUnprivileged,
      })
    }
    expect(environmentOf(backup)).toEqual({ DIPTYCH_DATA: environmentOf(unit)['DIPTYCH_DATA'] })
    expect(run('ExecStart')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('Backed up 1 submissions'),
    })
    const [name = ''] = readdirSync(folder)
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/)
    const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60_000)
    for (const each of readdirSync(folder)) utimesSync(join(folder, each), longAgo, longAgo)
    expect(run('ExecStartPost')).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(folder)).toEqual([])
  })

  test.skipIf(['strace', 'systemd-analyze'].some((name) => name in inject('missing')))(
    'the unit allows every system call of a server that starts, stores a lead and stops',
    async () => {
      // With -D the server is the started process, and gets its signals.
      const under = (folder: string) => [
        'strace',
        '-D',
        '-f',
        '-c',
        '-U',
        'name',
        '-o',
        join(folder, 'calls'),
      ]
      const { addresses, state, stop } = startRecipe(ofUnit, { under })
      expect((await send((await addresses()).url)).status).toBe(201)
      expect(await stop()).toBe(0)
      const summary = () => readFileSync(join(state, 'calls'), 'utf8')
      await expect.poll(summary).toContain('total')

      const calls = summary().matchAll(/^(?!total|syscall)([a-z]\w*)$/gm)
      const used = Array.from(calls, ([name]) => name)
      expect(used).toEqual(expect.arrayContaining(['execve', 'write', 'listen']))
      const allowed = new Set(groupsIn('@').flatMap(callsIn))
      const denied = new Set(groupsIn('~').flatMap(callsIn))
      expect(used.filter((name) => !allowed.has(name) || denied.has(name))).toEqual([])
    },
  )

  test.for(recipes)('$name: while the store fails, the journal takes a lead', async (recipe) => {
    const { addresses, stop, state } = startRecipe(recipe, { inTheWay: ['submissions.db'] })
    const { url, operation } = await addresses()

    expect((await send(url)).status).toBe(201)
    expect(await readyAt(operation)).toMatchObject({ status: 503, state: 'behind' })
    expect(await stop()).toBe(0)
    expect(readdirSync(join(state, 'journal'))).toHaveLength(2)
  })
})
