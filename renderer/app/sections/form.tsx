import type { FormAside } from '#site/types.ts'
import { FormField } from '../fields/form-field.tsx'
import type { SectionProps } from '../section.tsx'
import { useSite } from '../site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'

export function Form({ section }: SectionProps<'form'>) {
  const { id, heading, aside } = section
  const content = useSite().page.forms?.[section.form]
  if (!content) return null

  const { fields, submit, note, choose } = content
  const headingId = `${id}-heading`

  return (
    <section id={id} className="form">
      <div className="wrap grid">
        <h2 id={headingId} className="visually-hidden">
          {heading}
        </h2>
        <form method="post" action="/" noValidate aria-labelledby={headingId}>
          <input type="hidden" name="form-name" value={section.form} />
          {fields.map((field) => (
            <FormField key={field.name} id={`${id}-${field.name}`} field={field} choose={choose} />
          ))}
          <div className="form-send">
            <button className="button button-accent" type="submit">
              {submit} <Icon name="arrow" />
            </button>
            {note && (
              <p className="small muted">
                <RichText nodes={note} />
              </p>
            )}
          </div>
        </form>
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
