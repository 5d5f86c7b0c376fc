import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMemo, pseudoLanguage, readFolder, withPseudoLanguage } from '#generator/index.ts'
import { schemas } from '../../generator/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { withFewBanks } from '../../support/copy-site.ts'
import { projectRoot } from '../../support/project-root.ts'
import { diptych } from '../diptych.ts'

const codes = ['de', 'fr', 'es', 'pl']
/** Two screens. */
const maxLines = 100

/** The content of this repository, with four languages more that are made of its source language. */
function sixLanguages(): ReadonlyMap<string, string> {
  const own = withFewBanks(readFolder(join(projectRoot, 'content'), '.yaml'))
  const pseudo = [...withPseudoLanguage(own, schemas, createMemo())].filter(([path]) =>
    path.startsWith(`${pseudoLanguage}/`),
  )
  const added = codes.flatMap((code) => [
    [`.state/${code}.yaml`, '# Nothing yet.\n'] as const,
    ...pseudo.map(
      ([path, text]) =>
        [
          path.replace(pseudoLanguage, code),
          text.replace('"locale": "en-GB"', `"locale": "${code}"`).replace('"Pseudo"', `"${code}"`),
        ] as const,
    ),
  ])
  const settings =
    own.get('site.yaml')?.replace('[en, nl]', `[en, nl, ${codes.toSorted().join(', ')}]`) ?? ''
  return new Map([...own, ...added, ['site.yaml', settings]])
}

const content = sixLanguages()

const folderWith = (files: ReadonlyMap<string, string>) =>
  temporaryFolder(Object.fromEntries([...files].map(([path, text]) => [`content/${path}`, text])))

type Change = (files: ReadonlyMap<string, string>) => ReadonlyMap<string, string>

const withoutAbout: Change = (files) =>
  new Map([...files].filter(([path]) => !/^(?!en\/)\w+\/pages\/about\.yaml$/.test(path)))

interface Run {
  readonly lines: readonly string[]
  readonly stdout: string
  readonly code: number
}

async function validate(cwd: string, ...args: readonly string[]): Promise<Run> {
  const { code, stdout } = await diptych(['validate', ...args], { cwd, isTTY: true })
  return { code, stdout, lines: stdout.split('\n') }
}

/** How many findings a report tells: those shown and those counted as not shown. */
const numberIn = (stdout: string, what: RegExp) =>
  Number(what.exec(stdout)?.[1]?.replaceAll(',', '') ?? 0)

const changes: readonly { readonly name: string; readonly change: Change }[] = [
  {
    name: 'a fact that every language uses is taken away',
    change: (files) => new Map(files).set('facts.yaml', 'price: {}\n'),
  },
  {
    name: 'the source is copied over every translation',
    change: (files) =>
      new Map(
        [...files].map(([path, text]) => {
          const source = path.replace(/^(?:nl|de|fr|es|pl)\//, 'en/')
          return [path, files.get(source) ?? text]
        }),
      ),
  },
]

describe.for(changes)('with six languages, when $name', ({ change }) => {
  test('a terminal shows two screens, with counts and what to do next, and --all the rest', async () => {
    const cwd = folderWith(change(content))
    const short = await validate(cwd)
    const all = await validate(cwd, '--all')
    const { stdout: json } = await diptych(['validate', '--format', 'json'], { cwd })
    const { diagnostics }: { readonly diagnostics: readonly unknown[] } = JSON.parse(json)

    expect(short.code).toBe(1)
    expect(short.lines.length).toBeLessThanOrEqual(maxLines)
    expect(short.stdout).toContain('npm run -s diptych -- validate --all')
    expect(short.stdout).toMatch(/npm run -s diptych -- validate content\/\S+\.yaml/)
    expect(all.lines.length).toBeGreaterThan(maxLines)
    expect(all.stdout).not.toContain('not shown')

    const hidden = numberIn(short.stdout, /([\d,]+) not shown/)
    const [listed = ''] = /Not shown here:[\s\S]*?\n\n/.exec(short.stdout) ?? []
    const counted = [...listed.matchAll(/^ {2}\S+ +(\d+) /gm)].map(([, count]) => Number(count))
    const found = ['to fix', 'to look at', 'to know']
      .map((what) => numberIn(all.stdout, new RegExp(`([\\d,]+) ${what}`)))
      .reduce((sum, count) => sum + count)
    expect(found).toBe(diagnostics.length)
    expect(hidden).toBeGreaterThan(0)
    if (!listed.includes('more kinds')) {
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(hidden)
    }
  })
})

test('one cause is told once, with the languages that it concerns', async () => {
  const cwd = folderWith(withoutAbout(content))
  const { stdout } = await validate(cwd, '--all', '--only', 'parity/missing-page')

  expect(stdout.match(/There is no page "about" in /g)).toHaveLength(1)
  expect(stdout).toContain('The same in German, Spanish, French, and Polish:')
  expect(stdout).toMatch(/5 to fix\./)
})
