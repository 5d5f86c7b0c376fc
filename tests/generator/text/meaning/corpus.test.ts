import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageFormat } from '#generator/languages/language-format.ts'
import { createContext } from '#generator/text/figures/read-figures.ts'
import { changeOf } from '#generator/text/meaning/change.ts'
import { disagreement } from '#generator/text/meaning/disagreement.ts'
import { unlike } from '#generator/text/meaning/unlike.ts'
import { projectRoot } from '../../../support/project-root.ts'

/** An edit of one language of a pair. `harmless` is one that keeps its meaning. */
interface OneSided {
  readonly kind: string
  readonly language: string
  readonly before: string
  readonly after: string
}

/** An edit of both languages: each as it was confirmed and as it is. */
interface TwoSided {
  readonly kind: string
  readonly agrees: boolean
  readonly en: readonly [string, string]
  readonly nl: readonly [string, string]
}

/** A text and its translation, and whether they say the same. */
interface NewPair {
  readonly same: boolean
  readonly languages: readonly [source: string, translation: string]
  readonly source: string
  readonly translation: string
}

/** What is told of an edit, which keeps the meaning or does not. */
interface Told {
  readonly keeps: boolean
  readonly isTold: boolean
  /** As another meaning. */
  readonly isHard: boolean
}

const locales: Readonly<Record<string, string>> = { en: 'en-GB', nl: 'nl-NL' }

const contextOf = (language: string) =>
  createContext(new Map(), languageFormat(locales[language] ?? language, 'EUR'))

const read = <Each>(name: string): readonly Each[] =>
  readFileSync(join(projectRoot, 'tests/fixtures/meaning', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): Each => JSON.parse(line))

const oneSided = (name: string): readonly Told[] =>
  read<OneSided>(name).map(({ kind, language, before, after }) => {
    const { differences } = changeOf(before, after, contextOf(language))
    return {
      keeps: kind === 'harmless',
      isTold: differences.length > 0,
      isHard: differences.some((each) => each.isHard),
    }
  })

const twoSided = (name: string): readonly Told[] =>
  read<TwoSided>(name).map(({ kind, agrees, en, nl }) => {
    const found = disagreement({
      source: { before: en[0], after: en[1], context: contextOf('en') },
      translation: { before: nl[0], after: nl[1], context: contextOf('nl') },
    })
    return {
      keeps: agrees || kind === 'harmless',
      isTold: found !== undefined,
      isHard: found?.isHard === true,
    }
  })

const newPairs = (name: string): readonly Told[] =>
  read<NewPair>(name).map(({ same, languages: [own, other], source, translation }) => {
    const found = unlike(
      { text: source, context: contextOf(own) },
      { text: translation, context: contextOf(other) },
    )
    return { keeps: same, isTold: found !== undefined, isHard: found !== undefined }
  })

/** Edits written by hand: how many are told, how many of these as another meaning, and how many falsely. */
test.for([
  ['one-sided-unseen', oneSided, 36, 32, 0],
  ['one-sided-other-languages', oneSided, 15, 13, 0],
  ['two-sided-unseen', twoSided, 29, 23, 0],
  ['new-pairs-unseen', newPairs, 11, 11, 1],
  ['new-pairs-other-languages', newPairs, 8, 8, 0],
] as const)('what is told of %s', ([name, read, told, hard, alarms]) => {
  const all = read(name)
  const changed = all.filter(({ keeps }) => !keeps)
  expect({
    told: changed.filter(({ isTold }) => isTold).length,
    hard: changed.filter(({ isHard }) => isHard).length,
    alarms: all.filter(({ keeps, isHard }) => keeps && isHard).length,
  }).toEqual({ told, hard, alarms })
})
