import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropOld, kept } from '#renderer/site/bundle/kept-files.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'

const made = { data: { id: 7 }, files: new Map([['assets/a.js', 'start()']]) }

/** Keeps something, and tells whether it had to be made. */
async function keep(folder: string, key = '1') {
  let isMade = false
  const { data, files } = await kept({ folder, kind: 'bundle', key }, async () => {
    isMade = true
    return made
  })
  return { isMade, data, files: [...files].map(([path, bytes]) => [path, String(bytes)]) }
}

const contents = { data: made.data, files: [...made.files] }

test('what was made once is taken over, also by another process', async () => {
  const folder = temporaryFolder()
  expect(await keep(folder)).toEqual({ isMade: true, ...contents })
  expect(await keep(folder)).toEqual({ isMade: false, ...contents })
  expect(await keep(folder, '2')).toEqual({ isMade: true, ...contents })
})

test.for([
  {
    name: 'a changed file',
    damage: (place: string) => writeFileSync(join(place, 'assets/a.js'), 'stop()'),
  },
  { name: 'a missing file', damage: (place: string) => rmSync(join(place, 'assets/a.js')) },
  { name: 'no description', damage: (place: string) => rmSync(join(place, 'kept.json')) },
  {
    name: 'half a description',
    damage: (place: string) =>
      writeFileSync(
        join(place, 'kept.json'),
        readFileSync(join(place, 'kept.json'), 'utf8').slice(9),
      ),
  },
])('$name is made again', async ({ damage }) => {
  const folder = temporaryFolder()
  await keep(folder)
  damage(join(folder, 'bundle-1'))
  expect(await keep(folder)).toEqual({ isMade: true, ...contents })
  expect(await keep(folder)).toEqual({ isMade: false, ...contents })
})

test('where nothing can be written, it is made each time', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(await keep(file)).toEqual({ isMade: true, ...contents })
  expect(await keep(file)).toEqual({ isMade: true, ...contents })
})

test('the latest eight of a kind stay, and what others keep beside them', () => {
  const folder = temporaryFolder()
  // From the oldest to the latest.
  const names = [
    'peers',
    'fonts-0',
    'bundle-0.1f2e3d4c',
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `bundle-${n}`),
  ]
  for (const [age, name] of names.entries()) {
    mkdirSync(join(folder, name))
    utimesSync(join(folder, name), age, age)
  }
  dropOld(folder, 'bundle')
  const left = ['peers', 'fonts-0', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `bundle-${n}`)]
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted())
})
