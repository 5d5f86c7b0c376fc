import type { SampleAnswer, SampleQuizContent } from '#site/types.ts'
import { type Play, Question } from '../play-phone.tsx'

interface Props extends Play {
  readonly titleId: string
}

/** The questions after the first, and what they lead to. The focus goes to what comes next. */
export function Playing({ quiz, answers, onAnswers, titleId }: Props) {
  const place = answers.length
  if (place < quiz.questions.length) {
    const answer = (given: SampleAnswer) => onAnswers([...answers, given])
    return <Question key={place} {...{ quiz, place, titleId }} title={focus} onAnswer={answer} />
  }

  const result = resultOf(quiz, answers)
  return (
    <>
      <small>{quiz.words.result}</small>
      <strong id={titleId} ref={focus} tabIndex={-1}>
        {result?.title}
      </strong>
      <span>{result?.text}</span>
      <button type="button" onClick={() => onAnswers([])}>
        <span>{quiz.words.again}</span>
      </button>
    </>
  )
}

const focus = (title: HTMLElement | null) => title?.focus()

/** The first result that is for the answers to the first two questions. */
function resultOf({ results }: SampleQuizContent, answers: readonly SampleAnswer[]) {
  const isFor = (wanted: readonly string[] | undefined, place: number) =>
    wanted?.includes(answers[place]?.id ?? '') ?? true
  return results.find(({ first, second }) => isFor(first, 0) && isFor(second, 1))
}
