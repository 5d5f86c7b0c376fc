import { MoreLink, type SectionProps, useSideScroll, useSite } from 'diptych/kit'
import { Phone } from '../_shared/screens/phone.tsx'

/** How many figures stand under the text. */
const shownFigures = 2

export function Work({ section }: SectionProps<'work'>) {
  const { id, heading, text, statistics, link, client, screens } = section
  const figures = useSite().page.statistics?.[statistics]?.figures.slice(0, shownFigures) ?? []
  const { element, isScrollable } = useSideScroll()

  return (
    <section id={id} className="work">
      <div className="wrap grid">
        <div className="work-text">
          <h2>{heading}</h2>
          <p>{text}</p>
          <dl>
            {figures.map((figure) => (
              <div key={figure.id}>
                <dt>{figure.value}</dt>
                <dd className="muted">{figure.description}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={link} />
        </div>
        {/* Pictures made of words: the text beside them says what they show. Where they scroll, they are a stop. */}
        <div
          className="work-screens"
          ref={element}
          {...(isScrollable
            ? { role: 'img', tabIndex: 0, 'aria-label': heading }
            : { 'aria-hidden': true })}
        >
          {screens.map((screen) => (
            <Phone key={screen.id} client={client} screen={screen} />
          ))}
        </div>
      </div>
    </section>
  )
}
