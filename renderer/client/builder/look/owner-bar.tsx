import type { ToolBuilderContent } from '#site/types.ts'
import { Tile } from '../../ui/tile.tsx'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { fieldTile } from './field-tile.ts'

interface Props {
  readonly content: ToolBuilderContent
  readonly finished: FinishedQuiz
}

/** Whose quiz it is: the logo, or the tile of the field, and the name. It links nowhere: anyone can make a link. */
export function OwnerBar({ content, finished }: Props) {
  const { company, look } = finished
  const { logo } = look ?? {}
  return (
    <header className="own-bar">
      <span>
        {logo ? (
          <img src={logo} alt={company} />
        ) : (
          <Tile name={fieldTile(content, finished)} className="tile quiet" />
        )}
        <b dir="auto" aria-hidden={logo !== undefined}>
          {company}
        </b>
      </span>
    </header>
  )
}
