import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { spriteOf } from '#renderer/site/bundle/sprite.ts'
import { galleryDocument } from '#renderer/site/docs/gallery-document.ts'
import type { Gallery, GalleryExample } from '#renderer/site/docs/gallery-input.ts'
import { schemas } from '../../../generator/small-site.ts'
import { ownProject } from '../../../support/project.ts'

const { enum: icons = [] } = schemas.root('common.schema.json').node.$defs?.['icon'] ?? {}
const project = { ...ownProject, brand: { ...ownProject.brand, icons: icons.map(String) } }

const odd = (name: string) => `${name} <b onclick="x">&amp;</b>`
const words: Gallery['words'] = {
  title: odd('title'),
  intro: odd('intro'),
  skip: odd('skip'),
  contents: odd('contents'),
  sections: odd('sections'),
  tiles: odd('tiles'),
  walls: odd('walls'),
  look: odd('look'),
  example: odd('example'),
  fields: odd('fields'),
  notDrawn: odd('not drawn'),
  thrown: ({ file, error }) => odd(`${file} says ${error}`),
}
const example = { page: undefined, look: undefined }
const look = { name: odd('band'), words: odd('a band') }
const drawable: GalleryExample = { ...example, yaml: odd('- type: a'), look }
const undrawable: GalleryExample = { ...example, yaml: odd('- type: b') }
const throwing: GalleryExample = { ...example, yaml: odd('- type: c') }
const html = galleryDocument({
  gallery: {
    language: 'en',
    words,
    sections: [
      {
        type: 'a',
        title: odd('section'),
        description: odd('about'),
        fields: [
          {
            path: odd('path'),
            title: odd('field'),
            description: odd('use'),
            rules: [odd('rule')],
            values: [odd('value')],
          },
        ],
        examples: [drawable, undrawable, throwing],
      },
    ],
    walls: [{ name: 'flower', wall: {} }],
    source: 'fr',
  },
  drawn: new Map([[drawable, '<main>drawn</main>']]),
  faults: [{ example: throwing, file: 'a/section.tsx', section: 'a', error: 'no' }],
  walls: [{ name: 'flower', html: '<div class="wall"></div>' }],
  sprite: spriteOf(project),
  siteStyles: '',
  ownStyles: '',
  script: '',
})

test.for([
  ...Object.values(words).filter((word) => typeof word === 'string'),
  odd('a/section.tsx says no'),
  odd('band'),
  odd('a band'),
  ...['section', 'about', 'path', 'field', 'use', 'rule', 'value', '- type: a', '- type: b'].map(
    odd,
  ),
])('%s is shown as it is written', (text) => {
  expect(html).not.toContain(text)
  expect(html).toContain(
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  )
})

test('an example that can be drawn waits in a template, another is explained', () => {
  expect(html.match(/<template>.*?<\/template>/g)).toEqual([
    '<template><main>drawn</main></template>',
  ])
  expect(html).toContain('data-language="fr"')
  expect(html.match(/<p>not drawn/g)).toHaveLength(1)
})

test('every tile that content can name is drawn, and no icon of the interface', () => {
  const drawn = Array.from(
    html.matchAll(/<svg class="tile"[^>]*><use href="#([\w-]+)"/g),
    ([, name]) => name,
  )
  expect(drawn.length).toBeGreaterThan(50)
  const { tiles, icons } = project.brand
  expect(drawn.toSorted()).toEqual([...Object.keys(tiles), ...icons].toSorted())
})

test('every link of the contents leads to something', () => {
  const links = Array.from(html.matchAll(/<a [^>]*href="#([^"]+)"/g), ([, id]) => id)
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
  expect(links).toEqual(expect.arrayContaining(['main', 'section-a', 'tile-leaf', 'wall-flower']))
  expect(links.filter((id) => !ids.has(id ?? ''))).toEqual([])
})

test('it is one well-formed document', () => {
  const complaints: string[] = []
  parse(html, { onParseError: ({ code }) => complaints.push(code) })
  expect(complaints).toEqual([])
})
