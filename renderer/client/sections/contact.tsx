import type { ReactNode } from 'react'
import type { ContactSection, OrganizationDetails } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

export function Contact({ section }: SectionProps<'contact'>) {
  const { organization } = useSite().page
  const { id, heading, text } = section

  return (
    <section id={id} className="contact">
      <div className="wrap grid">
        <div className="contact-head">
          <h2>{heading}</h2>
          {text && (
            <div className="prose muted">
              <RichBlocks nodes={text} />
            </div>
          )}
        </div>
        {organization && <Details show={section.show} organization={organization} />}
      </div>
    </section>
  )
}

interface DetailsProps {
  readonly show: ContactSection['show']
  readonly organization: OrganizationDetails
}

function Details({ show, organization }: DetailsProps) {
  const { address, telephone, email, hours, words } = organization
  const isShown = (detail: (typeof show)[number]) => show.includes(detail)

  return (
    <div className="contact-details">
      {(isShown('address') || isShown('telephone') || isShown('email')) && (
        <address>
          <dl className="lines">
            {isShown('address') && (
              <Detail term={words?.address}>
                {Array.from(address.entries(), ([place, line]) => (
                  <span key={place}>{line}</span>
                ))}
              </Detail>
            )}
            {isShown('telephone') && telephone && (
              <Detail term={words?.telephone}>
                <a className="contact-number" href={telephone.href}>
                  {telephone.text}
                </a>
              </Detail>
            )}
            {isShown('email') && email !== undefined && (
              <Detail term={words?.email}>
                <a href={`mailto:${email}`}>{email}</a>
              </Detail>
            )}
          </dl>
        </address>
      )}
      {isShown('hours') && (
        <table>
          <caption className="small muted">{words?.hours}</caption>
          <tbody>
            {hours.map(({ days, times }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>
                  {times.length === 0 && <span className="muted">{words?.closed}</span>}
                  {times.map((time) => (
                    <span key={time}>{time}</span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function Detail({
  term,
  children,
}: {
  readonly term: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt className="small muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
