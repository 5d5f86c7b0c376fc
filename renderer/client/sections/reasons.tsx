import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { SidePanel } from '../ui/side-panel.tsx'

export function Reasons({ section }: SectionProps<'reasons'>) {
  const { id, heading, reasons, panel } = section

  return (
    <section id={id} className="reasons">
      <div className="wrap grid">
        <div className="reasons-text">
          <h2>{heading}</h2>
          <ul>
            {reasons.map(({ id, title, text }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p className="muted">{unbroken(text)}</p>
              </li>
            ))}
          </ul>
        </div>
        <SidePanel {...panel} />
      </div>
    </section>
  )
}
