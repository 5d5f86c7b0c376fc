import { ActionLinks, PlanPrice, RichBlocks } from 'diptych/kit'
import type { PlanPageSection } from '#site/types.ts'

interface Props {
  readonly opening: Pick<PlanPageSection, 'plan' | 'heading' | 'lead' | 'action' | 'jump' | 'note'>
}

/** The price of a plan, for whom it is, and two buttons. */
export function PlanOpening({ opening: { plan, heading, lead, action, jump, note } }: Props) {
  return (
    <>
      <PlanPrice plan={plan} />
      <h1 tabIndex={-1}>{heading}</h1>
      <div className="plan-lead lead">
        <RichBlocks nodes={lead} />
      </div>
      <ActionLinks links={[action, jump]} />
      {note && <p className="small muted">{note}</p>}
    </>
  )
}
