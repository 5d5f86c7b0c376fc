import { expect, test } from 'vitest'
import { readCatalogue, withOwnWords } from '#generator/languages/catalogue.ts'
import { messageLanguages } from '#generator/languages/index.ts'
import { edit } from '../edit.ts'
import { checkSmallSite, schemas } from '../small-site.ts'

/** What a pattern asks for is said in the language of the editor. */
test.for([
  ['en', 'An address starts with / and has lower-case letters, digits, hyphens and slashes only.'],
  [
    'nl',
    'Een adres begint met / en heeft alleen kleine letters, cijfers, streepjes en schuine strepen.',
  ],
] as const)('in %s', ([language, hint]) => {
  const { diagnostics } = checkSmallSite(
    edit('en/pages/home.yaml', 'path: /', 'path: Home'),
    language,
  )
  expect(diagnostics.map((diagnostic) => diagnostic.hint)).toContain(hint)
})

/** The texts of a schema under a keyword, as `file#path` and text. */
function* textsIn(keyword: string, file: string, value: unknown, path = ''): Generator<Said> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === keyword) yield { file, place: `${file}#${path}`, text: String(inner) }
    else if (key !== 'examples') yield* textsIn(keyword, file, inner, `${path}/${key}`)
  }
}

interface Said {
  readonly file: string
  readonly place: string
  readonly text: string
}

const said = (keyword: string) =>
  [...schemas.files].flatMap(([file, schema]) => [...textsIn(keyword, file, schema)])

/** The languages that the tool speaks besides English. */
const others = messageLanguages.filter((language) => language !== 'en')

test.for(['x-title', 'x-message'])('every %s is in every language of the tool', (keyword) => {
  const texts = said(keyword)
  expect(texts.length).toBeGreaterThan(20)
  for (const language of others) {
    const { schema } = withOwnWords(readCatalogue(language), schemas.ownWords[language])
    const isTold = ({ file, text }: Said) =>
      [file.replace('.schema.json', ''), 'common'].some(
        (name) => schema[name]?.[text] !== undefined,
      )
    expect(texts.filter((each) => !isTold(each))).toEqual([])
  }
})

test('a catalogue has no text that no schema of Diptych says', () => {
  const ofEngine = [...said('x-title'), ...said('x-message')].filter(
    ({ file }) => !schemas.isOwn(file),
  )
  const texts = new Set(ofEngine.map(({ text }) => text))
  for (const language of others) {
    const schema = readCatalogue(language)?.schema ?? {}
    const unused = Object.values(schema).flatMap((each) => Object.keys(each))
    expect(unused.filter((text) => !texts.has(text))).toEqual([])
  }
})

test('the words of a section type of the site are those of its schema', () => {
  const texts = new Set(
    ['x-title', 'x-message', 'description'].flatMap((keyword) =>
      said(keyword).flatMap(({ file, text }) => (schemas.isOwn(file) ? [text] : [])),
    ),
  )
  for (const language of others) {
    const words = Object.values(schemas.ownWords[language] ?? {}).flatMap(Object.keys)
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((text) => !texts.has(text))).toEqual([])
  }
})

test('a hint of a schema is a sentence', () => {
  for (const { text } of said('x-message')) expect(text).toMatch(/^[A-Z].*\.$/)
})

/** The properties of content files without a title, as `file#path`. */
function* untitled(file: string, value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // A condition names properties that are described elsewhere.
    if (key === 'examples' || key === 'if') continue
    if (key === 'properties')
      for (const [name, property] of Object.entries(inner)) {
        const title = Reflect.get(Object(property), 'x-title')
        if (!/^\p{L}.*[^.]$/u.test(String(title ?? ''))) yield `${file}#${path}/${name}`
      }
    yield* untitled(file, inner, `${path}/${key}`)
  }
}

/** What no editor writes: what the generator, the API and the report say. */
const isWritten = ([file]: readonly [string, unknown]) => !/^(data|api)\/|^report\./.test(file)

test('every property has a title', () => {
  const files = [...schemas.files].filter(isWritten)
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap(([file, schema]) => [...untitled(file, schema)])).toEqual([])
})
