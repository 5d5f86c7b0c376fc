import { PlanValue } from '../plans/plan-value.tsx'
import { withoutReplaced } from '../plans/visible-features.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function PlanColumn({ section }: SectionProps<'plan-column'>) {
  const { id, heading, plan, feature: head } = section
  const { catalog } = useSite().page
  if (!catalog) return null

  const { plans } = catalog
  const headingId = `${id}-heading`

  return (
    <section id={id} className="plan-column">
      <div className="wrap grid">
        <h2 id={headingId}>{heading}</h2>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{plans.find((option) => option.id === plan)?.name}</th>
            </tr>
          </thead>
          <tbody>
            {withoutReplaced(catalog, plan).map((feature) => (
              <tr key={feature.id}>
                <th scope="row">{feature.text}</th>
                <td>
                  <PlanValue feature={feature} plan={plan} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
