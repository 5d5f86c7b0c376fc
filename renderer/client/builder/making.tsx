import { formOf, Icon, interpolate } from '../kit.ts'
import './making.css'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Cell, ToolBuilderContent } from '#site/types.ts'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'
import { bottomUp, UnfinishedWall } from '../quiz/progress/unfinished-wall.tsx'
import type { ChatProps } from './chat/chat.tsx'
import { type FinishedQuiz, pathOf, questionsOf } from './state.ts'

interface WaitingProps extends Omit<ChatProps, 'dispatch'> {
  readonly onReturn: (question: number) => void
}

/** While the quiz is being made: what has been asked for. No progress is shown, for none is known. */
export function Waiting({ content, state, onReturn }: WaitingProps) {
  const { making, chat, request } = content
  const { problem, subcategory } = pathOf(content, state.given)
  const answered = questionsOf(content, state.given)
  const total = request.num_questions

  return (
    <Making
      heading={making.waiting}
      text={interpolate(formOf(making.asking, total, content.quiz.locale), {
        ...{ total, field: subcategory?.text ?? '', problem: problem?.phrase ?? '' },
      })}
      questions={Array<undefined>(total).fill(undefined)}
      tiles={[{ tile: making.tile }]}
    >
      <button className="chat-return" type="button" onClick={() => onReturn(answered.length - 1)}>
        <Icon name="rewind" />
        <span dir="auto">{`${chat.returnHere}: ${answered.at(-1)?.answer}`}</span>
      </button>
    </Making>
  )
}

interface LayingProps {
  readonly content: ToolBuilderContent
  readonly finished: FinishedQuiz
  readonly onPlay: () => void
}

/** The questions of the made quiz, laid one by one. Then, or at the press of the button, it is played. */
export function Laying({ content, finished: { company, quiz }, onPlay }: LayingProps) {
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

interface MakingProps {
  readonly heading: string
  readonly text: string
  /** The questions; until they are known, as many lines as there will be. */
  readonly questions: readonly (string | undefined)[]
  /** The tiles in place, in the order of their addition. */
  readonly tiles: readonly Cell[]
  readonly children: ReactNode
}

/** A quiz in the making: a cell and a line for each of its questions. */
function Making({ heading, text, questions, tiles, children }: MakingProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const isKnown = questions.some((question) => question !== undefined)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  return (
    <div className={isKnown ? 'making making-set' : 'making making-waits'}>
      <div>
        <h1 tabIndex={-1} ref={title}>
          {heading}
        </h1>
        <p className="lead" role={isKnown ? 'status' : undefined} dir="auto">
          {text}
        </p>
        <div className="making-wall quiet">
          <UnfinishedWall tiles={tiles} size={questions.length} columns={4} />
        </div>
        {children}
      </div>
      <ol aria-hidden={!isKnown}>
        {Array.from(questions.entries(), ([place, question]) => (
          <li key={place}>
            <span className="number square" aria-hidden="true">
              {place + 1}
            </span>
            {question === undefined ? <i /> : <span dir="auto">{question}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
