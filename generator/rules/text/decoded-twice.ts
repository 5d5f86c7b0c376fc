import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/decoded-twice',
  severity: 'error',
  summary: 'No character is torn into the signs of another encoding.',
  why: 'Visitors see two strange signs where you wrote one letter.',
  example: { before: 'label: Our cafÃ©', after: 'label: Our café' },

  messages: {
    torn: {
      message: '“{found}” was read in the wrong encoding; it is “{meant}”.',
      hint: 'Write “{meant}”, and save the file as UTF-8.',
      fix: 'Write “{meant}”',
    },
  },
  items: translatableTexts,

  create: () => (text) =>
    tornIn(text.text).map(({ index, found, meant }) => {
      const span = { index, length: found.length }
      const data = { found, meant }
      return {
        messageId: 'torn',
        data,
        at: textPlace(text, span),
        path: formatPath(text.path, text.document.data),
        ...createFix(text, span, { title: { text: 'fix', data }, text: meant }),
      }
    }),
})

interface Torn {
  readonly index: number
  readonly found: string
  readonly meant: string
}

/** The runs of signs that were one or more characters in UTF-8. */
const tornIn = (text: string): readonly Torn[] =>
  mayBeTorn.test(text)
    ? encodings.flatMap(({ runs, byteOf }) =>
        Array.from(text.matchAll(runs), ({ index, 0: found }) => ({
          ...{ index, found, meant: decode(found, byteOf) },
        })).filter(({ meant }) => isMeant.test(meant)),
      )
    : []

const mayBeTorn = /[ÂÃâРСÐÑÄÅ]/

/** Letters of Latin and Cyrillic, and the marks of typography. Phonetic letters and signs of other scripts are chance. */
const isMeant = /^[\u00A0-\u017F\u0400-\u04FF\u2010-\u2044\u20AC\u2122]+$/

const utf8 = new TextDecoder('utf-8')

const decode = (signs: string, byteOf: ReadonlyMap<string, number>): string =>
  utf8.decode(Uint8Array.from(signs, (sign) => byteOf.get(sign) ?? 0))

/** The signs of the bytes from 128 on in an encoding of one byte a sign. */
function signsOf(encoding: string) {
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128)
  const signs = [...new TextDecoder(encoding).decode(bytes)]
  const range = (from: number, to: number) =>
    signs
      .slice(from - 128, to - 127)
      .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('')
  return {
    byteOf: new Map(signs.map((sign, index) => [sign, index + 128])),
    /** The signs that follow the first of a character. */
    next: `[${range(0x80, 0xbf)}]`,
    range,
  }
}

/** In Western text one character is enough; a Cyrillic letter may stand before another, so there it takes two. */
function readEncodings() {
  const western = signsOf('windows-1252')
  const cyrillic = signsOf('windows-1251')
  const two = ({ next, range }: typeof western, from: number, to: number) =>
    `[${range(from, to)}]${next}`
  const three = `[${western.range(0xe2, 0xe2)}]${western.next}{2}`
  const others = `(?:${two(western, 0xc4, 0xc5)}|${two(western, 0xd0, 0xd1)}|${two(western, 0xc2, 0xc3)}|${three})`
  return [
    {
      byteOf: western.byteOf,
      runs: new RegExp(`${others}{2,}|${two(western, 0xc2, 0xc3)}|${three}`, 'g'),
    },
    { byteOf: cyrillic.byteOf, runs: new RegExp(`(?:${two(cyrillic, 0xd0, 0xd1)}){2,}`, 'g') },
  ]
}

const encodings = readEncodings()
