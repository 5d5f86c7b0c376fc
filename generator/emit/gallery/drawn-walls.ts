import type { Site } from '../../model/site.ts'
import { compileWall, type Wall } from '../../model/walls.ts'
import { isRecord } from '../../read/path.ts'

export interface DrawnWall {
  readonly name: string
  readonly wall: Wall
}

/** Every wall of a site, in the order of its file. */
export function drawnWalls(site: Site): readonly DrawnWall[] {
  const walls = site.find('walls', 'walls')?.data
  if (!isRecord(walls)) return []
  return Object.entries(walls).map(([name, drawing]) => ({ name, wall: compileWall(drawing) }))
}
