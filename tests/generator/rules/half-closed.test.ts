import { expect, test } from 'vitest'
import { compileRichText, type RichNode } from '#generator/text/markup.ts'
import { fillFacts } from '#generator/text/resolve.ts'
import { checkSmallSite } from '../small-site.ts'

const facts = `price:
  bread: { money: 4 }
  loaf: { text: loaf }
share:
  rye: { percent: 50 }
`

/** What authors put markup around. */
const inside = [
  'bread',
  'two loaves',
  '{{price.bread}}',
  '{{price.loaf}}',
  '{{share.rye}}',
  '[here](home)',
  '[[blank]]',
]

const signs = ['', '*', '**', '***', '_', '__', '`', '``', '~~']

/** Where it stands in a text. */
const around = [
  '%',
  'Now % it is.',
  'It is %.',
  'Now (%), at last',
  '- %\n- two',
  'One.\n\n% is it',
  'x%y',
]

const halfClosed = signs.flatMap((open) =>
  signs.flatMap((close) =>
    inside.flatMap((word) => [
      `${open}${word}${close}`,
      ...(open === '' ? [] : [`${open} ${word}${close}`]),
      ...(close === '' ? [] : [`${open}${word} ${close}`]),
    ]),
  ),
)

/** A link of which one or two signs are gone, doubled or apart. */
const brokenLinks = ['here', '{{price.bread}}', '**here**'].flatMap((label) => {
  const parts = ['[', label, ']', '(', 'home', ')']
  const changed = [0, 2, 3, 5].flatMap((index) => [
    parts.toSpliced(index, 1),
    parts.toSpliced(index, 1, ` ${parts[index]}`),
    parts.toSpliced(index, 1, `${parts[index]} `),
    parts.toSpliced(index, 0, parts[index] ?? ''),
  ])
  return [...changed, ['(', label, ')', '[', 'home', ']']].map((each) => each.join(''))
})

/** Each half-closed sign in one place, by turns that no list above has, and each link in all. */
const texts = [
  ...halfClosed.map((each, index) =>
    (around[(index + Math.floor(index / 20)) % around.length] ?? '%').replace('%', () => each),
  ),
  ...brokenLinks.flatMap((each) => around.map((text) => text.replace('%', () => each))),
]

const answers = (list: readonly string[]) =>
  `questions:\n${list.map((text, index) => `  - { id: q${index}, question: Why, answer: ${JSON.stringify(text)} }\n`).join('')}`

const plain = (nodes: readonly RichNode[]): string => nodes.map(plainOf).join('')

function plainOf(node: RichNode): string {
  if (typeof node === 'string') return node
  if (node.type === 'break') return '\n'
  const isBlock = node.type === 'item' || node.type === 'paragraph'
  return `${plain(node.children)}${isBlock ? '\n' : ''}`
}

const checked = checkSmallSite({
  'facts.yaml': facts,
  'en/faqs/home.yaml': answers(texts),
  'nl/faqs/home.yaml': answers(texts),
})

/** What is told of each text, the mere difference of two languages aside. */
const told = Map.groupBy(
  checked.diagnostics.filter(
    ({ at, code }) =>
      at.file === 'content/en/faqs/home.yaml' && /^(markup|text|links|reference)\//.test(code),
  ),
  ({ path = '' }) => path,
)
const foundIn = (index: number) => told.get(`questions[q${index}].answer`) ?? []

/** What visitors read. Names of blanks aside, no text here is meant to have a sign of markup. */
function shown(text: string): string {
  const filled = fillFacts(checked.site, checked.site.source, text)
  return plain(compileRichText(filled, String))
}

/** A star may stand inside a word, as in Bäcker*innen, and for a footnote after one. */
const withoutStars = (text: string) =>
  text.replaceAll(/(?<=[\p{L}\d])\*(?=[\p{L}\d])|(?<=[\p{L}\d)%\]])\*(?=$|[\s.,)])/gmu, '')

test('no sign that was meant as markup is shown and not told', () => {
  const silent = texts.filter(
    (text, index) =>
      /[*`~[\]]|(?<![\p{L}\d])_|_(?![\p{L}\d])|\(home/u.test(withoutStars(shown(text))) &&
      foundIn(index).length === 0,
  )
  expect(silent).toEqual([])
})

test('markup that is complete is not told', () => {
  const complete = texts.flatMap((text, index) => {
    const found = foundIn(index).filter(({ code }) => code === 'markup/broken')
    return found.length > 0 && !/[*`~[\]_()]/.test(shown(text))
      ? [`${text} ${found[0]?.message}`]
      : []
  })
  expect(complete).toEqual([])
})

test('what is told stands at the signs', () => {
  const lines = answers(texts).split('\n')
  for (const { at, code } of [...told.values()].flat()) {
    if (code !== 'markup/broken') continue
    const end = at.end?.line === at.line ? at.end.column : undefined
    expect(lines[at.line - 1]?.slice(at.column - 1, end && end - 1)).toMatch(/[*_`~[\]()]/)
  }
})
