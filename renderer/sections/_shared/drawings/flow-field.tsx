import { Icon, Tile, useMoving } from 'diptych/kit'
import type { FlowSection } from '#site/types.ts'

/** The place of the answer that is chosen: the schema says the second. */
const chosen = 1

interface Props {
  readonly section: FlowSection
}

/** What happens to an answer, from left to right. A picture with its caption: points in words stand under it. */
export function FlowField({ section }: Props) {
  const drawing = useMoving('flow')

  return (
    <div className="flow-field drawing" data-drawing="flow" ref={drawing}>
      <div className={`wrap tint tint-${section.tint}`} aria-hidden="true">
        <Asks section={section} />
        <svg viewBox="0 0 96 400" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 144H28A20 20 0 0 0 48 124V80A20 20 0 0 1 68 60H96" />
          <path d="M0 256H28A20 20 0 0 1 48 276V320A20 20 0 0 0 68 340H96" />
          <path className="on" d="M0 200H96" />
        </svg>
        <Sorts section={section} />
        <svg viewBox="0 0 96 400" preserveAspectRatio="none" aria-hidden="true">
          <path className="on" d="M0 200H96" />
        </svg>
        <Replies section={section} />
      </div>
      <p className="flow-caption wrap small muted">{section.caption}</p>
    </div>
  )
}

function Asks({ section: { ask, question, answers } }: Props) {
  return (
    <div className="flow-ask">
      <Caption number={1} label={ask} />
      <div className="flow-card">
        <div className="flow-progress">
          <i />
          <i />
          <i />
        </div>
        <strong>{question}</strong>
        {Array.from(answers.entries(), ([place, { id, tile, text }]) => (
          <div key={id} className={place === chosen ? 'on' : undefined}>
            <Tile name={tile} />
            <span>{text}</span>
            {place === chosen && <Icon name="check" />}
          </div>
        ))}
      </div>
    </div>
  )
}

function Sorts({ section: { sort, answers } }: Props) {
  return (
    <div className="flow-sort">
      <Caption number={2} label={sort} />
      {Array.from(answers.entries(), ([place, { id, tile, leads }]) => (
        <div key={id} className={place === chosen ? 'flow-card on' : 'flow-card'}>
          <Tile name={tile} />
          <div>
            <strong>{leads}</strong>
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  )
}

function Replies({ section: { reply, messages } }: Props) {
  return (
    <div className="flow-reply">
      <Caption number={3} label={reply} />
      <div>
        {messages.map(({ id, tile, title, to, text, button }) => (
          <div key={id} className="flow-card">
            <div className="flow-subject">
              <Tile name={tile} />
              <span>
                <strong>{title}</strong>
                <small>{to}</small>
              </span>
            </div>
            {text && <p>{text}</p>}
            {button && <em>{button}</em>}
          </div>
        ))}
      </div>
    </div>
  )
}

function Caption({ number, label }: { readonly number: number; readonly label: string }) {
  return (
    <b>
      <span className="number">{number}</span>
      {label}
    </b>
  )
}
