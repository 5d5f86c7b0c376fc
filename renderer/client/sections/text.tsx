import type { TextSection } from '#site/types.ts'
import { Media, MoreLink, RichBlocks, RichText, type SectionProps, Tile } from '../kit.ts'

export function Text({ section }: SectionProps<'text'>) {
  const { id, look, tile, heading, media } = section
  const words = (
    <>
      {heading && <h2>{heading}</h2>}
      <Words section={section} />
    </>
  )

  return (
    <section id={id} className={`text-${look}`}>
      <div className="wrap grid">
        {look === 'statement' && tile && <Tile name={tile} />}
        {media ? <div className="text-beside">{words}</div> : words}
        {media && (
          <div className="text-media">
            <Media media={media} />
          </div>
        )}
      </div>
    </section>
  )
}

function Words({ section: { look, text, points, link } }: { readonly section: TextSection }) {
  const words = (
    <>
      <RichBlocks nodes={text} />
      {points && (
        <ul className="marks">
          {points.map(({ id, text }) => (
            <li key={id}>
              <RichText nodes={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
  return (
    <div className="text-words">
      {look === 'prose' ? <div className="prose">{words}</div> : words}
      {link && <MoreLink link={link} />}
    </div>
  )
}
