import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontLetters } from '#renderer/site/bundle/subset-fonts.ts'
import { projectRoot } from '../../../support/project-root.ts'

const lettersOf = (part: string) =>
  fontLetters(
    join(
      projectRoot,
      'node_modules/@fontsource-variable/familjen-grotesk/files',
      `familjen-grotesk-${part}-wght-normal.woff2`,
    ),
  )

test('the characters that a file can show are its own and those made of them', async () => {
  const [latin, more] = await Promise.all([lettersOf('latin'), lettersOf('latin-ext')])
  for (const each of ['ç', '€', '\u00a0', '\u200b', 'é', 'ñ']) expect(latin).toContain(each)
  for (const each of ['ż', 'ł'])
    expect([latin.includes(each), more.includes(each)], each).toEqual([false, true])
  for (const each of ['П', '見', '🎉']) expect(latin + more).not.toContain(each)
})
