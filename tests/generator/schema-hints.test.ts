import { expect, test } from 'vitest'
import { edit } from './edit.ts'
import { checkSmallSite, schemas } from './small-site.ts'

/** What a pattern asks for is said in the language of the editor. */
test.for([
  ['en', 'An address starts with / and has lower-case letters, digits, hyphens and slashes only.'],
  [
    'nl',
    'Een adres begint met / en heeft alleen kleine letters, cijfers, streepjes en schuine strepen.',
  ],
] as const)('in %s', ([speech, hint]) => {
  const { diagnostics } = checkSmallSite(
    edit('en/pages/home.yaml', 'path: /', 'path: Home'),
    speech,
  )
  expect(diagnostics.map((diagnostic) => diagnostic.hint)).toContain(hint)
})

function* messagesIn(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'x-message') yield inner
    else yield* messagesIn(inner)
  }
}

test('every hint of a schema is in both languages', () => {
  const messages = [...schemas.files.values()].flatMap((schema) => [...messagesIn(schema)])
  expect(messages.length).toBeGreaterThan(20)
  for (const message of messages)
    expect(message).toEqual({
      en: expect.stringMatching(/^[A-Z].*\.$/),
      nl: expect.stringMatching(/^[A-Z].*\.$/),
    })
})

/** The properties of content files without a title in both languages, as `file#path`. */
function* untitled(file: string, value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'examples') continue
    if (key === 'properties')
      for (const [name, property] of Object.entries(inner)) {
        const title = Reflect.get(Object(property), 'x-title')
        const isTold = [title?.en, title?.nl].every((words) => /^\p{L}.*[^.]$/u.test(words))
        if (!isTold) yield `${file}#${path}/${name}`
      }
    yield* untitled(file, inner, `${path}/${key}`)
  }
}

/** What no editor writes: what the generator, the API and the report say. */
const isWritten = ([file]: readonly [string, unknown]) => !/^(data|api)\/|^report\./.test(file)

test('every property has a title in both languages', () => {
  const files = [...schemas.files].filter(isWritten)
  expect(files.length).toBeGreaterThan(40)
  expect(files.flatMap(([file, schema]) => [...untitled(file, schema)])).toEqual([])
})
