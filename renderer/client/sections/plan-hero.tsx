import { PlanInvitation, PlanTitle } from '../plans/plan-opening.tsx'
import type { SectionProps } from '../site/section.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function PlanHero({ section }: SectionProps<'plan-hero'>) {
  const { id, wall } = section

  return (
    <section id={id} className={wall ? 'plan-hero' : 'plan-hero plan-hero-wide'}>
      <div className="wrap grid">
        {wall ? (
          <>
            <div className="plan-hero-text plan-opening">
              <PlanTitle opening={section} />
              <PlanInvitation opening={section} />
            </div>
            <div className="plan-hero-art">
              <WallArt wall={wall} className="live" />
            </div>
          </>
        ) : (
          <>
            <div className="plan-hero-text plan-opening">
              <PlanTitle opening={section} />
            </div>
            <div className="plan-hero-side plan-opening">
              <PlanInvitation opening={section} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}
