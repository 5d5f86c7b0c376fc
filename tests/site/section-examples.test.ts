import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { checkContent, openValidators, readContent } from '#generator/index.ts'
import { render } from '#renderer/client/entry/entry-server.tsx'
import { emitData } from '../support/emitted-data.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas } from '../support/project-schemas.ts'

const generated = `${projectRoot}/.generated`
const validators = await openValidators(schemas, { engine: generated, site: generated })

const examplesOf = (file: string) => schemas.root(`${file}.schema.json`).node.examples ?? []

const isMedia = (type: string) => schemas.mediaTypes.includes(type)

/** A page for each example of a section type, or of what stands in one, in English only. */
const examples = [...schemas.sectionTypes, ...schemas.mediaTypes].flatMap((type) =>
  examplesOf(`sections/${type}`).map((example, index) => ({
    type,
    name: `examples/${type}-${index + 1}`,
    text: JSON.stringify({
      title: 'An example',
      description: 'Of a section',
      languages: ['en'],
      sections: [
        isMedia(type)
          ? { type: 'text', look: 'prose', id: type, text: 'Look.', media: example }
          : example,
      ],
    }),
  })),
)
/** The video's length is shown only where it is known. */
const still = examples.find(({ type }) => type === 'film-still')
const long = {
  type: 'film-still',
  name: 'examples/film-still-long',
  text: `${still?.text}`.replace('"address":', '"length":"3 minutes","address":'),
}
const details = `  telephone: +31 23 555 01 42
  email: hello@bakery.example`
const content = readContent(`${projectRoot}/content`)
const { site, diagnostics } = checkContent({
  files: new Map([
    ...content,
    ...[...examples, long].map(({ name, text }): [string, string] => [
      `en/pages/${name}.yaml`,
      text,
    ]),
    // What examples name and the project's own content does not have.
    ['site.yaml', content.get('site.yaml')?.replace(/^organization:$/m, `$&\n${details}`) ?? ''],
    ['walls.yaml', `${content.get('walls.yaml')}\nflower:\n  rows:\n    - leaf leaf:90\n`],
    ['en/forms/order.yaml', JSON.stringify(examplesOf('form')[0])],
  ]),
  folder: 'content',
  schemas,
  validators,
  today: '2026-06-01',
})
const { pages } = emitData(site)
const toolbar = { light: 'white', dark: 'black' }
const assets = {
  boot: '',
  entry: '',
  modules: [],
  data: '',
  chrome: '',
  late: '',
  styles: [],
  fonts: [],
  toolbar,
  icons: [],
}
const build = { id: 'test', sprite: '/sprite.svg', year: 2026 }

test('every section type has an example that can be emitted', () => {
  expect(new Set(examples.map(({ type }) => type))).toEqual(
    new Set([...schemas.sectionTypes, ...schemas.mediaTypes]),
  )
  expect(diagnostics.filter(({ code }) => /^(schema|reference)\//.test(code))).toEqual([])
})

test.for(examples)('$name is rendered', async ({ name }) => {
  const example = pages.find((page) => page.language === 'en' && page.name === name)
  if (!example) throw new Error(`The page ${name} was not emitted.`)
  const html = await render({ page: example.page, chrome: example.chrome, build }, assets)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []

  expect(main).toContain(`id="${example.page.sections[0]?.id}"`)
  expect(visibleText(main)).toMatch(/\S/)
})

/** Whether words are said, or drawn for the eye only; undefined where they are not there. */
const drawnWords = [
  { name: 'examples/film-still-1', words: 'Two buttons. Which one is for me?', isSaid: false },
  { name: 'examples/film-still-1', words: 'bakery.example', isSaid: false },
  { name: 'examples/film-still-1', words: 'Two buttons', isSaid: true },
  { name: 'examples/film-still-1', words: 'A still, with notes', isSaid: true },
  { name: 'examples/film-still-1', words: '3 minutes', isSaid: undefined },
  { name: 'examples/film-still-long', words: '3 minutes', isSaid: false },
  { name: 'examples/form-1', words: 'Singel 12, Haarlem', isSaid: true },
]

test.for(drawnWords)('$name: "$words" is said: $isSaid', async ({ name, words, isSaid }) => {
  const example = pages.find((page) => page.language === 'en' && page.name === name)
  if (!example) throw new Error(`The page ${name} was not emitted.`)
  const html = await render({ page: example.page, chrome: example.chrome, build }, assets)
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const texts = textsOf(parseFragment(main).childNodes, true).filter(({ text }) => text === words)
  expect(texts.at(-1)?.isSaid).toBe(isSaid)
})

interface Text {
  readonly text: string
  readonly isSaid: boolean
}

/** The texts of a tree, and whether screen readers say them. */
function textsOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], isSaid: boolean): Text[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return [{ text: node.value.trim(), isSaid }]
    if (!('attrs' in node)) return []
    const isHidden = node.attrs.some(
      ({ name, value }) => name === 'aria-hidden' && value === 'true',
    )
    return textsOf(node.childNodes, isSaid && !isHidden)
  })
}

const visibleText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')
