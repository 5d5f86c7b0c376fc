import { IntakeForm } from '../forms/intake-form.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function Form({ section }: SectionProps<'form'>) {
  const { id, heading, form } = section
  const { page } = useSite()
  const content = page.forms?.[form]
  if (!content) return null

  return (
    <section id={id} className="form">
      <div className="wrap">
        <IntakeForm
          id={id}
          name={form}
          content={content}
          checks={page.checks?.[form] ?? []}
          heading={heading}
        />
      </div>
    </section>
  )
}
