import type { SectionProps } from 'diptych/kit'
import { Still } from '../_shared/drawings/still.tsx'

export function FilmStill({ section }: SectionProps<'film-still'>) {
  return (
    <figure className="film-still">
      <Still still={section} />
    </figure>
  )
}
