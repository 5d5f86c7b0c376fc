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

/** How many findings a report tells. */
const numberIn = (stdout: string, what: RegExp) =>
  Number(what.exec(stdout)?.[1]?.replaceAll(',', '') ?? 0)

test('a terminal shows two screens, and says how to see the rest', async () => {
  const cwd = folderWith(content)
  const short = await validate(cwd)
  const { stdout: json } = await validate(cwd, '--format', 'json')
  const { diagnostics }: { readonly diagnostics: readonly unknown[] } = JSON.parse(json)

  expect(short.code).toBe(1)
  expect(short.lines).toBeLessThanOrEqual(maxLines)
  expect(short.stdout).toMatch(/npm run -s diptych -- validate content\/\S+\.yaml/)
  const [, shown = ''] = /npm run -s diptych -- validate (--format \w+)/.exec(short.stdout) ?? []
  const all = await validate(cwd, ...shown.split(' '))
  expect(all.lines).toBeGreaterThan(maxLines)
  expect(all.stdout).not.toContain('not shown')

  expect(numberIn(short.stdout, /([\d,]+) not shown/)).toBeGreaterThan(0)
  const found = ['to fix', 'to look at', 'to know']
    .map((what) => numberIn(all.stdout, new RegExp(`([\\d,]+) ${what}`)))
    .reduce((sum, count) => sum + count)
  expect(found).toBe(diagnostics.length)
})

test('one cause is told once, with the languages that it concerns', async () => {
  const args = ['content/en/pages/tour-1.yaml', '--only', 'parity/missing-page']
  const { stdout } = await validate(folderWith(content), ...args)

  expect(stdout.match(/There is no page "tour-1" in /g)).toHaveLength(1)
  expect(stdout).toContain('The same in German, French, Spanish, and Polish:')
  expect(stdout).toMatch(/5 to fix\./)
})
