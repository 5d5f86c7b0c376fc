import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Hero({ section }: SectionProps<'hero'>) {
  const { id, headline, lead, actions, wall } = section

  return (
    <section id={id} className="hero">
      <div className="wrap grid">
        <div className="hero-text">
          <h1 className="display" tabIndex={-1}>
            {headline.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h1>
          <div>
            <div className="hero-lead lead">
              <RichBlocks nodes={lead} />
            </div>
            <div className="buttons">
              {actions.map((link, index) => (
                <ActionLink
                  key={link.to}
                  link={link}
                  variant={index === 0 ? 'accent' : 'outline'}
                />
              ))}
            </div>
          </div>
        </div>
        <div className="hero-art">
          <WallArt wall={wall} className="live" />
        </div>
      </div>
    </section>
  )
}
