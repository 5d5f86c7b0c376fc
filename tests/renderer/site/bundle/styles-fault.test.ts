import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '#renderer/site/bundle/bundle.ts'
import { sources } from '#renderer/site/bundle/sources.ts'
import { projectAt } from '../../../support/project.ts'
import { rendererCopy } from '../../../support/renderer-copy.ts'

test.for(['renderer/client/styles/tokens.css', `${sources.sections}/text.statement.css`])(
  'what the bundler alone cannot read of %s is told in one line with its place',
  async (file) => {
    const root = rendererCopy()
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, `${text}@layer base {\n  .odd:not(.) {\n    color: red;\n  }\n}\n`)
    const line = text.split('\n').length + 1
    const error: unknown = await bundle(projectAt(root)).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ name: 'OperatorError', hint: expect.stringMatching(/\.$/) })
    expect(String(error)).toMatch(
      new RegExp(`^OperatorError: ${RegExp.escape(file)}:${line}:\\d+: .+\\.$`),
    )
  },
)
