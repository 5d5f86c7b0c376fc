/** What blanks are filled with, by name. */
export type Words = Readonly<Record<string, string>>

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
