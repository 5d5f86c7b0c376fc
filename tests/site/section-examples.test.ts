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
const details = `  telephone: +31 23 555 01 42
  email: hello@bakery.example`
const content = readContent(`${projectRoot}/content`)
const { site, diagnostics } = checkContent({
  files: new Map([
    ...content,
    ...examples.map(({ name, text }): [string, string] => [`en/pages/${name}.yaml`, text]),
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

const visibleText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')
