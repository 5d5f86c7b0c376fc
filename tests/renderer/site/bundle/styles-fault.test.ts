import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '#renderer/site/bundle/bundle.ts'
import { sources } from '#renderer/site/bundle/sources.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { projectAt } from '../../../support/project.ts'
import { projectRoot } from '../../../support/project-root.ts'

/** A copy of what the renderer is bundled from. */
function rendererCopy(): string {
  const folder = temporaryFolder()
  // What checks keep comes and goes while other tests run.
  const isSource = (path: string) => !/\.generated\/(?:records|findings-)/.test(path)
  for (const part of [
    'renderer',
    '.generated',
    'content/site.yaml',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true, filter: isSource })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

test('what cannot be read of a style sheet is told in one line with its place', async () => {
  const root = rendererCopy()
  const file = `${sources.sections}/text.statement.css`
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, `${text}.odd {\n  color red;\n}\n`)
  const line = text.split('\n').length + 1
  const error: unknown = await bundle(projectAt(root)).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ name: 'OperatorError', hint: expect.stringMatching(/\.$/) })
  expect(String(error)).toMatch(
    new RegExp(`^OperatorError: ${RegExp.escape(file)}:${line}: .+\\.$`),
  )
})
