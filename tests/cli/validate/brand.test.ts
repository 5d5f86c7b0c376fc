import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { toCliError } from '#cli/content/generated.ts'
import { projectFolders } from '../../support/folders.ts'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, projectWith } from '../diptych.ts'

const own = readFileSync(projectFolders.brand, 'utf8')

/** A project with a style sheet of its brand, and how to change it. */
function brandedProject() {
  const cwd = projectWith()
  const file = join(cwd, 'content/brand/brand.css')
  mkdirSync(dirname(file), { recursive: true })
  cpSync(join(projectRoot, 'package.json'), join(cwd, 'package.json'))
  symlinkSync(join(projectRoot, 'node_modules'), join(cwd, 'node_modules'), 'junction')
  return {
    write: (text: string) => writeFileSync(file, text),
    run: async (...command: readonly string[]) => {
      const { code, stdout } = await diptych(command, { cwd, engine: cwd })
      return { code, told: stdout.match(/\S+brand\.css:.*/g) ?? [] }
    },
  }
}

const faults = [
  {
    name: 'a colour that cannot be read',
    text: own.replace(/--ink: light-dark[^;]+/, '--ink: #e8e8e8'),
    told: /^content\/brand\/brand\.css:29:5: error brand\/contrast .* --ink .* 1\.1 on --bg/,
  },
  {
    name: 'a misspelt font file',
    text: own.replace('familjen-grotesk-latin-wght', 'familjen-grotesk-latin-wgth'),
    told: /:7:15: error brand\/missing-file .*latin-wgth.* Did you mean ".*latin-wght-normal\.woff2"\?/,
  },
  {
    name: 'a missing bracket',
    text: own.replace('oklch(0.225 0.05 264));', 'oklch(0.225 0.05 264);'),
    told: /:24:23: error brand\/syntax This "\(" is not closed\./,
  },
]

test('what is wrong with the brand is told by every command that checks, until it is mended', async () => {
  const { write, run } = brandedProject()
  write(own)
  expect(await run('validate')).toEqual({ code: 0, told: [] })
  for (const { name, text, told } of faults) {
    write(text)
    const found = await run('validate')
    expect([found.code, found.told[0]], name).toEqual([1, expect.stringMatching(told)])
  }
  const built = await run('generate')
  expect(built).toEqual({ code: 1, told: ['content/brand/brand.css:24:23'] })
  write(own)
  expect(await run('validate')).toEqual({ code: 0, told: [] })
})

test('a file elsewhere that is not there is not told as a full disk', () => {
  const gone = (path: string) => {
    try {
      return readFileSync(path)
    } catch (error) {
      return toCliError('/site/out', error)
    }
  }
  expect(gone('/site/fonts/gone.woff2')).toMatchObject({
    message: '"/site/fonts/gone.woff2" cannot be read.',
  })
  expect(gone('/site/out/gone/index.html')).toMatchObject({
    message: '"/site/out" cannot be written (ENOENT).',
  })
})
