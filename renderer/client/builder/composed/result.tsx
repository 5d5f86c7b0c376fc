import './result.css'
import { useMemo, useState } from 'react'
import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { formOf, interpolate } from '../../site/interpolate.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { NamedTarget } from '../keep/named-target.tsx'
import { ownLinkIn } from '../keep/own-link.ts'
import { resultOf } from '../result/result-of.ts'
import type { Answers } from '../result/score-quiz.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import type { Block } from '../telling/block.ts'
import { callOf } from '../telling/call-of.ts'
import { saveCalendar } from '../telling/save-calendar.ts'
import { tellResult } from '../telling/tell-result.ts'
import { voiceOf } from '../telling/voice.ts'
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

/** The result of the answers, and the call to action. */
export function Result({ content, frames, finished, title, answers, isPreview, onAgain }: Props) {
  const { player: words, locale } = frames
  const { quiz } = finished
  const total = quiz.questions.length
  const [playedOn] = useState(() => new Date())
  const voice = voiceOf(frames)
  const result = useMemo(() => resultOf(quiz, answers, playedOn), [quiz, answers, playedOn])
  const call = callOf(finished, { result, voice })
  const promise = isPreview && !call.isOwn ? frames.words.unset : call.sentence
  const host = isPreview ? undefined : ownLinkIn(finished.action?.link)?.host
  const { notice } = quiz.presentation ?? {}
  const blocks = tellResult(result, voice)
  const rest = openingOf(blocks)

  return (
    <div className="player-result">
      <div className="player-opening">
        <h1 className="small muted" tabIndex={-1}>
          {interpolate(formOf(words.answered, total, locale), { count: answers.size, total })}
        </h1>
        <ToldBlocks blocks={blocks.slice(0, rest)} />
      </div>
      <ResultCard
        wall={content.quiz.wall}
        words={words}
        finished={finished}
        level={result.level}
        title={title}
      />
      {rest < blocks.length && (
        <div className="player-text">
          <ToldBlocks blocks={blocks.slice(rest)} />
        </div>
      )}
      <div className="player-call">
        {result.form === 'personal' && result.body.output === 'starter-kit' && (
          <button
            className="button button-outline player-calendar"
            type="button"
            onClick={() => saveCalendar(result, { title, voice, fileName: words.fileName })}
          >
            {frames.outputs['starter-kit'].calendar}
          </button>
        )}
        {promise && (
          <p className="player-promise" dir="auto">
            {promise}
          </p>
        )}
        {host && (
          <p className="small muted player-host">
            <NamedTarget sentence={words.leads} name="host" target={host} />
          </p>
        )}
        <div className="buttons">
          <SiteLink className="button button-accent" href={call.href} dir="auto">
            {call.text}
          </SiteLink>
          <button className="button button-outline" type="button" onClick={onAgain}>
            {words.again}
          </button>
        </div>
        {notice && (
          <p className="told-quiet" dir="auto">
            {notice}
          </p>
        )}
      </div>
    </div>
  )
}

/** How many parts stand beside the card: up to the first sentences of the level; all without a level. */
function openingOf(blocks: readonly Block[]): number {
  const level = blocks.findIndex(({ type }) => type === 'level')
  return level < 0 ? blocks.length : level + 2
}
