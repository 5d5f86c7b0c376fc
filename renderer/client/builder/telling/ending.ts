import type { GeneratedQuestion, Helplines, QuizPlayer } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { optionOf } from '../result/points-of.ts'
import type { Answers } from '../result/score-quiz.ts'

/** All that is shown after an answer that ends the quiz, without markup. */
export interface Ending {
  readonly heading: string
  readonly sentence: string
  readonly numbers: readonly EndingNumber[]
  readonly privacy: string
  /** The button that goes back to the question. */
  readonly wrong: string
}

interface EndingNumber {
  readonly name: string
  readonly detail: string
  readonly shown: string
  readonly href: string
}

/**
 * The end of the quiz, if the answer to this question is one that ends it. A quiz holds the
 * names of helplines alone: who sends one changes no number.
 */
export function endingOf(
  question: GeneratedQuestion,
  answers: Answers,
  { words, helplines }: Pick<QuizPlayer, 'words' | 'helplines'>,
): Ending | undefined {
  const option = optionOf(question, answers)
  if (option?.urgent !== 'now') return undefined
  const { heading, sentence, privacy, wrong } = words.ending
  return {
    heading,
    sentence: interpolate(sentence, { answer: option.text }),
    numbers: numbersOf(option.helpline, helplines),
    privacy,
    wrong,
  }
}

/** One number or two. For a helpline that is gone, since the quiz was made, the first stands in. */
function numbersOf(name: string | undefined, helplines: Helplines): readonly EndingNumber[] {
  const known = new Map(Object.entries(helplines))
  const called = (name !== undefined && known.get(name)) || Object.values(helplines)[0]
  const other = called?.also === undefined ? undefined : known.get(called.also)
  return [called, other].flatMap((each) =>
    each
      ? {
          name: each.name,
          detail: `${each.hours} · ${each.text}`,
          shown: each.shown,
          href: `tel:${each.tel}`,
        }
      : [],
  )
}

/**
 * Gives the window a title that tells nothing, and its entry in the history an address without the quiz.
 * Returns what takes that back.
 */
export function coverTracks(title: string): () => void {
  const { title: own, location } = document
  const { href, pathname } = location
  const show = (name: string, address: string) => {
    document.title = name
    window.history.replaceState(window.history.state, '', address)
  }
  show(title, pathname)
  return () => show(own, href)
}
