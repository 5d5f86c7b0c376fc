import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { folderWith } from '../../../cli/diptych.ts'
import { projectRoot } from '../../../support/project-root.ts'
import { mayWatch, watchLimit } from '../../../support/watch-limit.ts'

/** Starts a command on a small site. It may watch so many files and folders. */
function start(limit: number, command: readonly string[]) {
  const content = join(folderWith(), 'content')
  const [program = '', ...parameters] = mayWatch(limit)
  const child = spawn(
    program,
    [
      ...parameters,
      ...[process.execPath, join(projectRoot, 'cli/launch.js')],
      ...[...command, '--content', content],
    ],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => void child.kill())
  return { content, child }
}

/** The only line of a command that could not go on. */
async function failureOf(child: ChildProcess): Promise<string> {
  const [[code], told] = await Promise.all([
    once(child, 'close'),
    child.stderr ? text(child.stderr) : '',
  ])
  expect(code).toBe(2)
  expect(told.trimEnd()).not.toContain('\n')
  return told
}

const sentence =
  /^The system does not let this user watch more folders \(ENOSPC\)\. .*max_user_watches/

describe.skipIf(watchLimit.name in inject('missing'))(
  'the system lets few folders be watched',
  () => {
    test.for([{ command: ['validate', '--watch'] }, { command: ['dev'] }])(
      '$command.0 says so at once',
      async ({ command }) => {
        const { child } = start(5, command)
        expect(await failureOf(child)).toMatch(sentence)
      },
    )

    test('folders that come later are too many', async () => {
      const { child, content } = start(60, ['validate', '--watch'])
      await once(child.stdout, 'data')
      for (let each = 0; each < 60; each += 1) mkdirSync(join(content, `en/pages/more-${each}`))
      expect(await failureOf(child)).toMatch(sentence)
    })
  },
)
