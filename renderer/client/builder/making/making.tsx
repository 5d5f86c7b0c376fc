import './making.css'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Cell } from '#site/types.ts'
import { UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'

interface Props {
  readonly heading: string
  readonly text: string
  /** The questions; until they are known, as many lines as there will be. */
  readonly questions: readonly (string | undefined)[]
  /** The tiles in place, in the order of their addition. */
  readonly tiles: readonly Cell[]
  readonly children: ReactNode
}

/** A quiz in the making: a cell and a line for each of its questions. */
export function Making({ heading, text, questions, tiles, children }: Props) {
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
