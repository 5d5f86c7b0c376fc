import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '#generator/index.ts'
import { diptych, folderWith } from '../diptych.ts'

type Make = (path: string) => void

const linkTo =
  (target: string): Make =>
  (path) =>
    symlinkSync(target, path)

const makers: Readonly<Record<string, { readonly make: Make; readonly told: string }>> = {
  'a link to itself': { make: (path) => symlinkSync(path, path), told: 'a link' },
  'a link to nothing': { make: linkTo('nothing.yaml'), told: 'a link' },
  'a link to another file': { make: linkTo('home.yaml'), told: 'a link' },
  'a link to a folder above': { make: linkTo('../..'), told: 'a link' },
  'a link to a device': { make: linkTo('/dev/zero'), told: 'a link' },
  'a pipe': { make: (path) => execFileSync('mkfifo', [path]), told: 'a device or a pipe' },
  'a folder with the name of a file': {
    make: (path) => {
      mkdirSync(path)
      writeFileSync(join(path, 'inside.yaml'), 'title: Inside')
    },
    told: 'a folder with the name of a file',
  },
}

/** A file that is due, one that is not, and one that no kind has. */
const places = ['nl/pages/home.yaml', 'en/pages/other.yaml', 'other.yaml']

describe.each(Object.entries(makers))('%s is told and not followed', (_, { make, told }) => {
  test.for(places)('in the place of %s', async (place) => {
    const cwd = folderWith()
    const path = join(cwd, 'content', place)
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
    make(path)

    const { stdout, code } = await diptych(['validate', '--format', 'concise'], { cwd })
    const found = stdout.split('\n').filter((line) => line.startsWith(`content/${place}`))

    expect(code).toBe(1)
    expect(found[0]).toContain(`content/${place}:1:1: error content/not-a-file This is ${told}`)
    expect(stdout).not.toContain('inside.yaml')
    // What `dev` reads is what `validate` reads.
    expect([...readContent(join(cwd, 'content')).keys()].filter((file) => file === place)).toEqual([
      place,
    ])
  })
})

test('a link without the name of a file of the content is told too', async () => {
  const cwd = folderWith()
  symlinkSync('../../elsewhere', join(cwd, 'content/en/faqs'))

  const { stdout } = await diptych(['validate', '--format', 'concise'], { cwd })

  expect(stdout).toContain('content/en/faqs:1:1: error content/not-a-file This is a link')
})
