import { type SectionProps, Tile, useSideScroll, useSite } from 'diptych/kit'
import { useState } from 'react'
import type { SampleAnswer, ScreensSection } from '#site/types.ts'
import { Phone } from '../_shared/drawings/client/phone.tsx'
import { Progress } from '../_shared/drawings/client/screen-parts.tsx'
import { PlayPhone } from '../_shared/screens/play-phone.tsx'

export function Screens({ section }: SectionProps<'screens'>) {
  const { id, heading, client, points, quiz } = section

  return (
    <section id={id} className={`screens tint tint-${client.tint}`}>
      <div className="screens-head grid wrap">
        <h2>{heading}</h2>
        {points && (
          <ul className="even">
            {points.map(({ id, title, text }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {quiz === undefined ? (
        section.stepsHeading && <p className="screens-line wrap">{section.stepsHeading}</p>
      ) : (
        <Played section={section} quiz={quiz} />
      )}
      <Stills section={section} />
    </section>
  )
}

interface PlayedProps {
  readonly section: ScreensSection
  readonly quiz: string
}

/** The quiz on a phone, between the list of steps and the tiles of the answers. */
function Played({ section: { id, client, stepsHeading, steps }, quiz }: PlayedProps) {
  const sample = useSite().page.sampleQuizzes?.[quiz]
  const [answers, setAnswers] = useState<readonly SampleAnswer[]>([])
  if (!sample) return null

  const { questions, words } = sample
  const current = answers.length < questions.length ? 0 : 1

  return (
    <div className="screens-play">
      <div className="wrap">
        <div className="screens-steps">
          {stepsHeading && <h3>{stepsHeading}</h3>}
          <ol className="lines">
            {Array.from(steps.entries(), ([place, { id, title, text, screen }]) => (
              <li key={id} aria-current={place === current ? 'step' : undefined}>
                <span className="number square" aria-hidden="true">
                  {place + 1}
                </span>
                <div>
                  <b>{title}</b>
                  {!screen && <p>{text}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
        <PlayPhone
          client={client}
          quiz={sample}
          answers={answers}
          onAnswers={setAnswers}
          titleId={`${id}-question`}
        >
          <Progress step={answers.length + 1} of={questions.length} />
        </PlayPhone>
        <div className="screens-laid">
          <div className="grout" aria-hidden="true">
            {questions.map(({ id }, place) => (
              <i key={id}>{answers[place] && <Tile name={answers[place].tile} />}</i>
            ))}
          </div>
          <p>{words.laid}</p>
        </div>
      </div>
    </div>
  )
}

/** The steps that have a screen. */
function Stills({
  section: { heading, client, stepsHeading, steps },
}: {
  readonly section: ScreensSection
}) {
  const { element, isScrollable } = useSideScroll<HTMLOListElement>()

  return (
    /* Where it scrolls, the Tab key has to reach it. */
    <ol
      className="screens-stills wrap"
      ref={element}
      {...(isScrollable && { tabIndex: 0, 'aria-label': stepsHeading ?? heading })}
    >
      {Array.from(
        steps.entries(),
        ([place, { id, title, text, screen }]) =>
          screen && (
            <li key={id} value={place + 1}>
              <div className="drawing" aria-hidden="true">
                <Phone client={client} screen={screen} />
              </div>
              <div>
                <h3>
                  <span className="number square" aria-hidden="true">
                    {place + 1}
                  </span>
                  {title}
                </h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ),
      )}
    </ol>
  )
}
