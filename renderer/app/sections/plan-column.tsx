import { PlanValue } from '../plans/plan-value.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function PlanColumn({ section }: SectionProps<'plan-column'>) {
  const { id, heading, plan, feature: head } = section
  const { features = [], plans = [] } = useSite().page.catalog ?? {}
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
            {features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">{feature.text}</th>
                <td>
                  <PlanValue feature={feature} plan={plan} plans={plans} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
