import type { ComponentProps, ComponentType, MouseEvent } from 'react'
import type { ActionSection } from '#site/types.ts'
import { ActionLink, Media, RichBlocks, RichBox, type SectionProps, Tile, useSite } from '../kit.ts'
import { openPopup } from '../scheduling/open-popup.ts'

interface LookProps {
  readonly section: ActionSection
}

const looks: Readonly<Record<ActionSection['look'], ComponentType<LookProps>>> = {
  band: Band,
  line: Line,
  split: Split,
}

export function Action({ section }: SectionProps<'action'>) {
  const { id, look } = section
  const Look = looks[look]
  return (
    <section id={id} className={look === 'band' ? 'action-band panel' : `action-${look}`}>
      <Look section={section} />
    </section>
  )
}

function Band({ section }: LookProps) {
  const { tile, heading, text } = section
  return (
    <div className="wrap grid">
      {tile && <Tile name={tile} />}
      {heading && <h2>{heading}</h2>}
      <div className="action-side">
        {text && <RichBox className="muted" nodes={text} />}
        <div className="buttons">
          <Buttons section={section} first="accent" />
        </div>
      </div>
    </div>
  )
}

function Line({ section }: LookProps) {
  const { tile } = section
  return (
    <div className="wrap cluster">
      {tile && <Tile name={tile} />}
      <Words section={section} />
      <Buttons section={section} first="outline" />
    </div>
  )
}

function Split({ section }: LookProps) {
  return (
    <div className="wrap">
      {section.media ? <Media media={section.media} /> : <div />}
      <div className="action-words">
        <Words section={section} />
        <div className="cluster">
          <Buttons section={section} first="accent" />
        </div>
      </div>
    </div>
  )
}

const Words = ({ section: { heading, text } }: LookProps) => (
  <div className="prose">
    {heading && <h2>{heading}</h2>}
    {text && <RichBlocks nodes={text} />}
  </div>
)

/** The buttons, of which the first may open the calendar, and what stands beside them. */
function Buttons({
  section: { actions, books, aside },
  first,
}: LookProps & { readonly first: 'accent' | 'outline' }) {
  return (
    <>
      {Array.from(actions.entries(), ([place, link]) => {
        const variant = place === 0 ? first : 'outline'
        const Button = books && place === 0 ? BookingLink : ActionLink
        return <Button key={place} link={link} variant={variant} />
      })}
      {aside && <span className="small muted">{aside}</span>}
    </>
  )
}

type Props = Pick<ComponentProps<typeof ActionLink>, 'link' | 'variant'>

/** A link to the page with the form. It opens the calendar instead if the provider has loaded. */
function BookingLink({ link, variant }: Props) {
  const { scheduling } = useSite().page

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
    if (!scheduling || altKey || ctrlKey || metaKey || shiftKey) return
    const onClose = () => currentTarget.focus({ preventScroll: true })
    if (openPopup({ settings: scheduling, prefill: {}, onClose })) event.preventDefault()
  }
  return <ActionLink link={link} variant={variant} onClick={open} />
}
