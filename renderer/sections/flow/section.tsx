import {
  CountedFigure,
  interpolate,
  type SectionProps,
  Tile,
  useCountUp,
  useSite,
} from 'diptych/kit'
import { Fragment } from 'react'
import type { FlowChoice, FlowSection } from '#site/types.ts'
import { useSaid } from '../_shared/use-said.ts'

/** The place of the answer that is chosen at first: the schema says the second. */
const first = 1

/** How long a choice takes to reach its reply. The style sheet draws it in that time. */
const delay = 560

export function Flow({ section }: SectionProps<'flow'>) {
  const { id, heading, tint, points, statistics = '' } = section
  const { page } = useSite()
  const list = useCountUp()
  const figures = page.statistics?.[statistics]?.figures ?? []

  return (
    <section id={id} className="flow">
      <h2 className="visually-hidden">{heading}</h2>
      <FlowField section={section} />
      <div className="wrap">
        <ul ref={list} className={`flow-points tint-${tint}`}>
          {points.map(({ id: name, title, text }, index) => (
            <li key={name}>
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
              {figures[index] && (
                <div className="flow-figure">
                  <CountedFigure value={figures[index].value} />
                  <p className="small muted">{figures[index].description}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface Props {
  readonly section: FlowSection
}

/** What happens to an answer, from left to right. The style sheet draws the path of the answer that is chosen. */
function FlowField({ section }: Props) {
  const { id, tint, ask, sort, reply, question, choices, caption, visitor } = section
  const { said, onChange } = useSaid(delay)
  const heard = choices.find((choice) => choice.id === said)

  return (
    <div className={`flow-field drawing tint tint-${tint}`}>
      <div className="wrap">
        <div className={`flow-columns flow-of-${choices.length}`}>
          <Paths count={choices.length} />
          <fieldset className="flow-ask">
            <Caption number={1} label={ask} />
            <legend>{question}</legend>
            {Array.from(choices.entries(), ([place, { id: value, tile, answer }]) => (
              <label key={value} className="over">
                <input
                  type="radio"
                  name={`${id}-answer`}
                  value={value}
                  defaultChecked={place === first}
                  onChange={onChange}
                />
                <Tile name={tile} />
                <span>{answer}</span>
              </label>
            ))}
          </fieldset>
          <div className="flow-sort">
            <Caption number={2} label={sort} />
            <ul>
              {choices.map(({ id, tile, service }) => (
                <li key={id}>
                  <Tile name={tile} />
                  <strong>{service}</strong>
                </li>
              ))}
            </ul>
          </div>
          <div className="flow-reply">
            <Caption number={3} label={reply} />
            <div className="flow-replies">
              {choices.map((choice) => (
                <Reply key={choice.id} section={section} choice={choice} />
              ))}
            </div>
            <p className="visually-hidden" aria-live="polite">
              {heard && `${visitor}: ${heard.reply}`}
            </p>
          </div>
        </div>
        <p className="small muted">{caption}</p>
      </div>
    </div>
  )
}

/** One line from each answer to the reply, and over it the line that is drawn when the answer is chosen. */
function Paths({ count }: { readonly count: number }) {
  return (
    <svg viewBox="0 0 1000 420" preserveAspectRatio="none" aria-hidden="true">
      {flowPaths(count).map(({ sorts, replies }) => (
        <Fragment key={sorts}>
          <path d={sorts + replies} />
          <g>
            <path pathLength={1} d={sorts} />
            <path pathLength={1} d={replies} />
          </g>
        </Fragment>
      ))}
    </svg>
  )
}

/** What the visitor and the owner get. */
function Reply({ section, choice }: Props & { readonly choice: FlowChoice }) {
  const { visitor, owner } = section
  const { reply, button, service } = choice
  return (
    <div>
      <div className="flow-message">
        <p className="small muted">{visitor}</p>
        <p>{reply}</p>
        <em>{button}</em>
      </div>
      <p className="flow-notice tiled small">
        <Tile name={owner.tile} />
        <span>
          <strong>{interpolate(owner.title, { service })}</strong>
          {owner.to}
        </span>
      </p>
    </div>
  )
}

function Caption({ number, label }: { readonly number: number; readonly label: string }) {
  return (
    <b>
      <span className="number square">{number}</span>
      {label}
    </b>
  )
}

/** Where the parts of the drawing stand, in thousandths of its width and pixels of its height at the usual text size. */
const across = { answers: 310, services: [375, 625], reply: 690 } as const
const answersTop = 104
const servicesTop = 52
const servicesHeight = 346
/** How far down the reply all paths end. */
const end = 225
const gap = 3

/** The height of an answer and of a service: four of them are lower. */
const heightsOf = (count: number) =>
  count > 3 ? { answer: 60, service: 76 } : { answer: 72, service: 84 }

/** The path from each answer to its service, and from there to the reply. */
function flowPaths(count: number) {
  const { answer, service } = heightsOf(count)
  const step = (servicesHeight - service) / (count - 1)

  return Array.from({ length: count }, (_, place) => {
    const from = answersTop + answer / 2 + place * (answer + gap)
    const through = servicesTop + service / 2 + place * step
    const [before, after] = across.services
    return {
      sorts: curve(across.answers, from, before, through),
      replies: curve(after, through, across.reply, end),
    }
  })
}

function curve(x: number, y: number, toX: number, toY: number) {
  const middle = (x + toX) / 2
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`
}
