import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brandSheets } from '#renderer/site/bundle/sources.ts'
import { startDevServer } from '#renderer/site/index.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { ownProject } from '../../../support/project.ts'
import { projectRoot } from '../../../support/project-root.ts'

const secret = 'anna@devries.example'

test('code is served, submissions and settings of the project are not', async () => {
  const root = temporaryFolder({
    '.data/submissions.db': secret,
    '.data-spool/a.json': secret,
    'leads.csv': secret,
    'content/facts.yaml': secret,
    'settings/smtp.txt': secret,
  })
  // Each package by itself: Vite's cache of packages, which is beside them, is another one for another root.
  mkdirSync(join(root, 'node_modules'))
  const packages = readdirSync(join(projectRoot, 'node_modules')).filter((name) => name[0] !== '.')
  const linked = packages.map((name) => `node_modules/${name}`)
  for (const path of ['renderer', '.generated', 'schema', ...linked]) {
    symlinkSync(join(projectRoot, path), join(root, path), 'junction')
  }
  mkdirSync(join(root, 'own'))
  writeFileSync(join(root, 'own/secret.js'), `export const secret = '${secret}'`)
  const server = await startDevServer({
    project: { engine: root, site: root, sections: join(root, 'sections') },
    cache: join(root, '.cache'),
    port: 0,
    host: '127.0.0.1',
    year: 2026,
    content: {
      isChecked: true,
      addresses: [],
      brand: ownProject.brand,
      draw: () => ({ input: undefined, notes: [] }),
      players: () => [],
    },
  })
  onTestFinished(server.close)
  // Vite reports each refusal.
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const each of complaints) each.mockImplementation(() => undefined)
  const textAt = async (path: string) => (await fetch(new URL(path, server.url))).text()

  expect(await textAt('/renderer/client/styles/tokens.css')).toContain('--')
  expect(await textAt(`/${brandSheets[0]}`)).toMatch(/--text:[^;]*fallback-text/)
  const paths = [
    '/.data/submissions.db',
    '/.data-spool/a.json',
    '/leads.csv',
    '/content/facts.yaml?raw',
    '/settings/smtp.txt?url',
    '/own/secret.js',
    '/own/secret.js?raw',
    `/@fs${join(root, '.data/submissions.db')}`,
    `/@fs${join(root, 'leads.csv')}?import&raw`,
  ]
  for (const path of paths)
    expect([path, (await textAt(path)).includes(secret)]).toEqual([path, false])
  for (const each of complaints) each.mockClear()
})
