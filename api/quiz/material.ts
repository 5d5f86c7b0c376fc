import type { QuizBank, QuizKindFrame, QuizLibrary, QuizOutputFrame } from '#site/types.ts'
import type { Choices } from './choices.ts'

/** What blanks are filled with, by name. */
export type Words = Readonly<Record<string, string>>

/** What one quiz is made of. */
export interface Material {
  readonly frames: QuizLibrary['frames']
  readonly bank: QuizBank
  readonly problem: QuizBank['problems'][string]
  readonly kind: QuizKindFrame
  readonly output: QuizOutputFrame
  readonly call: QuizLibrary['frames']['calls'][string]
  /** What the bank says to a kind of tool. */
  readonly message: string
  readonly words: Words
}

/** Gathers what the choices name. The generator's rules see to it that all of it is there. */
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

/** Fills `{name}` with a word, `{Name}` with the same at the start of a sentence. What is filled in is not read again. */
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
