import type { SectionProps } from '../site/section.tsx'
import { RichBlocks, RichText } from '../ui/rich-text.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { SiteIcon } from '../ui/tile.tsx'

export function Checklist({ section }: SectionProps<'checklist'>) {
  const { id, heading, text, items, panel } = section

  return (
    <section id={id} className="checklist">
      <div className="wrap grid">
        <div className="checklist-text">
          <h2>{heading}</h2>
          {text && (
            <div className="prose muted">
              <RichBlocks nodes={text} />
            </div>
          )}
          <ul>
            {items.map(({ id, text }) => (
              <li key={id}>
                <SiteIcon name="check" />
                <span>
                  <RichText nodes={text} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <SidePanel {...panel} />
      </div>
    </section>
  )
}
