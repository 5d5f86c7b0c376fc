import { PageList } from '../document/page-list.tsx'
import { type SectionProps, useSite } from '../kit.ts'

export function Sitemap({ section }: SectionProps<'sitemap'>) {
  const { page } = useSite()
  const { id, heading, lead } = section

  return (
    <section id={id} className="sitemap">
      <div className="wrap">
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && <p className="lead muted">{lead}</p>}
        <div className="sitemap-languages">
          {page.routes?.map((list) => (
            <PageList key={list.language} list={list} />
          ))}
        </div>
      </div>
    </section>
  )
}
