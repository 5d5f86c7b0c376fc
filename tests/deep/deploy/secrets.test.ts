import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readRecipe } from './recipe.ts'

const recipe = readRecipe('compose.yaml')
const { services, secrets } = parse(recipe)
const commands = Array.from(recipe.matchAll(/^# {3}(.*)$/gm), ([, command = '']) => command)
const [uid, gid] = services.site.user.split(':').map(Number)

const read = (file: string, user: object) =>
  spawnSync('cat', [file], { encoding: 'utf8', ...user }).stdout

/** Compose mounts each file as it is, with its owner and mode. */
describe.skipIf(process.getuid?.() !== 0)(
  'the secrets of Compose, as its first lines make them',
  () => {
    let folder = ''
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'diptych-secrets-'))
      chmodSync(folder, 0o755)
      const { status, stderr } = spawnSync('sh', ['-ec', commands.join('\n')], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    })
    afterAll(() => rmSync(folder, { recursive: true }))
    const textOf = (name: string, user: object) => read(join(folder, secrets[name].file), user)

    test('the server can read its own, and no other', () => {
      expect(textOf('database-url', { uid, gid })).toMatch(
        /^postgres:\/\/diptych:[\da-f]{48}@database\/diptych$/,
      )
      expect(textOf('smtp', { uid, gid })).toMatch(/^smtp:/)
      expect(textOf('password', { uid, gid })).toBe('')
    })

    test('the database, as root, reads the password that the server uses', () => {
      expect(textOf('database-url', {})).toContain(`:${textOf('password', {}).trim()}@`)
    })

    test('nobody else reads one', () => {
      const other = { uid: 65_534, gid: 65_534 }
      expect(Object.keys(secrets).map((name) => textOf(name, other))).toEqual(['', '', ''])
    })
  },
)
