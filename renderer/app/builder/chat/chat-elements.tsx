import type { Tile, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { pathOf } from '../state/path.ts'
import type { BuilderState } from '../state/state.ts'
import { UnfinishedWall } from '../unfinished-wall.tsx'

interface Props {
  readonly content: ToolBuilderContent
  readonly state: BuilderState
}

/** A wall with a tile for each answer given. */
export function Pieces({ content, state }: Props) {
  const { problem, kind, main, answers } = pathOf(content, state)
  const tiles = [
    problem?.tile,
    kind?.tile,
    state.companyName === '' ? undefined : content.companyName.tile,
    main?.tile,
    ...answers.map(({ option }) => option?.tile),
  ]
  const set = tiles.filter((tile): tile is Tile => tile !== undefined)
  const isBuilding = state.phase === 'generating'

  return (
    <div className={isBuilding ? 'chat-pieces chat-building quiet' : 'chat-pieces quiet'}>
      <UnfinishedWall
        tiles={set.map((tile) => ({ tile }))}
        size={tiles.length}
        columns={2}
        narrowColumns={tiles.length}
      />
      <p className="small muted">
        {interpolate(content.chat.pieces, { count: set.length, total: tiles.length })}
      </p>
    </div>
  )
}
