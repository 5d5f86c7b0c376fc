import { interpolate, SiteLink, Tile } from '../../kit.ts'
import './result.css'
import { Fragment, type ReactNode, useId, useMemo, useState } from 'react'
import type {
  Cell,
  QuizOutputFrame,
  QuizPlayer,
  QuizWallWords,
  ToolBuilderContent,
} from '#site/types.ts'
import { bottomUp } from '../../quiz/progress/unfinished-wall.tsx'
import { NamedTarget } from '../keep/named-target.tsx'
import { ownLinkIn } from '../keep/own-action.ts'
import type { FinishedQuiz } from '../state.ts'
import { type Answers, type PlayedResult, type Point, resultOf } from './result-of.ts'

interface Props {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  readonly title: string
  readonly answers: Answers
  readonly onAgain: () => void
}

type Part = QuizOutputFrame['parts'][number]

/** The result of the answers and the call to action. The output of the quiz has the order of the parts. */
export function Result({ content, frames, finished, title, answers, onAgain }: Props) {
  const { words, player } = frames
  const { quiz, action } = finished
  const { kind, output = 'score-analysis', notice, keep } = quiz.presentation ?? {}
  const told = frames.outputs[output]
  const result = useMemo(() => resultOf(quiz, answers), [quiz, answers])
  const { level, figures } = result
  const host = ownLinkIn(action?.link)?.host
  const { cells, columns } = content.quiz.wall

  const parts: Readonly<Record<Part, ReactNode>> = {
    score: (
      <p className="player-score">
        <NamedTarget
          sentence={interpolate(words.score, { most: figures.most })}
          name="score"
          target={`${figures.score}`}
        />
      </p>
    ),
    facts: <Facts frames={frames} result={result} />,
    advice: <Advice advised={result.advised} told={told} keep={keep} heading={words.keep} />,
    step: level?.step && (
      <p className="player-step" dir="auto">
        {interpolate(told.step, { advice: level.step })}
      </p>
    ),
    wall: <AnswerWall frames={frames} result={result} tiles={bottomUp(cells, columns)} />,
  }

  return (
    <div className="player-result">
      <div>
        <p className="small muted" dir="auto">
          {title}
        </p>
        <h1 tabIndex={-1} dir="auto">
          {level?.title ?? player.complete}
        </h1>
        <p className="player-text" dir="auto">
          {level ? (level.text ?? level.description) : player.thanks}
        </p>
        {kind && (
          <p className="player-summary">{interpolate(frames.kinds[kind].summary, figures)}</p>
        )}
      </div>
      {told.parts.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <div className="player-call">
        <div className="buttons">
          <SiteLink
            className="button button-accent"
            href={action?.link ?? quiz.final_cta.link}
            dir="auto"
          >
            {action?.text ?? quiz.final_cta.text}
          </SiteLink>
          <button className="button button-outline" type="button" onClick={onAgain}>
            {player.again}
          </button>
        </div>
        {host && (
          <p className="small muted player-host">
            <NamedTarget sentence={player.leads} name="host" target={host} />
          </p>
        )}
      </div>
      {notice && (
        <p className="small muted player-notice" dir="auto">
          {notice}
        </p>
      )}
    </div>
  )
}

/** The place of the first point that the advice does not tell of; else the first. */
const firstUntold = ({ points, advised }: PlayedResult) =>
  Math.max(
    0,
    points.findIndex(({ name }) => !advised.some((each) => each.name === name)),
  )

interface PartProps {
  readonly frames: QuizPlayer
  readonly result: PlayedResult
}

/** What follows from a choice, and how answers compare with norms. */
function Facts({ frames, result: { points } }: PartProps) {
  const words = frames.words.facts
  const compared = (name: string, isMet: boolean) =>
    interpolate(words.norm, { name, outcome: isMet ? words.met : words.below })
  const facts = points
    .flatMap(({ name, outlook, norm }) => [
      outlook && [words.stay, outlook.stay],
      outlook && [words.change, outlook.change],
      norm && [compared(name, norm.isMet), `${norm.text} (${norm.source})`],
    ])
    .filter((fact) => fact !== undefined)
  if (facts.length === 0) return null
  return (
    <dl className="player-facts">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt dir="auto">{term}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface AdviceProps extends Pick<PlayedResult, 'advised'> {
  readonly told: QuizOutputFrame
  /** For a player without weak answers. */
  readonly keep: string | undefined
  readonly heading: string
}

function Advice({ advised, told, keep, heading }: AdviceProps) {
  if (advised.length === 0 && keep === undefined) return null
  return (
    <div className="player-advice">
      <h2>{advised.length > 0 ? told.heading : heading}</h2>
      {advised.length === 0 && <p dir="auto">{keep}</p>}
      <ol>
        {Array.from(advised.entries(), ([place, { name, answer, advice }]) => (
          <li key={name}>
            <b dir="auto">{interpolate(told.point, { name, answer, number: place + 1 })}</b>
            <p dir="auto">{advice}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface WallProps extends PartProps {
  /** The tiles, in the order of the questions. */
  readonly tiles: readonly Cell[]
}

/** A tile for each answer, of which one can be chosen: then it says what was answered, and what to do. */
function AnswerWall({ frames, result, tiles }: WallProps) {
  const { points } = result
  const words = frames.words.wall
  const group = useId()
  const [chosen, choose] = useState(() => firstUntold(result))
  const said = points[chosen]

  return (
    <div className="answers">
      <div className="poster grout" role="radiogroup" aria-label={words.label}>
        {Array.from(points.entries(), ([place, { name, state }]) => {
          const { tile = '', turn } = tiles[place % tiles.length] ?? {}
          return (
            <label className={`point-${state} over`} key={name}>
              <input
                type="radio"
                name={group}
                checked={place === chosen}
                onChange={() => choose(place)}
              />
              <i>
                <Tile name={tile} turn={turn} className="" />
              </i>
              <span>
                <b dir="auto">{name}</b> <small>{words[state]}</small>
              </span>
            </label>
          )
        })}
      </div>
      <div className="point-panel">
        <div aria-live="polite">{said && <Said point={said} words={words} />}</div>
        {/* What is not said keeps the room of the longest. */}
        {points.map((point) => (
          <div key={point.name} aria-hidden="true">
            <Said point={point} words={words} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Said({ point, words }: { readonly point: Point; readonly words: QuizWallWords }) {
  const { name, state, answer, advice } = point
  return (
    <>
      <p className="small muted" dir="auto">
        <b>{name}</b> {interpolate(words.point, { state: words[state], answer })}
      </p>
      {advice && (
        <p className="lead" dir="auto">
          {advice}
        </p>
      )}
    </>
  )
}
