import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isPublic } from '#api/http/static/site.ts'
import { spawnServe } from '../../../cli/commands/serving.ts'
import { rawRequest } from '../../raw-request.ts'
import { openSite } from '../../site/small-site.ts'
import { hostilePaths } from './hostile-paths.ts'

/** All files below a folder, whatever they are for. */
const filesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

test('no address leads to a file that visitors may not get', async () => {
  const { site, addresses } = spawnServe(
    {},
    {
      '.diptych/next-1/files/plans/index.html': 'not published',
      'nl/.hidden/notes.txt': 'hidden',
      'assets/.DS_Store': 'a list',
    },
  )
  const build = await openSite(site)
  const { url } = await addresses()
  const files = ['.diptych/forms.json', ...filesOf(build.folder)]
  const [shown, hidden] = [files.filter(isPublic), files.filter((file) => !isPublic(file))]
  const folders = [...new Set(shown.map((file) => dirname(file)))].filter((name) => name !== '.')
  const text = (file: string) => readFileSync(join(build.folder, file), 'utf8')
  const mayBeSent = new Set(['', ...shown.map(text)])
  const paths = hostilePaths({ files: hidden, folders })
  expect(paths.length).toBeGreaterThan(800)

  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const sent = []
  for (const path of paths) {
    const { status, body } = await rawRequest(url, path, { agent })
    const isSecret = hidden.some((file) => body === text(file))
    if (isSecret || (status === 200 && !mayBeSent.has(body))) sent.push(path)
  }
  expect(sent).toEqual([])
})
