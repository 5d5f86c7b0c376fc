import { CountedFigure, type SectionProps, useCountUp, useSite } from 'diptych/kit'
import { FlowField } from '../_shared/drawings/flow/flow-field.tsx'

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
