import './result.css'
import { useMemo, useState } from 'react'
import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { NamedTarget } from '../keep/named-target.tsx'
import { ownLinkIn } from '../keep/own-link.ts'
import { resultOf } from '../result/result-of.ts'
import type { Answers } from '../result/score-quiz.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { callOf } from '../telling/call-of.ts'
import { saveCalendar } from '../telling/save-calendar.ts'
import { tellResult } from '../telling/tell-result.ts'
import { voiceOf } from '../telling/voice.ts'
import { bottomUp } from './bottom-up.ts'
import { PosterWall } from './poster-wall.tsx'
import { ResultCard } from './result-card.tsx'
import { ToldBlocks } from './told-blocks.tsx'

interface Props {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  readonly title: string
  readonly answers: Answers
  /** Whether the reader is the one who makes the quiz. */
  readonly isPreview: boolean
  readonly onAgain: () => void
}

/** The result of the answers as a poster, and the call to action. */
export function Result({ content, frames, finished, title, answers, isPreview, onAgain }: Props) {
  const { player: words } = frames
  const { quiz } = finished
  const { cells, columns } = content.quiz.wall
  const [playedOn] = useState(() => new Date())
  const voice = voiceOf(frames)
  const result = useMemo(() => resultOf(quiz, answers, playedOn), [quiz, answers, playedOn])
  const tiles = useMemo(() => bottomUp(cells, columns), [cells, columns])
  const call = callOf(finished, { result, voice })
  const promise = isPreview && !call.isOwn ? frames.words.unset : call.sentence
  const host = isPreview ? undefined : ownLinkIn(finished.action?.link)?.host
  const { notice } = quiz.presentation ?? {}
  const { urgent, title: level, lead, rest } = tellResult(result, voice)
  const { poster } = result
  const { score } = frames.words.poster

  return (
    <div className="player-result">
      {urgent.length > 0 && (
        <div className="player-urgent">
          <ToldBlocks blocks={urgent} />
        </div>
      )}
      <div className="player-opening">
        <p className="small muted" dir="auto">
          {title}
        </p>
        <h1 tabIndex={-1} dir="auto">
          {level}
        </h1>
        <p className="player-score">
          <NamedTarget
            sentence={interpolate(score, { total: poster.counted })}
            name="count"
            target={`${poster.inOrder}`}
          />
        </p>
      </div>
      <p className="player-lead told-lead" dir="auto">
        {lead}
      </p>
      <PosterWall poster={poster} words={frames.words.poster} tiles={tiles} />
      <div className="player-call">
        <div className="buttons">
          <SiteLink className="button button-accent" href={call.href} dir="auto">
            {call.text}
          </SiteLink>
          <button className="button button-outline" type="button" onClick={onAgain}>
            {words.again}
          </button>
        </div>
        {promise && (
          <p className="small muted player-promise" dir="auto">
            {promise}
          </p>
        )}
        {host && (
          <p className="small muted player-host">
            <NamedTarget sentence={words.leads} name="host" target={host} />
          </p>
        )}
      </div>
      {rest.length > 0 && (
        <div className="player-rest">
          <ToldBlocks blocks={rest} />
          {result.form === 'personal' && result.body.output === 'starter-kit' && (
            <button
              className="button button-outline"
              type="button"
              onClick={() => saveCalendar(result, { title, voice, fileName: words.fileName })}
            >
              {frames.outputs['starter-kit'].calendar}
            </button>
          )}
        </div>
      )}
      <ResultCard tiles={tiles} frames={frames} finished={finished} poster={poster} title={title} />
      {notice && (
        <p className="small muted player-notice" dir="auto">
          {notice}
        </p>
      )}
    </div>
  )
}
