import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '#generator/index.ts'
import { diptych, folderWith } from '../diptych.ts'

type Make = (path: string) => void

const linkTo =
  (target: string): Make =>
  (path) =>
    symlinkSync(target, path)

const makers: readonly (readonly [name: string, make: Make, told: string])[] = [
  ['a link to itself', (path) => symlinkSync(path, path), 'a link'],
  ['a link to nothing', linkTo('nothing.yaml'), 'a link'],
  ['a link to another file', linkTo('home.yaml'), 'a link'],
  ['a link to a folder above', linkTo('../..'), 'a link'],
  ['a link to a device', linkTo('/dev/zero'), 'a link'],
  ['a pipe', (path) => execFileSync('mkfifo', [path]), 'a device or a pipe'],
  [
    'a folder with the name of a file',
    (path) => {
      mkdirSync(path)
      writeFileSync(join(path, 'inside.yaml'), 'title: Inside')
    },
    'a folder with the name of a file',
  ],
]

/** A file that is due, one that is not, and one that no kind has. */
const places = ['nl/pages/home.yaml', 'en/pages/other.yaml', 'other.yaml']

test.for(makers)('%s is told and not followed, wherever it is', async ([, make, told]) => {
  const cwd = folderWith()
  for (const place of places) {
    const path = join(cwd, 'content', place)
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
    make(path)
  }
  const { stdout, code } = await diptych(['validate', '--format', 'concise'], { cwd })

  expect(code).toBe(1)
  for (const place of places)
    expect(stdout).toContain(`content/${place}:1:1: error content/not-a-file This is ${told}`)
  expect(stdout).not.toContain('inside.yaml')
  // What `dev` reads is what `validate` reads.
  const read = [...readContent(join(cwd, 'content')).keys()]
  expect(read).toEqual(expect.arrayContaining(places))
})

test('a link without the name of a file of the content is told too', async () => {
  const cwd = folderWith()
  symlinkSync('../../elsewhere', join(cwd, 'content/en/faqs'))

  const { stdout } = await diptych(['validate', '--format', 'concise'], { cwd })

  expect(stdout).toContain('content/en/faqs:1:1: error content/not-a-file This is a link')
})
