import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { drawing, readBrandArt } from '#renderer/site/images/brand-art.ts'
import type { Card } from '#renderer/site/images/card/card.ts'
import {
  cardFile,
  cardFolder,
  createKeptCards,
  dropOldCards,
} from '#renderer/site/images/card/kept-card.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { ownProject } from '../../../support/project.ts'
import { projectRoot } from '../../../support/project-root.ts'

const art = readBrandArt(ownProject)
const fonts = {
  display: await plainFonts(art.fonts.display),
  text: await plainFonts(art.fonts.text),
}
const card: Card = {
  title: 'One page that ends in an enquiry',
  brand: 'Tegelwerk',
  tile: 'mark',
  address: 'tegelwerk.example/plans/core',
  wall: [
    { x: 0, y: 4, span: 1, tile: 'ox' },
    { x: 1, y: 4, span: 1, tile: 'key', turn: 90 },
  ],
  isPanel: false,
}

test.for<{ what: string; card: Card; isNew: boolean }>([
  { what: 'the same', card: { ...card }, isNew: false },
  { what: 'another title', card: { ...card, title: 'Two pages' }, isNew: true },
  { what: 'another address', card: { ...card, address: 'tegelwerk.example' }, isNew: true },
  { what: 'another tile', card: { ...card, tile: 'ox' }, isNew: true },
  { what: 'another ground', card: { ...card, isPanel: true }, isNew: true },
  { what: 'a tint', card: { ...card, tint: 'sea' }, isNew: true },
  { what: 'the other direction', card: { ...card, isMirrored: true }, isNew: true },
  { what: 'another wall', card: { ...card, wall: [] }, isNew: true },
])('a card with $what has another file: $isNew', async ({ card: other, isNew }) => {
  expect(cardFile(other, art) !== cardFile(card, art)).toBe(isNew)
  const kept = createKeptCards(art, fonts, temporaryFolder({}))
  const cards = (each: Card) => kept(cardFile(each, art), each)
  expect(Buffer.compare(await cards(other), await cards(card)) !== 0).toBe(isNew)
})

test('every module that a card is drawn with is part of its key, and no other', () => {
  const folder = 'renderer/site/images'
  const drawn = new Set<string>()
  const add = (name: string) => {
    if (drawn.has(name)) return
    drawn.add(name)
    const source = readFileSync(join(projectRoot, folder, name), 'utf8')
    for (const [, target = ''] of source.matchAll(/^import (?!type).*?from '(\.[^']+)'/gms)) {
      const path = join(folder, dirname(name), target)
      if (path.startsWith(`${folder}/`)) add(path.slice(folder.length + 1))
    }
  }
  add('card/draw-card.ts')
  expect([...drawn].toSorted()).toEqual(drawing.map((name) => `${name}.ts`))
})

test('the oldest cards that a build does not have are removed, those that it has never', () => {
  const cache = temporaryFolder({ [`${cardFolder}/used.png`]: 'the oldest of all' })
  const folder = join(cache, cardFolder)
  utimesSync(join(folder, 'used.png'), 1, 1)
  for (let age = 1; age <= 510; age += 1) {
    const file = join(folder, `${age}.png`)
    writeFileSync(file, '')
    utimesSync(file, 10_000 - age, 10_000 - age)
  }

  dropOldCards(cache, [`${cardFolder}/used.png`])
  const left = readdirSync(folder)
  expect(left).toHaveLength(501)
  expect(left).toEqual(expect.arrayContaining(['used.png', '1.png', '500.png']))
  expect(left).not.toContain('501.png')
})

test('a folder that is not there, or cannot be written, is no failure', async () => {
  const cache = join(temporaryFolder({ file: '' }), 'file')
  expect((await createKeptCards(art, fonts, cache)('card.png', card)).length).toBeGreaterThan(1000)
  dropOldCards(cache, [])
})
