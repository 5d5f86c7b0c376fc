import { expect, test } from 'vitest'
import { compileRichText, type RichNode } from '#generator/text/markup.ts'
import { fillFacts } from '#generator/text/resolve.ts'
import { checkSmallSite } from '../small-site.ts'

/** What authors put markup around. */
const inside = [
  ...['bread', 'two loaves', '{{price.bread}}', '{{price.loaf}}', '{{share.rye}}'],
  ...['[here](home)', '[[blank]]'],
]

const signs = ['', '*', '**', '***', '_', '__', '`', '``', '~~']

/** Where it stands in a text. */
const around = [
  ...['%', 'Now % it is.', 'It is %.', 'Now (%), at last', '- %\n- two', 'One.\n\n% is it', 'x%y'],
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

/** A link of which one sign is gone, doubled or apart. */
const brokenLinks = ['here', '{{price.bread}}', '**here**'].flatMap((label) => {
  const parts = ['[', label, ']', '(', 'home', ')']
  const changed = [0, 2, 3, 5].flatMap((index) =>
    ['', ` ${parts[index]}`, `${parts[index]} `, `${parts[index]}${parts[index]}`].map((sign) =>
      parts.with(index, sign).join(''),
    ),
  )
  return [...changed, `(${label})[home]`]
})

/** Each half-closed sign in one place, by turns that no list above has, and each link in all. */
const texts = [
  ...halfClosed.map((each, index) =>
    (around[(index + Math.floor(index / 20)) % around.length] ?? '%').replace('%', () => each),
  ),
  ...brokenLinks.flatMap((each) => around.map((text) => text.replace('%', () => each))),
]

const answers = `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: Why, answer: ${JSON.stringify(text)} }\n`).join('')}`

const checked = checkSmallSite({
  'facts.yaml': `price: { bread: { money: 4 }, loaf: { text: loaf } }\nshare: { rye: { percent: 50 } }\n`,
  'en/faqs/home.yaml': answers,
  'nl/faqs/home.yaml': answers,
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

const plain = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.type === 'break') return '\n'
      const isBlock = node.type === 'item' || node.type === 'paragraph'
      return `${plain(node.children)}${isBlock ? '\n' : ''}`
    })
    .join('')

/** What visitors read. Names of blanks aside, no text here is meant to have a sign of markup. */
const shown = (text: string) =>
  plain(compileRichText(fillFacts(checked.site, checked.site.source, text), String))

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
  const complete = texts.filter(
    (text, index) =>
      foundIn(index).some(({ code }) => code === 'markup/broken') &&
      !/[*`~[\]_()]/.test(shown(text)),
  )
  expect(complete).toEqual([])
})

test('what is told stands at the signs', () => {
  const lines = answers.split('\n')
  for (const { at, code } of [...told.values()].flat()) {
    if (code !== 'markup/broken') continue
    const end = at.end?.line === at.line ? at.end.column : undefined
    expect(lines[at.line - 1]?.slice(at.column - 1, end && end - 1)).toMatch(/[*_`~[\]()]/)
  }
})
