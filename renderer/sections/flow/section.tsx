import type { SectionProps } from 'diptych/kit'
import { FlowField } from '../_shared/drawings/flow/flow-field.tsx'

export function Flow({ section }: SectionProps<'flow'>) {
  const { id, heading, points } = section

  return (
    <section id={id} className="flow">
      <h2 className="visually-hidden">{heading}</h2>
      <FlowField section={section} />
      <div className="wrap">
        <ul className="flow-points">
          {points.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
