import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openBuild, readSiteFile, readSiteFileNow } from '#api/http/static/build.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { apiValidator } from '../../../support/api-validator.ts'
import { projectRoot } from '../../../support/project-root.ts'
import { asUnprivileged, unprivilegedUser } from '../../../support/unprivileged-user.ts'
import { writeBuild } from '../../../support/write-build.ts'

const isManifest = await apiValidator('data/manifest')
const manifest = 'current/.diptych/manifest.json'

function outWith(files: Readonly<Record<string, string>>) {
  const out = temporaryFolder()
  writeBuild(out, files)
  return out
}

test('the files of a build are those of its manifest, and are read as they were written', async () => {
  const out = outWith({ 'index.html': 'text' })
  writeFileSync(join(out, 'current/other.html'), 'of nobody')
  const build = openBuild(out, isManifest)
  expect([...build.files.keys()]).toEqual(['index.html'])
  expect(String(await readSiteFile(build, 'index.html'))).toBe('text')
  await expect(readSiteFile(build, 'other.html')).rejects.toThrow('is of another build')

  writeFileSync(join(out, 'current/index.html'), 'TEXT')
  await expect(readSiteFile(build, 'index.html')).rejects.toThrow('is of another build')
  expect(() => readSiteFileNow(build, 'index.html')).toThrow('is of another build')
})

test('builds have identities of their own, and a time', () => {
  const out = outWith({ 'index.html': 'one' })
  const first = openBuild(out, isManifest)
  expect(openBuild(out, isManifest)).toEqual(first)
  writeBuild(out, { 'index.html': 'one' })
  const second = openBuild(out, isManifest)
  expect(second.identity).not.toBe(first.identity)
  expect(second.folder).not.toBe(first.folder)
  expect(Math.abs(second.builtAt - Date.now())).toBeLessThan(60_000)
})

test.for(['', '{', '{"files":[3]}', '[]'])('a manifest that is %j is named', (text) => {
  const out = outWith({ 'index.html': 'text' })
  writeFileSync(join(out, manifest), text)
  expect(() => openBuild(out, isManifest)).toThrow(
    expect.objectContaining({
      name: 'OperatorError',
      message: expect.stringMatching(/manifest\.json" of the built site is invalid\.$/),
      hint: 'Build it again: npm run build -- --force',
    }),
  )
})

test('a folder without a build is not waited for endlessly', () => {
  const out = outWith({ 'index.html': 'text' })
  rmSync(join(out, manifest))
  expect(() => openBuild(out, isManifest)).toThrow('it keeps changing')
})

test.skipIf(!unprivilegedUser.isUsable())(
  'a manifest that the user of the server may not read is named',
  () => {
    const out = outWith({ 'index.html': 'text' })
    chmodSync(out, 0o755)
    chmodSync(join(out, manifest), 0o200)
    const module = pathToFileURL(join(projectRoot, 'api/http/static/build.ts'))
    const source = `import('${module}').then(({ openBuild }) => openBuild('${out}', () => true))`
    const { stderr } = spawnSync(process.execPath, ['--eval', source], {
      encoding: 'utf8',
      ...asUnprivileged,
    })
    expect(stderr).toContain('manifest.json" of the built site cannot be read.')
  },
)
