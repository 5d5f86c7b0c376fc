import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchFolders } from '#cli/content/follow-content.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'

/** Watches a folder with two pages. `touched` are the paths since the last look, without doubles. */
function startWatching() {
  const folder = temporaryFolder({ 'content/en/home.yaml': 'a\n', 'content/nl/home.yaml': 'a\n' })
  const at = (path: string) => join(folder, path)
  let seen: string[] = []
  let steps = 0
  const watcher = watchFolders([at('content')], (paths) => {
    seen.push(...paths.map((path) => relative(folder, path).replaceAll('\\', '/')))
    return Promise.resolve()
  })
  onTestFinished(() => watcher.close())

  return {
    at,
    /** Waits until a path was reported, and what belongs to the same step; forgets what was reported so far. */
    reported: async (path: string) => {
      await expect.poll(() => seen).toContain(path)
      // The system tells of changes in their order.
      const last = `content/en/last-${steps++}.yaml`
      if (existsSync(at('content/en'))) {
        writeFileSync(at(last), '')
        await expect.poll(() => seen).toContain(last)
      }
      const paths = new Set(seen.filter((each) => !each.startsWith('content/en/last-')))
      seen = []
      return paths
    },
  }
}

test('a file that is saved, removed and written again; what is no content does not count', async () => {
  const { at, reported } = startWatching()
  const page = 'content/nl/home.yaml'
  const save = () => writeFileSync(at(page), 'b\n')
  const replace = () => {
    writeFileSync(at('content/nl/.home.new.yaml'), 'c\n')
    renameSync(at('content/nl/.home.new.yaml'), at(page))
  }
  const others = () => {
    for (const name of ['home.yaml~', '.home.swp', 'photo.jpg', 'notes.md'])
      writeFileSync(at(`content/nl/${name}`), 'x')
    save()
  }
  replace()
  await reported(page)
  for (const step of [save, () => rmSync(at(page)), save, others]) {
    step()
    expect(await reported(page)).toEqual(new Set([page]))
  }
})

test('a folder that is new, removed and created again', async () => {
  const { at, reported } = startWatching()
  const file = 'content/nl/faqs/bread.yaml'

  for (let time = 0; time < 2; time += 1) {
    mkdirSync(at('content/nl/faqs'))
    writeFileSync(at(file), 'a\n')
    await reported(file)
    writeFileSync(at(file), 'b\n')
    await reported(file)
    rmSync(at('content/nl/faqs'), { recursive: true })
    await reported(file)
  }
})

test('the watched folder itself: moved, removed, replaced', async () => {
  const { at, reported } = startWatching()
  const page = 'content/en/home.yaml'

  renameSync(at('content'), at('away'))
  await reported(page)
  renameSync(at('away'), at('content'))
  await reported(page)

  cpSync(at('content'), at('copy'), { recursive: true })
  rmSync(at('content'), { recursive: true })
  await reported(page)
  cpSync(at('copy'), at('content'), { recursive: true })
  await reported(page)

  renameSync(at('content'), at('old'))
  renameSync(at('copy'), at('content'))
  await reported(page)
  // A file that is new here: reports of the move may still come.
  writeFileSync(at('content/en/about.yaml'), 'a\n')
  await reported('content/en/about.yaml')
})
