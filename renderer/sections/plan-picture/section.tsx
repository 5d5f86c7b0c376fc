import type { SectionProps } from 'diptych/kit'
import { DrawnPlan } from '../_shared/drawings/plan-picture.tsx'

export function PlanPicture({ section }: SectionProps<'plan-picture'>) {
  return <DrawnPlan picture={section} />
}
