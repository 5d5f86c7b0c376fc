import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { encode, strategyCall } from '../../api/leads-site.ts'
import { unprivilegedUser } from '../../support/unprivileged-user.ts'
import { environmentOf, readRecipe, valuesOf } from './recipe.ts'
import { startRecipe } from './started-recipe.ts'

const missing = inject('missing')
const needed = ['strace', 'systemd-analyze', unprivilegedUser.name]
const unit = readRecipe('diptych.service')

/** The system calls of a group, such as `@system-service`, and of the groups in it. */
function callsIn(group: string): readonly string[] {
  const { stdout } = spawnSync('systemd-analyze', ['syscall-filter', '--no-pager', group], {
    encoding: 'utf8',
  })
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

test.skipIf(needed.some((name) => name in missing))(
  'the unit allows every system call of a server that starts, stores a lead and stops',
  async () => {
    const { addresses, state, stop } = startRecipe(
      {
        options: valuesOf(unit, 'ExecStart').join().split(' ').slice(1),
        variables: environmentOf(unit),
        writable: `/var/lib/${valuesOf(unit, 'StateDirectory').join()}`,
      },
      // With -D the server is the started process, and gets its signals.
      {
        under: (folder) => ['strace', '-D', '-f', '-c', '-U', 'name', '-o', join(folder, 'calls')],
      },
    )
    const { url } = await addresses()
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: encode(strategyCall),
    })
    expect(response.status).toBe(201)
    expect(await stop()).toBe(0)
    const summary = () => readFileSync(join(state, 'calls'), 'utf8')
    await expect.poll(summary).toContain('total')

    const used = Array.from(summary().matchAll(/^(?!total|syscall)([a-z]\w*)$/gm), ([name]) => name)
    expect(used).toEqual(expect.arrayContaining(['execve', 'write', 'listen']))
    const allowed = new Set(groupsIn('@').flatMap(callsIn))
    const denied = new Set(groupsIn('~').flatMap(callsIn))
    expect(used.filter((name) => !allowed.has(name) || denied.has(name))).toEqual([])
  },
)
