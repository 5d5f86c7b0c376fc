import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type Fill, publish } from '#cli/build/publish.ts'
import { checkContent, createCache, emitPages, emitShared, readContent } from '#generator/index.ts'
import { build, createOutputFolder, type MadeDocument } from '#renderer/site/index.ts'
import { folderWith } from '../../cli/diptych.ts'
import { withRecordsOf } from '../../generator/records-of.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { ownProject } from '../../support/project.ts'
import { projectRoot } from '../../support/project-root.ts'
import { createRandom } from '../../support/random.ts'
import { runs } from '../../support/runs.ts'
import { testTimeout } from '../../support/timeouts.ts'
import { checkInput, type Files } from './content.ts'
import { randomEdit } from './random-edit.ts'

const seed = Number(process.env['SEED'] ?? 1)
const attempts = runs(2)

/** Builds content into a folder, as the build of a stamp, by what earlier checks found; false if it has an error. */
async function buildInto(
  folder: string,
  files: Files,
  { year = 2026, stamp = '', cache = createCache() } = {},
): Promise<boolean> {
  const { site, hasErrors } = checkContent({ ...checkInput(files), cache })
  if (hasErrors) return false

  const fill: Fill = async (target) => {
    const output = createOutputFolder(target)
    const shared = emitShared(site, cache)
    output.write('.diptych/forms.json', JSON.stringify(shared.forms))
    output.write('.diptych/quiz-banks.json', JSON.stringify(shared.quizBanks))
    await build({
      site: shared.site,
      players: shared.players,
      project: ownProject,
      cache: join(projectRoot, '.cache'),
      pages: emitPages<MadeDocument>(site, cache),
      texts: files.values(),
      year,
      isRelease: false,
      output,
      onStage: () => undefined,
    })
    return { output, stamp }
  }
  await publish(folder, fill, { now: new Date() })
  return true
}

/** The files of a published site in base64, by path. */
const contentsOf = (out: string) => {
  const folder = join(out, 'current')
  return Object.fromEntries(
    readdirSync(`${folder}/`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, 'base64')] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Edits may be many, so the time grows with them. */
const timeout = testTimeout + attempts * 10_000

test(`after each of ${attempts} edits a build is what a first build would be`, {
  timeout,
}, async () => {
  const again = join(temporaryFolder(), 'site')
  let cache = createCache()
  const different: string[] = []
  let built = 0
  // Some edits have an error, and nothing is built of them.
  for (let index = 0; built < attempts && index < 20 * attempts; index += 1) {
    const random = createRandom(seed * 1_000_003 + index)
    const edit = randomEdit(random)
    const year = random.chance(0.1) ? 2027 : 2026
    if (!edit) continue
    const stamp = String(index)
    // Each build is another process: it has what earlier ones wrote, and no more.
    cache = withRecordsOf(cache)
    const isBuilt = await buildInto(again, edit.files, { year, stamp, cache })
    if (!isBuilt) continue

    built += 1
    const fresh = join(temporaryFolder(), 'site')
    await buildInto(fresh, edit.files, { year, stamp })
    const [one, other] = [contentsOf(again), contentsOf(fresh)]
    const paths = new Set([...Object.keys(one), ...Object.keys(other)])
    for (const path of paths) {
      if (one[path] !== other[path]) different.push(`${index} ${edit.what}: ${path}`)
    }
  }
  expect(different).toEqual([])
  expect(built).toBe(attempts)
})

test('a file that was damaged since is made anew', async () => {
  const folder = join(temporaryFolder(), 'site')
  // Each damage makes the whole site anew, so it is a small one.
  const content = readContent(join(folderWith(), 'content'))
  const known = createCache()
  expect(await buildInto(folder, content, { cache: known })).toBe(true)
  const whole = contentsOf(folder)
  const built = (path: string) => join(folder, 'current', path)
  rmSync(built('nl/index.html'))
  truncateSync(built('page.json'), 10)
  rmSync(built('.diptych/quiz-banks.json'))
  truncateSync(built('.diptych/forms.json'), 10)
  await buildInto(folder, content, { cache: withRecordsOf(known) })
  expect(contentsOf(folder)).toEqual(whole)
})

test('what is known of the files in one folder is not taken for those in another', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()].map((folder) => join(folder, 'site'))
  const content = readContent(join(folderWith(), 'content'))
  let cache = createCache()
  // As long, so that sizes do not tell.
  for (const words of ['We bake at night.', 'We bake by night.']) {
    const home = String(content.get('en/pages/home.yaml')).replace('We bake at night.', words)
    const files = new Map(content).set('en/pages/home.yaml', home)
    for (const folder of [one, other]) {
      cache = withRecordsOf(cache)
      expect(await buildInto(String(folder), files, { cache })).toBe(true)
    }
  }
  expect(contentsOf(String(other))).toEqual(contentsOf(String(one)))
})
