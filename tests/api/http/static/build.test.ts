import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openBuild } from '#api/http/static/build.ts'
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
