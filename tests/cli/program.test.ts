import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { diptych } from './diptych.ts'

test.for([
  {
    name: 'a content folder that is not there',
    args: ['validate'],
    stderr: /^There is no content folder "content"\. Run this where .*\n$/,
  },
  {
    name: 'a content folder that is a file',
    args: ['validate', '--content', 'file'],
    stderr: /^There is no content folder "file"\. .*\n$/,
  },
  {
    name: 'a site that is not built',
    args: ['serve', '--out', 'there'],
    stderr: /^There is no built site in "there"\. Run "npm run build -- --out there" first\.\n$/,
  },
  { name: 'an unknown option', args: ['validate', '--loud'], stderr: /unknown option '--loud'/ },
  { name: 'an unknown command', args: ['valdate'], stderr: /unknown command 'valdate'/ },
  { name: 'one argument too many', args: ['build', 'content'], stderr: /too many arguments/ },
  { name: 'no command', args: [], stderr: /Usage: diptych/ },
])('$name ends with 2', async ({ args, stderr }) => {
  const result = await diptych(args, { cwd: temporaryFolder({ file: '' }) })

  expect(result).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(stderr) })
})

test.for([
  { args: ['--help'], shown: /validate.*generate.*build.*dev.*serve/s },
  { args: ['help', 'validate'], shown: /--format <name>.*--strict.*--content <folder>/s },
  { args: ['validate', '--help'], shown: /^Usage: diptych validate/ },
])('$args is help, and ends with 0', async ({ args, shown }) => {
  const result = await diptych(args, { cwd: temporaryFolder() })

  expect(result).toEqual({ code: 0, stdout: expect.stringMatching(shown), stderr: '' })
})

test('the help of every command says what it does, and fits a screen', async () => {
  const helpOf = async (...command: readonly string[]): Promise<void> => {
    const { stdout } = await diptych([...command, '--help'], { cwd: temporaryFolder() })
    expect(stdout.trimEnd().split('\n').length, stdout).toBeLessThanOrEqual(24)
    expect(stdout).toMatch(/^Usage: .*\n\n\w.*/)
    for (const [, name = ''] of (stdout.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z-]+)/gm))
      if (name !== 'help') await helpOf(...command, name)
  }
  await helpOf()
})
