import { Media, MoreLink, RichBlocks, RichText, type SectionProps, Tile } from '../kit.ts'

export function Text({ section }: SectionProps<'text'>) {
  const { id, look, tile, heading, text, points, link, media } = section
  const said = (
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
  const words = (
    <>
      {heading && <h2>{heading}</h2>}
      <div className="text-words">
        {look === 'prose' ? <div className="prose">{said}</div> : said}
        {link && <MoreLink link={link} />}
      </div>
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
