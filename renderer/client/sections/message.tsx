import type { MessageSection } from '#site/types.ts'
import { Outcome } from '../forms/outcome.tsx'
import { ActionLink, Icon, Media, RichBox, type SectionProps, Tile } from '../kit.ts'

export function Message({ section }: SectionProps<'message'>) {
  const { id, look, media, heading, text, action, next } = section
  if (look === 'missing') return <Missing section={section} />

  return (
    <section id={id}>
      <Outcome art={media && <Media media={media} />} {...{ heading, action, next }} level="h1">
        <RichBox className="lead muted" nodes={text} />
      </Outcome>
    </section>
  )
}

function Missing({ section }: { readonly section: MessageSection }) {
  const { id, media, mediaLabel, fallen, heading, text, suggestion, next, action, back } = section

  return (
    <section id={id} className="message-missing">
      <div className="wrap">
        {media && (
          <div
            className="message-media"
            {...(mediaLabel !== undefined && { role: 'img', 'aria-label': mediaLabel })}
          >
            <Media media={media} />
          </div>
        )}
        <div className="message-words">
          <h1 tabIndex={-1}>{heading}</h1>
          <RichBox className="lead" nodes={text} />
          {suggestion && <p className="muted">{suggestion}</p>}
          <div className="buttons">
            {next && <ActionLink link={next} variant="accent" />}
            <ActionLink link={action} variant={next ? 'outline' : 'accent'} />
            {back && (
              <button
                className="button button-outline"
                type="button"
                onClick={() => window.history.back()}
              >
                <Icon name="back" />
                {back}
              </button>
            )}
          </div>
        </div>
      </div>
      {fallen && <Tile name={fallen} className="message-fallen" />}
    </section>
  )
}
