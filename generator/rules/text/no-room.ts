import { languageNamed, type Site } from '../../model/site.ts'
import { type TranslatableText, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { fillFacts } from '../../text/resolve.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/no-room',
  severity: 'warning',
  summary: 'A text has no more lines than fit where it stands on a phone.',
  why: 'One line more pushes what follows out of the first screen, and moves it when the text changes.',
  example: {
    before: 'line: for physiotherapists and personal trainers',
    after: 'line: for physios and trainers',
  },

  messages: {
    lines: {
      message:
        'On a phone this takes {count} lines of {characters} characters, and there is room for {lines}.',
      hint: 'Say it in fewer or shorter words.',
    },
    word: {
      message: 'On a phone a line has room for {characters} characters, and "{word}" has {count}.',
      hint: 'Take a shorter word.',
    },
  },
  items: translatableTexts,

  create: (site) => (text) => {
    const { document, path, schema } = text
    const room = schema['x-room']
    if (!room) return []
    const { lines, characters } = room
    const words = filled(text, site).trim().split(/\s+/)
    const place = { at: document.place(path), path: formatPath(path, document.data) }

    const long = words.find((word) => word.length > characters)
    if (long !== undefined)
      return [{ messageId: 'word', data: { word: long, count: long.length, characters }, ...place }]
    const count = linesOf(words, characters)
    return count > lines
      ? [{ messageId: 'lines', data: { count, lines, characters }, ...place }]
      : []
  },
})

const filled = ({ text, language }: TranslatableText, site: Site) =>
  fillFacts(site, languageNamed(site, language), text)

/** How many lines words take, of which none is longer than a line. */
function linesOf(words: readonly string[], characters: number): number {
  let lines = 1
  let used = -1
  for (const { length } of words) {
    if (used + 1 + length <= characters) used += 1 + length
    else {
      lines += 1
      used = length
    }
  }
  return lines
}
