import { displayWidth } from './display-width.ts'

/** Breaks a text between words into lines of at most so many columns; a longer word stands alone. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  let line = ''

  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && displayWidth(longer) > columns) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
