import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createGallery } from '#cli/build/gallery.ts'
import { openSession } from '#cli/content/session.ts'
import { emitData } from '#generator/index.ts'
import { projectRoot } from '../../support/project-root.ts'
import { fakeContext, folderWith } from '../diptych.ts'

async function galleryOf(cwd: string, language = 'en') {
  const { context } = fakeContext({ cwd })
  const checked = (await openSession(context, { content: 'content' })).check()
  return {
    checked,
    gallery: await createGallery({ checked, language }),
  }
}

const own = await galleryOf(projectRoot)

test('every example of every section type is drawn with the content of the project', () => {
  const { sections } = own.gallery
  const { sectionTypes, mediaTypes } = own.checked.schemas
  expect(sections.map(({ type }) => type)).toEqual([...sectionTypes.toSorted(), ...mediaTypes])
  for (const { type, examples } of sections) {
    expect(examples.length).toBeGreaterThan(0)
    for (const { page, yaml } of examples) {
      const isMedia = mediaTypes.includes(type)
      const drawn = isMedia ? page?.page.media : page?.page.sections.map((each) => each.type)
      expect([type, drawn]).toEqual([type, [type]])
      const written = expect.objectContaining({ type })
      expect(parse(yaml)).toEqual(isMedia ? { media: written } : [written])
    }
  }
})

test('every wall of the project is there, and a name of a wall is one of them', () => {
  const { walls, sections } = own.gallery
  const written = own.checked.site.find('walls', 'walls')?.data
  expect(walls.map(({ name }) => name)).toEqual(Object.keys(Object(written)))

  const [hero] = sections.find(({ type }) => type === 'hero')?.examples ?? []
  expect(walls.map(({ name }) => name)).toContain(parse(hero?.yaml ?? '')[0].media.wall)
})

test('the examples leave the site as it was', () => {
  const { site, memo } = own.checked
  expect(emitData(site, memo).pages.filter(({ name }) => name.includes('example'))).toEqual([])
})

test('a site is offered what it has the content for, and told which examples it cannot draw', async () => {
  const { gallery } = await galleryOf(folderWith(), 'nl')
  const undrawn = gallery.sections
    .filter(({ examples }) => examples.some((example) => example.page === undefined))
    .map(({ type }) => type)
  const types = gallery.sections.map(({ type }) => type)
  for (const type of ['form', 'quiz', 'tool-builder', 'plans']) expect(types).not.toContain(type)
  expect(undrawn).toContain('faq')
  expect(undrawn).not.toContain('text')
  expect(gallery.walls.map(({ name }) => name)).toEqual(['flower'])
  expect([gallery.language, gallery.source]).toEqual(['nl', 'en'])
})

test.for([
  ['en', ['list', 'required', 'at least 1 item', 'at most 2 items']],
  ['nl', ['lijst', 'verplicht', 'minstens 1 punt', 'hoogstens 2 punten']],
] as const)('the rules of a field stand in words of "%s"', async ([language, rules]) => {
  const { gallery } = await galleryOf(folderWith(), language)
  const hero = gallery.sections.find(({ type }) => type === 'hero')
  expect(hero?.fields.find(({ path }) => path === 'lines')?.rules).toEqual(rules)
})
