import type { QuizBank, QuizKindFrame, QuizLibrary, QuizOutputFrame } from '#site/types.ts'
import type { Choices } from './choices.ts'

/** Values of the placeholders, by name. */
export type Words = Readonly<Record<string, string>>

/** The bank entries for one quiz. */
export interface Material {
  readonly frames: QuizLibrary['frames']
  readonly bank: QuizBank
  readonly problem: QuizBank['problems'][string]
  readonly kind: QuizKindFrame
  readonly output: QuizOutputFrame
  readonly call: QuizLibrary['frames']['calls'][string]
  /** The text of the bank for the chosen kind of tool. */
  readonly message: string
  readonly words: Words
}

/** Collects the bank entries for the choices. The content rules guarantee that they all exist. */
export function gatherMaterial({ frames, banks }: QuizLibrary, choices: Choices): Material {
  const bank = existing(banks, choices.subcategory)
  return {
    frames,
    bank,
    problem: existing(bank.problems, choices.problem),
    kind: existing(frames.kinds, choices.kind),
    output: existing(frames.outputs, choices.output),
    call: existing(frames.calls, choices.call),
    message: existing(bank.kinds, choices.kind),
    words: { ...bank.words, company: choices.company },
  }
}

function existing<T>(items: Readonly<Record<string, T>>, name: string): T {
  const item = Object.hasOwn(items, name) ? items[name] : undefined
  if (item === undefined) throw new Error(`The quiz banks have no "${name}".`)
  return item
}

/** Replaces `{name}` with a word, and `{Name}` with the capitalized word. Replacements are not expanded again. */
export function fillBlanks(text: string, words: Words): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name] ?? capitalised(words[uncapitalised(name)])
    if (word === undefined) throw new Error(`There is no word for the blank {${name}}.`)
    return word
  })
}

const capitalised = (word: string | undefined) =>
  word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1)

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
