import { useEffect } from 'react'
import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Hero({ section }: SectionProps<'hero'>) {
  const { id, headline, lead, actions, wall } = section
  useEffect(() => rememberLaid, [])

  return (
    <section id={id} className="hero">
      <div className="wrap grid">
        {/* The wall gives the row its height: after the text it would move the text while it arrives. */}
        <div className="hero-art">
          <WallArt wall={wall} className="live" />
        </div>
        <div className="hero-text">
          <h1 className="display" tabIndex={-1}>
            {Array.from(headline.entries(), ([place, line]) => (
              <span key={place}>{`${line} `}</span>
            ))}
          </h1>
          <div>
            <div className="hero-lead lead">
              <RichBlocks nodes={lead} />
            </div>
            <div className="buttons">
              {Array.from(actions.entries(), ([place, link]) => (
                <ActionLink key={place} link={link} variant={place === 0 ? 'accent' : 'outline'} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The wall is laid on the first view of a visit only; the boot script does the same for documents. */
function rememberLaid() {
  document.documentElement.dataset['laid'] = ''
}
