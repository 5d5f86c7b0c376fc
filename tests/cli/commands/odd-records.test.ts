import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recorded } from '../../generator/recorded-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const place = 'content/.state/nl/pages/home.yaml'

/** The small site, whose record of a page was changed by something else. */
function siteWith(change: (text: string) => string) {
  const cwd = folderWith(recorded())
  const read = () => readFileSync(`${cwd}/${place}`, 'utf8')
  const before = change(read())
  writeFileSync(`${cwd}/${place}`, before)
  return { cwd, read, before }
}

interface Found {
  readonly code: string
  readonly severity: string
  readonly file: string
}

const told = async (cwd: string) => {
  const { stdout } = await diptych(['validate', '--format', 'json'], { cwd })
  const { diagnostics }: { diagnostics: readonly Found[] } = JSON.parse(stdout)
  return diagnostics
    .filter(({ file, code }) => file === place || code.startsWith('translation/'))
    .map(({ severity, code }) => `${severity} ${code}`)
}

const newer = (text: string) => text.replace('seeded: true }', 'seeded: true, read: "Ada" }')

describe('a record of a newer version is told, and nothing writes it', () => {
  test.for<readonly [what: string, args: readonly string[]]>([
    ['accept', ['accept']],
    ['accept --all', ['accept', '--all']],
    ['accept --rebuild', ['accept', '--rebuild']],
  ])('%s', async ([, args]) => {
    const { cwd, read, before } = siteWith(newer)
    expect(await told(cwd)).toEqual(['error schema/unknown-key'])
    const { code, stderr } = await diptych(args, { cwd })

    expect(code).toBe(2)
    expect(stderr).toContain(`"${place}" says more than this version of Diptych knows`)
    expect(read()).toBe(before)
  })
})

test.for<readonly [what: string, change: (text: string) => string]>([
  ['cut in the middle of a line', (text) => text.slice(0, -60)],
  ['cut in the middle of a name', (text) => text.slice(0, text.lastIndexOf('pages/home#') + 8)],
  [
    'of two branches that git did not merge',
    (text) => `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`,
  ],
  [
    'of a newer version, with lines of two branches',
    (text) => `${newer(text)}${text.split('\n').at(-2)?.replace('source: "', 'source: "0')}\n`,
  ],
])('a record %s is an error, and stays as it is until accept --rebuild', async ([, change]) => {
  const { cwd, read, before } = siteWith(change)
  expect((await told(cwd)).filter((each) => each.startsWith('error'))).toEqual([
    'error yaml/syntax',
  ])
  const { code, stderr } = await diptych(['accept'], { cwd })

  expect(code).toBe(2)
  expect(stderr).toContain('cannot be read, so nothing was written')
  expect(read()).toBe(before)
  expect((await diptych(['accept', '--rebuild'], { cwd })).code).toBe(0)
  expect(await told(cwd)).toEqual([])
})

test('lines of two branches of which one fits are no finding, in any order', async () => {
  const others = (text: string) => text.replaceAll(/(source|target): "/g, '$1: "0')
  const { cwd } = siteWith((text) => {
    const lines = `${others(text)}${text}`.split('\n').filter((line) => line.startsWith('"'))
    return `${lines.join('\n')}\n`
  })
  expect(await told(cwd)).toEqual([])
})
