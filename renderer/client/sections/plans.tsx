import type { ComponentType } from 'react'
import type { PlansSection } from '#site/types.ts'
import { interpolate, type SectionProps, useSite } from '../kit.ts'
import type { PlansProps } from '../plans/by-plan.tsx'
import { PlanCards } from '../plans/plan-cards.tsx'
import { PlanGroups } from '../plans/plan-groups.tsx'
import { PlanTable } from '../plans/plan-table.tsx'

const looks: Readonly<Record<PlansSection['look'], ComponentType<PlansProps>>> = {
  cards: PlanCards,
  table: PlanTable,
  groups: PlanGroups,
}

export function Plans({ section }: SectionProps<'plans'>) {
  const { catalog } = useSite().page
  const { id, look } = section
  const plan = catalog?.plans.find((each) => each.id === section.plan) ?? catalog?.plans[0]
  const Look = looks[look]
  if (!catalog || !plan) return null
  // Groups name the plan that is shown at the moment.
  const heading =
    look === 'groups' ? section.heading : interpolate(section.heading, { plan: plan.name })

  return (
    <section
      id={id}
      className={`plans-${look}`}
      aria-label={look === 'cards' ? heading : undefined}
    >
      <Look section={{ ...section, heading }} catalog={catalog} plan={plan.id} />
    </section>
  )
}
