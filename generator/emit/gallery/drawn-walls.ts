import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import type { Wall } from '../../model/walls.ts'
import { isRecord } from '../../read/path.ts'
import { resolveWall } from '../../text/resolve.ts'

export interface DrawnWall {
  readonly name: string
  readonly wall: Wall
}

/** Every wall of a site, in the order of its file. */
export function drawnWalls(site: Site, memo: Memo): readonly DrawnWall[] {
  const walls = site.find('walls', 'walls')?.data
  if (!isRecord(walls)) return []
  return Object.keys(walls).map((name) => ({
    name,
    wall: resolveWall(site, name, site.source, memo),
  }))
}
