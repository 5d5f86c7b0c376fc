import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandIn } from '#generator/index.ts'
import { projectRoot } from '../../support/project-root.ts'
import { tilesFile } from '../../support/tiles-file.ts'
import { checkSmallSite, schemas, smallSite } from '../small-site.ts'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const size = 'viewBox="0 0 96 96"'
const key = `<symbol id="key" ${size}><path d="M0 0h96v96H0z" fill="var(--t-i)"/></symbol>`
const svg = (...symbols: readonly string[]) =>
  [`<svg ${xmlns}>`, ...symbols, '</svg>', ''].join('\n')
/** A tile of these shapes, on the second line. */
const tile = (shapes: string, id = 'boat') =>
  svg(`<symbol id="${id}" ${size}>${shapes}</symbol>`, key)
const path = (attributes: string) => tile(`<path d="M0 0h96v96H0z" ${attributes}/>`)

/** What is found in the file of the tiles, as line, column and message. */
const found = (text: string) =>
  checkSmallSite({ 'brand/tiles.svg': text, 'walls.yaml': undefined })
    .diagnostics.filter(({ at }) => at.file === 'content/brand/tiles.svg')
    .map(({ at, message }) => `${at.line}:${at.column} ${message}`)

const element = (name: string) => `The element <${name}> is not allowed here.`
const value = (given: string) => `The value of fill cannot be "${given}".`
const apart = 'The tiles do not stand together in one svg element.'
const notSvg = 'This file is not SVG from here on.'
const called = (name: string) => `A tile cannot be called "${name}".`
const sized = 'A tile is drawn 96 wide and 96 high.'
const onload = (name: string) => `The attribute onload is not allowed in <${name}>.`
const ofIcons = '"line-key" is a name of icons that every site has.'
const elsewhere = 'url(https://evil.example/a)'

test.for<[what: string, text: string, place: string, message: string]>([
  ['a script', tile('<script>alert(1)</script>'), '2:39', element('script')],
  ['a style', tile('<style>*{fill:url(//evil.example)}</style>'), '2:39', element('style')],
  ['a picture', tile('<image href="https://evil.example/a.png"/>'), '2:39', element('image')],
  ['a reference', tile('<use href="#key"/>'), '2:39', element('use')],
  ['an animation', tile('<path><animate attributeName="d"/></path>'), '2:45', element('animate')],
  ['a handler', path('onload="a()"'), '2:71', onload('path')],
  ['a handler above', `<svg ${xmlns} onload="a()">${key}</svg>`, '1:49', onload('svg')],
  ['an address as paint', path(`fill="${elsewhere}"`), '2:69', value(elsewhere)],
  ['an entity', path('fill="&#x72;ed"'), '2:69', value('&#x72;ed')],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(key)}`, '1:1', notSvg],
  ['elements in the wrong order', tile('<g><path d="M0 0"></g></path>'), '2:57', notSvg],
  ['no markup at all', 'tiles', '1:1', 'A tile has no text.'],
  ['words in a tile', tile('boat'), '2:39', 'A tile has no text.'],
  ['another root', `<html>${key}</html>`, '1:1', apart],
  ['a root without its name space', `<svg>${key}</svg>`, '1:1', apart],
  ['a shape beside the tiles', svg(key, '<path d="M0 0"/>'), '3:1', element('path')],
  ['a thing twice', path('fill="red" fill="blue"'), '2:80', 'The attribute fill is here twice.'],
  ['a tile without a name', svg(`<symbol ${size}/>`, key), '2:1', 'This tile has no name.'],
  ['a name in capitals', tile('', 'Boat'), '2:13', called('Boat')],
  ['the name of an open cell', tile('', 'hole'), '2:13', called('hole')],
  ['the name of an icon', tile('', 'line-key'), '2:13', ofIcons],
  ['a name twice', svg(key, key), '3:13', 'There are two tiles "key".'],
  ['another size', svg('<symbol id="boat" viewBox="0 0 24 24"/>', key), '2:28', sized],
  ['a tile without a size', svg('<symbol id="boat"/>', key), '2:1', sized],
])('nothing is drawn of a file with %s', ([, text, place, message]) => {
  expect(found(text)[0]).toBe(`${place} ${message}`)
  expect(brandIn(new Map([['brand/tiles.svg', text]])).tiles).toEqual({})
})

const good = {
  'no tile': `<svg ${xmlns}/>`,
  'a declaration of XML': `<?xml version="1.0" encoding="UTF-8"?>\n${svg(key)}`,
  comments: svg('<!-- Boats & <script> -->', key, '<!---->'),
  'lines that end as on Windows': svg(key).replaceAll('\n', '\r\n'),
  'a tag over several lines': tile('<path\n  d="M0 0"\n  fill="none"\n/>'),
  'a size of the file': `<svg ${xmlns} width="96" height="100%" viewBox="0 0 96 96">${key}</svg>`,
  'groups in groups': tile(
    '<g fill="red"><g transform="rotate(90 48 48)"><path d="M0 0"/></g></g>',
  ),
  'every shape': tile(
    '<circle r="1"/><ellipse rx="1"/><rect width="9"/><line x1="1"/><polyline points="0,0 1,1"/><polygon points="0 0"/>',
  ),
  'colours of every kind': path('fill="#Ab1" stroke="currentColor"'),
  'ends and joins of lines': path(
    'stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 2"',
  ),
} satisfies Readonly<Record<string, string>>

test.for(Object.entries(good))('%s may be there', ([, text]) => {
  expect(found(text)).toEqual([])
})

test('content names the icons that every site has', () => {
  const icons = schemas.root('common.schema.json').node.$defs?.['icon']?.enum ?? []
  const text = readFileSync(`${projectRoot}/renderer/client/ui/icons.svg`, 'utf8')
  const drawn = Array.from(text.matchAll(/<symbol id="(line-[^"]+)"/g), ([, name]) => name)
  expect(icons).toEqual(drawn)
  expect(new Set(drawn).size).toBe(drawn.length)
})

const unknownIn = (changes: Parameters<typeof checkSmallSite>[0]) =>
  checkSmallSite(changes).diagnostics.map(
    ({ at, code, message }) => `${at.file}:${at.line} ${code} ${message}`,
  )

test('a site without tiles names icons, and draws no wall', () => {
  const page = (language: string) =>
    `${smallSite[`${language}/pages/home.yaml`]}`.replace('tile: key', 'tile: line-key')
  const files = { 'en/pages/home.yaml': page('en'), 'nl/pages/home.yaml': page('nl') }
  const without = { 'brand/tiles.svg': undefined, 'walls.yaml': undefined }
  expect(unknownIn({ ...files, ...without })).toEqual([])
  expect(unknownIn(without)).toEqual([
    'content/en/pages/home.yaml:7 reference/unknown There is no tile "key". The same name stands in one other place.',
  ])
})

test('without tiles, all of a wall are one finding; each of a few is its own', () => {
  const rows = { 'walls.yaml': 'flower:\n  rows:\n    - leaf boat\n    - arc ox\n' }
  expect(unknownIn({ ...rows, 'brand/tiles.svg': undefined })).toEqual([
    'content/en/pages/home.yaml:7 reference/unknown There is no tile "key". The same name stands in one other place.',
    'content/walls.yaml:3 art/unknown-tile There is no tile "leaf". The same name stands in 3 other places.',
  ])
  const few = tilesFile({ motifs: ['key', 'leaf'] })
  expect(unknownIn({ ...rows, 'brand/tiles.svg': few })).toEqual([
    'content/walls.yaml:3 art/unknown-tile There is no tile "boat".',
    'content/walls.yaml:4 art/unknown-tile There is no tile "arc".',
    'content/walls.yaml:4 art/unknown-tile There is no tile "ox".',
  ])
})

test('a file that is no text, or none at all, is told and not read', () => {
  expect(unknownIn({ 'brand/tiles.svg': `${svg(key)}\0` })).toEqual([
    expect.stringContaining('content/brand/tiles.svg:4 content/encoding'),
  ])
  expect(unknownIn({ 'brand/tiles.svg': '\0link' })).toEqual([
    expect.stringContaining('content/brand/tiles.svg:1 content/not-a-file'),
  ])
})
