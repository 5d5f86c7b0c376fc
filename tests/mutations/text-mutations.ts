import { editYaml, type Files, fileOf, original, pairs, rewrite, type TextPair } from './content.ts'
import type { Random } from './random.ts'

/** Makes one change to the content; undefined where this time there was nothing to change. */
export type Mutate = (random: Random) => Files | undefined

type Side = 'source' | 'translation'

interface TextChange {
  readonly side: Side
  /** Which texts it can be made to. */
  readonly where?: (pair: TextPair, text: string) => boolean
  readonly change: (text: string, pair: TextPair, random: Random) => string
}

const textMutation =
  ({ side, where = () => true, change }: TextChange): Mutate =>
  (random) => {
    const fitting = pairs.filter((pair) => where(pair, pair[side].text))
    const pair = random.pick(fitting)
    if (!pair) return undefined
    const { document, path, text } = pair[side]
    const changed = change(text, pair, random)
    if (changed === text) return undefined
    return editYaml(original, fileOf(document), (yaml) => yaml.setIn(path, changed))
  }

const words = (text: string) => text.split(/\s+/).length
const kind = ({ source }: TextPair) => source.schema['x-kind']
const otherDigit = (text: string) => text.replace(/\d/, (digit) => String((Number(digit) + 3) % 10))
const figure = /(?<![\w{.-])\d+(?![\w}])/

/** Mistakes in one text. */
export const textMutations: Readonly<Record<string, Mutate>> = {
  'changes a digit in the translation': textMutation({
    side: 'translation',
    where: (_, text) => figure.test(text),
    change: otherDigit,
  }),
  'changes a digit in the source': textMutation({
    side: 'source',
    where: (_, text) => figure.test(text),
    change: otherDigit,
  }),
  'names another fact in the translation': textMutation({
    side: 'translation',
    where: (_, text) => /\{\{price\.(core|advance)\}\}/.test(text),
    change: (text) => text.replace(/\{\{price\.(core|advance)\}\}/, '{{price.pro}}'),
  }),
  'names a fact that there is not': textMutation({
    side: 'translation',
    where: (_, text) => text.includes('{{'),
    change: (text) => text.replace(/\{\{(\w+)\./, '{{$1x.'),
  }),
  'loses a fact in the translation': textMutation({
    side: 'translation',
    where: (_, text) => text.includes('{{'),
    change: (text) => text.replace(/\{\{[^}]+\}\}/, ''),
  }),
  'writes a price out, and wrongly': textMutation({
    side: 'translation',
    where: (_, text) => text.includes('{{price.advance}}'),
    change: (text) => text.replace('{{price.advance}}', '€ 1.299'),
  }),
  'writes a price as the other language does': textMutation({
    side: 'translation',
    where: (_, text) => text.includes('{{price.advance}}'),
    change: (text) => text.replace('{{price.advance}}', '€ 1,199'),
  }),
  'adds a figure to the translation': textMutation({
    side: 'translation',
    where: (_, text) => words(text) > 6,
    change: (text) => `${text.replace(/[.!?]$/, '')}, binnen 3 dagen.`,
  }),
  'leaves the translation in the source language': textMutation({
    side: 'translation',
    where: ({ source }, text) => source.text !== text && words(source.text) > 4,
    change: (_, { source }) => source.text,
  }),
  'pastes a source sentence into the translation': textMutation({
    side: 'translation',
    where: (pair, text) => words(text) > 6 && kind(pair) !== 'seo-title',
    change: (text) => `${text} We build it for you and you can start with your team next week.`,
  }),
  'addresses the visitor as u': textMutation({
    side: 'translation',
    where: (pair, text) => kind(pair) !== 'quote' && /\b(je|jouw)\b/.test(text),
    change: (text) => text.replace(/\bje\b/, 'u').replace(/\bjouw\b/, 'uw'),
  }),
  'empties a text': textMutation({ side: 'translation', change: () => ' ' }),
  'leaves a note to self': textMutation({
    side: 'translation',
    where: (_, text) => words(text) > 3,
    change: (text) => `${text} TODO`,
  }),
  'loses a link': textMutation({
    side: 'translation',
    where: (pair, text) => kind(pair) === 'rich' && /\]\(/.test(text),
    change: (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/, '$1'),
  }),
  'links to a page that there is not': textMutation({
    side: 'translation',
    where: (pair, text) => kind(pair) === 'rich' && /\]\([a-z]/.test(text),
    change: (text) => text.replace(/\]\(([a-z])/, '](x$1'),
  }),
  'links to another page': textMutation({
    side: 'translation',
    where: (pair, text) => kind(pair) === 'rich' && /\]\((privacy|funnel-scan|plans)\)/.test(text),
    change: (text) => text.replace(/\]\((privacy|funnel-scan|plans)\)/, '](about)'),
  }),
  'loses bold': textMutation({
    side: 'translation',
    where: (pair, text) => kind(pair) === 'rich' && /\*\*[^*]+\*\*/.test(text),
    change: (text) => text.replace(/\*\*([^*]+)\*\*/, '$1'),
  }),
  'writes HTML': textMutation({
    side: 'translation',
    where: (pair, text) => kind(pair) === 'rich' && words(text) > 2,
    change: (text) => text.replace(/(\w+) (\w+)/, '<b>$1</b> $2'),
  }),
  'says a word twice': textMutation({
    side: 'translation',
    where: (_, text) => /\b(de|het|een|van|voor|met)\b/.test(text),
    change: (text) => text.replace(/\b(de|het|een|van|voor|met)\b/, '$1 $1'),
  }),
  'loses a bracket': textMutation({
    side: 'translation',
    where: (_, text) => /(?<!\])\([^)]+\)/.test(text),
    change: (text) => text.replace(/(?<!\])(\([^)]+)\)/, '$1'),
  }),
  'loses the question mark': textMutation({
    side: 'translation',
    where: ({ source }, text) => text.endsWith('?') && source.text.endsWith('?'),
    change: (text) => text.slice(0, -1),
  }),
  'excludes the VAT in one language only': textMutation({
    side: 'translation',
    where: (_, text) => /\bexcl\.|exclusief/.test(text),
    change: (text) => text.replace(/\bexcl\./, 'incl.').replace('exclusief', 'inclusief'),
  }),
  'changes the source alone': textMutation({
    side: 'source',
    where: (_, text) => words(text) > 4 && !/^[A-Z{]/.test(text.split(' ')[1] ?? ''),
    change: (text) => text.replace(/^(\S+) (\S+)/, 'Nowadays $1 $2'),
  }),
  'drops half of a translation': textMutation({
    side: 'translation',
    where: (_, text) => text.length > 180,
    change: (text) => text.slice(0, text.indexOf(' ', text.length / 4)),
  }),
}

/** Two texts of one translation in each other's place. */
export const swapTexts: Mutate = (random) => {
  const answers = pairs.filter(
    ({ translation }) =>
      translation.document.kind === 'faq' && translation.path.at(-1) === 'answer',
  )
  const first = random.pick(answers)?.translation
  const others = answers
    .map(({ translation }) => translation)
    .filter(({ document, text }) => document === first?.document && text !== first?.text)
  const second = random.pick(others)
  if (!first || !second) return undefined
  return editYaml(original, fileOf(first.document), (yaml) => {
    yaml.setIn(first.path, second.text)
    yaml.setIn(second.path, first.text)
  })
}

/** A text that starts with a letter in the wrong encoding, and other accidents of the keyboard. */
export const breakYaml: Mutate = (random) => {
  const pair = random.pick(pairs.filter(({ translation }) => words(translation.text) > 2))
  if (!pair) return undefined
  const accident = random.pick([
    (text: string) => text.replace(/\n( +)(\w+:)/, '\n\t$2'),
    (text: string) => text.replace(/: ([a-zA-Z])/, ": '$1"),
    (text: string) => text.replace(/^(\w+): /m, '$1 '),
    (text: string) => `${text}\n- stray`,
  ])
  const file = fileOf(pair.translation.document)
  const files = accident && rewrite(original, file, accident)
  // Not every accident can happen in every file.
  return files?.get(file) === original.get(file) ? undefined : files
}
