import { expect, test } from 'vitest'
import {
  checkContent,
  emitData,
  loadValidators,
  readFolder,
  readSchemas,
} from '#generator/index.ts'
import { render } from '#renderer/app/entry/entry-server.tsx'
import { projectRoot } from '../../../support/project-root.ts'

const schemas = readSchemas(readFolder(`${projectRoot}/schema`, '.schema.json'))
const validators = await loadValidators(`${projectRoot}/.generated/validators.js`, schemas)
if (!validators) throw new Error('The validators are old: run `diptych generate --code`.')

const examplesOf = (file: string) => schemas.root(`${file}.schema.json`).node.examples ?? []

/** A page for each example of a section type, in English only. */
const examples = schemas.sectionTypes.flatMap((type) =>
  examplesOf(`sections/${type}`).map((section, index) => ({
    type,
    name: `examples/${type}-${index + 1}`,
    text: JSON.stringify({
      title: 'An example',
      description: 'Of a section',
      languages: ['en'],
      sections: [section],
    }),
  })),
)
const content = readFolder(`${projectRoot}/content`, '.yaml')
const { site, cache, diagnostics } = checkContent({
  files: new Map([
    ...content,
    ...examples.map(({ name, text }): [string, string] => [`en/pages/${name}.yaml`, text]),
    // What examples name and the project's own content does not have.
    ['walls.yaml', `${content.get('walls.yaml')}\nflower:\n  rows:\n    - leaf leaf:90\n`],
    ['en/forms/order.yaml', JSON.stringify(examplesOf('form')[0])],
  ]),
  folder: 'content',
  schemas,
  validators,
  today: '2026-06-01',
})
const { pages } = emitData(site, cache)
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
  expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(schemas.sectionTypes))
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
