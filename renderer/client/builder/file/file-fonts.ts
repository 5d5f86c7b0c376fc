import type { Build } from '../../site/site-state.tsx'

/** The fonts of a quiz, as rules that hold them. None in development: only a build makes them. */
export async function fileFonts({ id }: Pick<Build, 'id'>): Promise<string> {
  const answer = await fetch(`/assets/quiz-fonts-${id}.css`)
  return answer.ok ? answer.text() : ''
}

/** The letters of a text that one of the fonts does not have, each once. Without fonts there are none to miss. */
export function lettersBeside(rules: string, text: string): readonly string[] {
  const fonts = Array.from(rules.matchAll(/unicode-range:([^;}]+)/g), ([, ranges = '']) =>
    ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
    }),
  )
  const letters = [...new Set(text.match(/\p{L}/gu))]
  return letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return fonts.some((font) => !font.some(({ first, last }) => first <= code && code <= last))
  })
}
