import { IntakeForm } from '../forms/intake-form.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

export function Form({ section }: SectionProps<'form'>) {
  const { id, heading, form, beside } = section
  const { page } = useSite()
  const content = page.forms?.[form]
  if (!content) return null

  return (
    <section id={id} className="form">
      <div className={beside ? 'wrap grid' : 'wrap'}>
        <IntakeForm
          id={id}
          name={form}
          content={content}
          checks={page.checks?.[form] ?? []}
          heading={heading}
        />
        {beside && (
          <div className="form-beside">
            {beside.map(({ id, heading, text, facts }) => (
              <div key={id}>
                <h2>{heading}</h2>
                {text && <RichBlocks nodes={text} />}
                {facts && (
                  <dl className="lines">
                    {facts.map(({ id, term, value }) => (
                      <div key={id} className="pair">
                        <dt className="small muted">{term}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
