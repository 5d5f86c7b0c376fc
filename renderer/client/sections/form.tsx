import type { FormAside } from '#site/types.ts'
import { IntakeForm } from '../forms/intake-form.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function Form({ section }: SectionProps<'form'>) {
  const { id, heading, form, aside } = section
  const { page } = useSite()
  const content = page.forms?.[form]
  if (!content) return null

  return (
    <section id={id} className="form">
      <div className="wrap grid">
        <IntakeForm
          id={id}
          name={form}
          content={content}
          checks={page.checks?.[form] ?? []}
          heading={heading}
        />
        {aside && <Aside aside={aside} />}
      </div>
    </section>
  )
}

function Aside({ aside: { heading, items } }: { readonly aside: FormAside }) {
  return (
    <div className="form-aside">
      <h3>{heading}</h3>
      <ol>
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
