import { expect, test } from 'vitest'
import { isCollection, isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml'
import {
  changeText,
  editYaml,
  insertEntry,
  insertItem,
  removeAt,
  type YamlPath,
} from '#cli/content/edit/edit-yaml.ts'
import { smallSite } from '../../../generator/small-site.ts'

const added = { id: 'new', text: 'TODO: a colon', yes: ['no', '-'] }

/** The way to a list or group of each kind in a text that has something in it. */
function collectionsIn(text: string): readonly YamlPath[] {
  const document = parseDocument(text)
  const paths = new Map<string, YamlPath>()
  const walk = (node: unknown, path: YamlPath) => {
    if (!isCollection(node)) return
    const kind = path.map((step) => (typeof step === 'number' ? '' : step)).join()
    if (node.items.length > 0) paths.set(`${kind} ${node.flow} ${node.items.length > 1}`, path)
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        walk(value, [...path, isScalar(key) ? String(key.value) : ''])
      }
    }
  }
  walk(document.contents, [])
  return [...paths.values()]
}

const at = (data: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], data)

/** The comments of a text, each as it stands. */
function commentsIn(text: string): readonly string[] {
  const comments: string[] = []
  visit(parseDocument(text, { keepSourceTokens: true }), {
    Node: (_, { comment, commentBefore }) => {
      comments.push(...[comment, commentBefore].filter((each) => typeof each === 'string'))
    },
  })
  return comments
}

test.for(Object.entries(smallSite))(
  '%s takes an addition at every place, keeps every comment, and gives it back',
  ([, written]) => {
    // As it is printed.
    const text = String(parseDocument(written).toString({ lineWidth: 0, singleQuote: true }))
    for (const path of collectionsIn(text)) {
      const whole = at(parse(text), path)
      const additions = Array.isArray(whole)
        ? [whole.length, 0, 1].map((key) => ({
            key,
            edited: editYaml(text, (yaml) => insertItem(yaml, path, added, key - 1)),
            expected: whole.toSpliced(key, 0, added),
          }))
        : [
            {
              key: 'new',
              edited: editYaml(text, (yaml) => insertEntry(yaml, path, ['new', added])),
              expected: { ...Object(whole), new: added },
            },
          ]
      for (const { key, edited, expected } of additions) {
        expect([path, key, at(parse(edited), path)]).toEqual([path, key, expected])
        expect(commentsIn(edited)).toEqual(commentsIn(text))
        const again = editYaml(edited, (yaml) => removeAt(yaml, [...path, key]))
        expect([path, key, again]).toEqual([path, key, text])
      }
    }
  },
)

test.for([
  { name: 'a list', text: 'a:\n  - b # why\n', path: ['a', 0], edited: 'a: []\n' },
  { name: 'a group', text: 'a:\n  b: c\nd: e\n', path: ['a', 'b'], edited: 'a: {}\nd: e\n' },
  { name: 'a file', text: '# Kept.\n- b\n', path: [0], edited: '# Kept.\n\n[]\n' },
])('$name that loses its last part stays, empty', ({ text, path, edited }) => {
  expect(editYaml(text, (yaml) => removeAt(yaml, path))).toBe(edited)
})

test.for([
  { name: 'an empty list', text: 'a: []\n', edited: 'a: [ b ]\n' },
  { name: 'a key without a value', text: 'a:\nc: d\n', edited: 'a:\n  - b\nc: d\n' },
  { name: 'no key', text: 'c: d # why\n', edited: 'c: d # why\na:\n  - b\n' },
  { name: 'other line endings', text: 'a:\r\n  - c\r\n', edited: 'a:\r\n  - c\r\n  - b\r\n' },
  { name: 'an empty file', text: '', edited: 'a:\n  - b\n' },
  {
    name: 'a text of lines',
    text: 'a:\n  - |\n    c\n    d\n\ne: f\n',
    edited: 'a:\n  - |\n    c\n    d\n  - b\n\ne: f\n',
  },
])('an item goes into $name', ({ text, edited }) => {
  expect(editYaml(text, (yaml) => insertItem(yaml, ['a'], 'b'))).toBe(edited)
  expect(parse(edited).a.at(-1)).toBe('b')
})

test('a text is changed, and only that; what changes nothing leaves the file as it is', () => {
  const text = '# Old.\n/a: "b" # why\n/c: [d]\n'
  const change = (to: string) => editYaml(text, (yaml) => changeText(yaml, ['/a'], () => to))
  expect(change('e')).toBe('# Old.\n/a: "e" # why\n/c: [ d ]\n')
  expect(change('b')).toBe(text)
})
