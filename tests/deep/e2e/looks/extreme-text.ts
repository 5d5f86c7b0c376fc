import type { SchemaNode } from '#generator/validate/schema-node.ts'

/** The least that a schema allows, the most, and as much with one word of many letters for each text. */
export const extremes = ['shortest', 'longest', 'unbroken'] as const

export type Extreme = (typeof extremes)[number]

/** How long a text can sensibly be, by its `x-kind`, where its schema has room for more. */
const sensible: Readonly<Record<string, number>> = {
  heading: 80,
  label: 40,
  figure: 12,
  quote: 300,
}
const sensibleText = 300
const sensibleName = 40

/** How many letters the long word has. */
const manyLetters = 40

/** A text as a schema wants it. `turn` makes it another one than those of other turns. */
export function extremeText(extreme: Extreme, schema: SchemaNode, turn: number): string {
  const { 'x-kind': kind = '', 'x-i18n': use, 'x-variables': variables = [] } = schema
  const { minLength = 1, maxLength = Number.POSITIVE_INFINITY } = schema
  const digit = schema.pattern?.includes('\\d') || kind === 'figure' ? '7' : ''
  const named = variables.map((name) => `{${name}}`).join(' ')
  const before = [digit, named].filter(Boolean).join(' ')
  const usual = use === 'name' ? sensibleName : sensibleText
  const room = Math.min(maxLength, sensible[kind] ?? usual) - (before ? before.length + 1 : 0)

  if (extreme === 'shortest') return before || letters(minLength, turn)
  if (extreme === 'unbroken') {
    const word = letters(Math.min(manyLetters, maxLength - before.length), turn)
    return kind === 'rich' ? markupFor(schema)(word, word) : `${before}${word}`
  }
  if (kind === 'rich')
    return markupFor(schema)(sentence(sensibleText, turn), sentence(sensibleName, turn + 1))
  return [before, sentence(room, turn)].filter(Boolean).join(' ')
}

/** Where the schema has no room for paragraphs, one line. */
const markupFor = ({ pattern = '' }: SchemaNode) =>
  new RegExp(pattern, 'u').test('A\n\nB') ? markup : markedLine

const markedLine = (long: string, short: string) => `**${short}** ${long} [${short}](home)`

/** Paragraphs, of which one has a link, and a list. */
const markup = (long: string, short: string) =>
  [
    `**${short}** ${long}`,
    `${long} [${short}](home)`,
    `- ${short}\n- *${short}*\n- ${long}`,
    long,
  ].join('\n\n')

const alphabet = 'enatiroslduhgcmbpkfvwzyjxq'

/** A word of so many letters that no dictionary can hyphenate. */
const letters = (count: number, turn: number) =>
  Array.from({ length: count }, (_, place) => {
    const letter = alphabet[(turn + place * (1 + (turn % 5))) % alphabet.length] ?? ''
    return place === 0 ? letter.toUpperCase() : letter
  }).join('')

const words =
  'the kiln stands behind our workshop and every bowl that leaves it was turned by hand from clay of this region so no two of them look the same although each one fits beside the others on a table where people eat talk and stay until the evening comes and somebody lights a candle'.split(
    ' ',
  )

/** Words of at most so many characters in all. */
function sentence(room: number, turn: number): string {
  let text = ''
  for (let place = 0; ; place += 1) {
    const word = words[(turn * 7 + place) % words.length] ?? ''
    const next =
      text === '' ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : `${text} ${word}`
    if (next.length > room) return text
    text = next
  }
}
