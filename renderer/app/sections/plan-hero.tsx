import { useScrollToHeading } from '../hooks/use-scroll-to-heading.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function PlanHero({ section }: SectionProps<'plan-hero'>) {
  const { id, heading, lead, action, jump, note, wall } = section
  const plan = useSite().page.catalog?.plans.find((option) => option.id === section.plan)

  const scrollToHeading = useScrollToHeading()

  return (
    <section id={id} className="plan-hero">
      <div className="wrap grid">
        <div className="plan-hero-text">
          {plan && (
            <p className="plan-hero-price number">
              {plan.name} {plan.from}
            </p>
          )}
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="plan-hero-lead lead">
            <RichBlocks nodes={lead} />
          </div>
          <div className="buttons">
            <ActionLink link={action} variant="accent" />
            <ActionLink link={jump} variant="outline" onClick={scrollToHeading} />
          </div>
          {note && <p className="small muted">{note}</p>}
        </div>
        <div className="plan-hero-art">
          <WallArt wall={wall} className="live" />
        </div>
      </div>
    </section>
  )
}
