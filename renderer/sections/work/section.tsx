import { MoreLink, type SectionProps, useSite, WallArt } from 'diptych/kit'
import { useState } from 'react'
import type { SampleAnswer } from '#site/types.ts'
import { PlayPhone } from '../_shared/screens/play-phone.tsx'

/** How many figures stand under the text. */
const shownFigures = 2

export function Work({ section }: SectionProps<'work'>) {
  const { id, heading, text, statistics, link, client, quiz, wall } = section
  const { page } = useSite()
  const figures = page.statistics?.[statistics]?.figures.slice(0, shownFigures) ?? []
  const sample = page.sampleQuizzes?.[quiz]
  const [answers, setAnswers] = useState<readonly SampleAnswer[]>([])

  return (
    <section id={id} className={`work tint tint-${client.tint}`}>
      <div className="wrap">
        <div className="work-text">
          <h2>{heading}</h2>
          <p>{text}</p>
          <dl className="cluster">
            {figures.map((figure) => (
              <div key={figure.id}>
                <dt>{figure.value}</dt>
                <dd>{figure.description}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={link} />
        </div>
        {sample && (
          <PlayPhone
            client={client}
            quiz={sample}
            answers={answers}
            onAnswers={setAnswers}
            titleId={`${id}-question`}
          />
        )}
      </div>
      {wall && <WallArt wall={wall} />}
    </section>
  )
}
