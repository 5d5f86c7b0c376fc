import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentTypes, sources } from '#renderer/site/bundle/sources.ts'
import { buildServer, inlineModule } from '#renderer/site/bundle/vite-build.ts'
import { ownProject, projectAt } from '../../../support/project.ts'
import { rendererCopy } from '../../../support/renderer-copy.ts'

test('a component may ask Vite for the files of a folder', async () => {
  const root = rendererCopy()
  const file = join(root, 'renderer/client/sections/text.tsx')
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}\nexport const sheets = Object.keys(import.meta.glob('./facts.*', { query: '?raw' }))\n`,
  )
  const entry = join(root, sources.galleryServer)
  writeFileSync(
    entry,
    `${readFileSync(entry, 'utf8')}\nexport { sheets } from '../sections/text.tsx'\n`,
  )
  const project = projectAt(root)
  const { renderWall, sheets } = await import(
    inlineModule(await buildServer(project, sources.galleryServer, componentTypes(project)))
  )
  expect([typeof renderWall, sheets]).toEqual([
    'function',
    [
      './facts.figures.css',
      './facts.row.css',
      './facts.share.css',
      './facts.tiles.css',
      './facts.tsx',
    ],
  ])
})

test('the module of pages loads where no file of it could be written', async () => {
  const module = await import(
    inlineModule(await buildServer(ownProject, sources.server, componentTypes(ownProject)))
  )
  expect(typeof module.render).toBe('function')
})
