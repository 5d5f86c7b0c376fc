import { useState } from 'react'
import type { QuizContent } from '#site/types.ts'
import { Outcome } from '../forms/outcome.tsx'
import { RichBlocks, RichBox, useChange, useSite, WallArt } from '../kit.ts'
import { answerTiles } from './progress/quiz-progress.tsx'
import type { useQuiz } from './use-quiz.ts'

interface Props {
  readonly content: QuizContent
  readonly flow: ReturnType<typeof useQuiz>
  /** Called when one confirmation has taken the place of the other. */
  readonly onSwap: () => void
}

/** The screen after the answers: thanks to the visitor; the thanks for everyone if they could not be sent. */
export function QuizConfirmation({ content, flow, onSwap }: Props) {
  const { wall, confirmation, failure } = content
  const { steps, state, sent, hasFailed, thanks, retry } = flow
  const { showsFailure } = useSite().chrome
  const { thanks: words, text, ...plain } = confirmation
  const Thanks = thanks.current
  // Where failures are not told, one that comes late changes nothing that is seen.
  const [hasFailedFirst] = useState(hasFailed)
  const isTold = showsFailure && failure !== undefined
  const isPlain = hasFailed && (hasFailedFirst || isTold)
  useChange(isPlain, onSwap)

  if (words && sent && Thanks && !isPlain)
    return (
      <Thanks
        words={words}
        confirmation={confirmation}
        tiles={answerTiles(steps, state.values)}
        answers={sent.answers}
      />
    )
  return (
    <>
      {isTold && hasFailed && (
        <div className="wrap quiz-failure cluster" role="alert">
          <RichBlocks nodes={failure.text} />
          <button className="button button-outline" type="button" onClick={retry}>
            {failure.retry}
          </button>
        </div>
      )}
      <Outcome art={<WallArt wall={wall} />} level="h2" {...plain}>
        <RichBox className="lead muted" nodes={text} />
      </Outcome>
    </>
  )
}
