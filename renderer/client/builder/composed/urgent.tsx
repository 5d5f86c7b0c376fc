import './urgent.css'
import type { GeneratedOption, Helplines, QuizPlayer } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'

interface Props {
  readonly option: GeneratedOption
  readonly frames: QuizPlayer
  readonly onWrong: () => void
}

/** The end of a quiz after an urgent answer: whom to call, and nothing to sell. */
export function Urgent({ option: { text, helpline }, frames, onWrong }: Props) {
  const { heading, sentence, wrong } = frames.words.urgent
  return (
    <div className="urgent">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead" dir="auto">
        {interpolate(sentence, { answer: text })}
      </p>
      {calledFor(helpline, frames.helplines).map(({ name, hours, text: what, shown, tel }) => (
        <a className="helpline cluster" key={tel} href={`tel:${tel}`}>
          <span>
            <b>{name}</b> <small>{`${hours} · ${what}`}</small>
          </span>{' '}
          <strong>{shown}</strong>
        </a>
      ))}
      <button type="button" onClick={onWrong}>
        {wrong}
      </button>
    </div>
  )
}

/**
 * One helpline or two. A quiz holds a name alone, so that who sends one changes no number; for a name that is gone
 * since the quiz was made, the first helpline stands in.
 */
function calledFor(name: string | undefined, helplines: Helplines) {
  const known = new Map(Object.entries(helplines))
  const called = (name !== undefined && known.get(name)) || Object.values(helplines)[0]
  const other = called?.also === undefined ? undefined : known.get(called.also)
  return [called, other].flatMap((each) => each ?? [])
}
