import type { PlanHeroSection } from '#site/types.ts'
import { useScrollToHeading } from '../hooks/use-scroll-to-heading.ts'
import { useSite } from '../site/site-state.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

type Opening = Pick<PlanHeroSection, 'plan' | 'heading' | 'lead' | 'action' | 'jump' | 'note'>

interface Props {
  readonly opening: Opening
}

/** The price and the name of what a plan is. */
export function PlanTitle({ opening: { plan: id, heading } }: Props) {
  const plan = useSite().page.catalog?.plans.find((option) => option.id === id)

  return (
    <>
      {plan && (
        <p className="plan-price number">
          {plan.name} {plan.from}
        </p>
      )}
      <h1 tabIndex={-1}>{heading}</h1>
    </>
  )
}

/** For whom a plan is, and the two buttons. */
export function PlanInvitation({ opening: { lead, action, jump, note } }: Props) {
  const scrollToHeading = useScrollToHeading()

  return (
    <>
      <div className="plan-lead lead">
        <RichBlocks nodes={lead} />
      </div>
      <div className="buttons">
        <ActionLink link={action} variant="accent" />
        <ActionLink link={jump} variant="outline" onClick={scrollToHeading} />
      </div>
      {note && <p className="small muted">{note}</p>}
    </>
  )
}
