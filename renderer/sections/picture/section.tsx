import { type SectionProps, useSite } from 'diptych/kit'

/** Each file holds its picture twice: for a light ground and, under that, for a dark one. */
const files = import.meta.glob<string>('./images/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Name, language, width and height, as in `noor-quiz.en.1234x694.avif`. */
const fileName = /([\w-]+\.\w+)\.(\d+)x(\d+)\.avif$/

const pictures = new Map(
  Object.entries(files).map(([path, src]) => {
    const [, name, width, height] = fileName.exec(path) ?? []
    return [name, { src, width: Number(width), height: Number(height) }]
  }),
)

export function Picture({ section, isFirst }: SectionProps<'picture'>) {
  const { image, alt, caption } = section
  // A language that has none of its own shows another’s.
  const [other] = [...pictures.keys()].filter((name) => name?.startsWith(`${image}.`))
  const picture = pictures.get(`${image}.${useSite().page.language}`) ?? pictures.get(other)
  if (!picture) throw new Error(`There is no picture ${image}.`)
  const { src, width, height } = picture

  return (
    <>
      <div className="media-picture">
        {/* Keeps its place free. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <img
          src={src}
          width={width}
          height={2 * height}
          alt={alt}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </div>
      {caption && <p className="media-caption small muted">{caption}</p>}
    </>
  )
}
