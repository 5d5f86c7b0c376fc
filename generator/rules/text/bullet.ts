import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/bullet',
  severity: 'warning',
  summary: 'A list is written as a list, not with bullets and numbers that only look like one.',
  why: 'The lines run together where the page is narrow or wide, and screen readers announce no list.',
  example: {
    before: 'answer: |\n  • One page\n  • Five pages',
    after: 'answer: |\n  - One page\n  - Five pages',
  },

  messages: {
    bullet: {
      message: 'The line begins with “{sign}”, which does not make a list.',
      hint: 'Begin each line of the list with "- ", where the text can have markup; otherwise remove the sign.',
    },
    number: {
      message: 'Lines begin with numbers here, and run together into one.',
      hint: 'A list begins with "1. ". If this is not a list, put a blank line between the lines.',
    },
  },
  items: translatableTexts,

  create: () => (text) => {
    const found = bulletIn(text.text)
    if (!found) return []
    return [
      {
        messageId: found.isNumber ? 'number' : 'bullet',
        data: { sign: found.sign },
        at: textPlace(text, { index: found.index, length: found.sign.length }),
        path: formatPath(text.path, text.document.data),
      },
    ]
  },
})

interface Bullet {
  readonly sign: string
  readonly index: number
  readonly isNumber?: true
}

const bullet = /^[ \t]*([•‣⁃▪▫●○◦■□∙►▸➤➢❖][ \t\u00A0]*|·[ \t\u00A0]+)(?=\S)/m

/** A dash that is one line's own may be a thought or somebody speaking; those of two lines are a list. */
const dashed = /^[ \t]*(?:[–—][ \t\u00A0]|-(?=[\p{L}\d]))/u

const numbered = /^[ \t]*(\d{1,3})[.)][ \t]/

const mayHave = /[•‣⁃▪▫●○◦■□∙►▸➤➢❖·\n]/

function bulletIn(text: string): Bullet | undefined {
  if (!mayHave.test(text)) return undefined
  const sign = bullet.exec(text)
  if (sign) return { sign: sign[0].trim(), index: sign.index + sign[0].search(/\S/) }
  const lines = linesOf(text)
  const [dash] = inRow(lines, dashed)
  if (dash) return dash
  // A list that begins with 1 is one, whatever its other numbers.
  const numbers = inRow(lines, numbered)
  const [first] = numbers
  return first && Number.parseInt(first.sign, 10) !== 1 ? { ...first, isNumber: true } : undefined
}

interface Line {
  readonly text: string
  readonly index: number
}

function linesOf(text: string): readonly Line[] {
  let index = 0
  return text.split('\n').map((line) => {
    const start = index
    index += line.length + 1
    return { text: line, index: start }
  })
}

/** What the first two lines in a row that begin alike begin with. */
function inRow(lines: readonly Line[], pattern: RegExp): readonly Bullet[] {
  let before: Bullet | undefined
  for (const { text, index } of lines) {
    const [start] = pattern.exec(text) ?? []
    const found =
      start === undefined ? undefined : { sign: start.trim(), index: index + start.search(/\S/) }
    if (before && found) return [before, found]
    before = found
  }
  return []
}
