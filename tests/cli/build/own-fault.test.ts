import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, folderWith } from '../diptych.ts'

const component = `import type { SectionProps } from 'diptych/kit'

export function GuestBook({ section: { id } }: SectionProps) {
  if (id === 'torn') throw new TypeError('Nobody has signed.')
  return <p id={id}>Anna was here.</p>
}
`
const page = (number: number, id: string) => `title: Guest book ${number}
description: Who was here on day ${number}.
unlisted: true
languages: [en]
sections:
  - { type: guest-book, id: ${id} }
`

const schema = `{
  "x-section": true,
  "x-title": "Guest book",
  "description": "Who was here.",
  "properties": {},
  "examples": [{ "type": "guest-book", "id": "book" }]
}
`

/** A site with so many pages with a guest book, the last of which is torn. */
function siteWith(count: number): string {
  const pages = Array.from({ length: count }, (_, index) => [
    `en/pages/day-${index + 1}.yaml`,
    page(index + 1, index + 1 === count ? 'torn' : 'book'),
  ])
  const site = folderWith(Object.fromEntries(pages))
  const folder = join(site, 'sections/guest-book')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.json'), schema)
  writeFileSync(join(folder, 'section.tsx'), component)
  return site
}

test('a section type of the site that throws is told in one line', async () => {
  const cwd = siteWith(2)
  const { code, stdout, stderr } = await diptych(['build'], { cwd })
  expect({ code, stdout, stderr }).toEqual({
    ...{ code: 2, stdout: expect.not.stringContaining('error') },
    stderr:
      'The type guest-book cannot draw the section "torn" of /day-2: ' +
      'Nobody has signed. Fix it there, and build again.\n',
  })
  expect(existsSync(join(cwd, '.dist/current'))).toBe(false)
})
