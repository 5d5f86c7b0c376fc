import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { smallSite } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const names = { de: 'German', fr: 'French', es: 'Spanish', pl: 'Polish' }
/** Two screens. */
const maxLines = 100

/** The small site in six languages, four of them copied from its source, and pages that no translation has. */
const content = {
  ...edit('site.yaml', '[en, nl]', `[en, nl, ${Object.keys(names).join(', ')}]`),
  ...Object.fromEntries(
    Object.entries(names).flatMap(([code, name]) =>
      Object.entries(smallSite)
        .filter(([path]) => path.startsWith('en/'))
        .map(([path, text]) => [
          path.replace('en/', `${code}/`),
          text
            .replace('locale: en-GB', `locale: ${code}`)
            .replace('name: English', `name: ${name}`),
        ]),
    ),
  ),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => [
      `en/pages/tour-${number}.yaml`,
      (smallSite['en/pages/home.yaml'] ?? '').replace('path: /\n', ''),
    ]),
  ),
}

async function validate(cwd: string, ...args: readonly string[]) {
  const { code, stdout } = await diptych(['validate', ...args], { cwd, isTTY: true })
  return { code, stdout, lines: stdout.split('\n').length }
}

test('a terminal shows two screens, and says how to see the rest', async () => {
  const cwd = folderWith(content)
  const short = await validate(cwd)

  expect(short.code).toBe(1)
  expect(short.lines).toBeLessThanOrEqual(maxLines)
  expect(short.stdout).toMatch(/npm run -s diptych -- validate content\/\S+\.yaml/)
  const [, shown = ''] = /npm run -s diptych -- validate (--format \w+)/.exec(short.stdout) ?? []
  const all = await validate(cwd, ...shown.split(' '))
  expect(all.lines).toBeGreaterThan(maxLines)
  expect(all.stdout).not.toContain('not shown')
})
