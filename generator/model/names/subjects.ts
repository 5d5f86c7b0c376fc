import { formatPath } from '../../read/path.ts'
import type { Text } from '../texts.ts'

/**
 * A subject is what one finding breaks and others need: a declared name (`plan:core`), all names of
 * a kind (`plan`) or of a group (`fact:price`), a text (`text:content/en/pages/home.yaml#title`) or its words
 * (`words:…`).
 */
export const nameSubject = (kind: string, name: string): string => `${kind}:${name}`

/** The subject of what stands at a path of a file. */
export const pathSubject = (file: string, path: string): string => `text:${file}#${path}`

export const textSubject = ({ document, path }: Pick<Text, 'document' | 'path'>): string =>
  pathSubject(document.file, formatPath(path, document.data))

/** The subject of the words of a text, which are in a language. */
export const wordsSubject = ({ document, path }: Pick<Text, 'document' | 'path'>): string =>
  `words:${document.file}#${formatPath(path, document.data)}`

/** The subject, and each that it lies inside: `fact:price.core`, `fact:price`, `fact`. */
export function outerSubjects(subject: string): readonly string[] {
  const ends = [...subject.matchAll(/[:#.[]/g)].map(({ index }) => index)
  return [subject, ...ends.toReversed().map((end) => subject.slice(0, end))]
}
