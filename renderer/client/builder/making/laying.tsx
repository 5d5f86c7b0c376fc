import { useEffect, useEffectEvent } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'
import { bottomUp } from '../../quiz/progress/unfinished-wall.tsx'
import { formOf, interpolate } from '../../site/interpolate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FinishedQuiz } from '../state.ts'
import { Making } from './making.tsx'

interface Props {
  readonly content: ToolBuilderContent
  readonly finished: FinishedQuiz
  readonly onPlay: () => void
}

/** The questions of the made quiz, laid one by one. Then, or at the press of the button, it is played. */
export function Laying({ content, finished: { company, quiz }, onPlay }: Props) {
  const { making, timings, quiz: words } = content
  const { questions } = quiz
  const total = questions.length
  const play = useEffectEvent(onPlay)
  useEffect(() => {
    const laying = prefersReducedMotion() ? 0 : timings.laying * total
    const timer = setTimeout(() => play(), laying + timings.laid)
    return () => clearTimeout(timer)
  }, [timings, total])

  return (
    <Making
      heading={making.laying}
      text={interpolate(formOf(making.set, total, words.locale), { count: total, total, company })}
      questions={questions.map(({ question_text }) => question_text)}
      tiles={bottomUp(words.wall.cells, words.wall.columns).slice(0, total)}
    >
      <button className="button button-accent" type="button" onClick={onPlay}>
        {making.play}
        <Icon name="arrow" />
      </button>
    </Making>
  )
}
