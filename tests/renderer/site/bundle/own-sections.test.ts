import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitRegistry } from '#generator/emit/code/code.ts'
import { readFolder, readSchemas } from '#generator/index.ts'
import { buildClient } from '#renderer/site/bundle/vite-build.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { ownProject } from '../../../support/project.ts'
import { projectRoot } from '../../../support/project-root.ts'

const schema = `{ "x-section": true, "properties": {} }`
const schemas = readSchemas(readFolder(join(projectRoot, 'schema'), '.schema.json'), {
  ...{ folder: 'sections', words: {}, schemas: { 'guest-book': schema } },
})
const whole = `import { Icon } from 'diptych/kit'
import { useState } from 'react'
import { line } from '../_shared/line.ts'

export function GuestBook() {
  const [text] = useState(line)
  return <p><Icon name="arrow" />{text}</p>
}
`

async function bundle(component: string) {
  const site = temporaryFolder({
    'sections/guest-book/section.tsx': component,
    'sections/_shared/line.ts': "export const line = 'Anna was here.'",
    'content/secret.ts': 'export const secret = 5',
    '.generated/sections.ts': emitRegistry(schemas, '../sections'),
  })
  const project = { ...ownProject, site, sections: join(site, 'sections') }
  const outputs = await buildClient(project)
  return outputs.map((output) => ('code' in output ? output.code : '')).join('\n')
}

test('a section type of the site is bundled with what it shares', async () => {
  expect(await bundle(whole)).toContain('Anna was here.')
})

const file = 'sections/guest-book/section.tsx'

test.for([
  { name: 'a package', text: `import 'hono'\n${whole}`, told: `${file} imports "hono".` },
  {
    name: 'what stands elsewhere in the site',
    text: `import '../../content/secret.ts'\n${whole}`,
    told: `${file} imports "../../content/secret.ts".`,
  },
  {
    name: 'what is not there',
    text: whole.replace('line.ts', 'lines.ts'),
    told: `${file}:3: Could not resolve '../_shared/lines.ts'`,
  },
  {
    name: 'what the kit has not',
    text: whole.replaceAll('Icon', 'Icons'),
    told: `${file}:1: "Icons" is not exported by "diptych/kit".`,
  },
])('a section type that imports $name is told in one line', async ({ text, told }) => {
  const error: unknown = await bundle(text).catch((failure: unknown) => failure)
  expect(error instanceof Error && error).toMatchObject({
    name: 'OperatorError',
    hint: expect.stringMatching(/\.$/),
  })
  const message = error instanceof Error ? error.message : ''
  expect(message).toContain(told)
  expect(message).toMatch(/^[^\n]*[^.]\.$/)
})
