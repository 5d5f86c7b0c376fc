import type { Media as MediaContent } from '#site/types.ts'
import { components } from '../navigation/page-loader.ts'
import { SectionView } from '../site/section.tsx'
import { WallArt } from './wall-art.tsx'

interface Props {
  readonly media: MediaContent
  /** Classes of a wall. */
  readonly className?: string | undefined
}

/** What stands beside the words of a section: a wall, or what a type of the site draws. */
export function Media({ media, className }: Props) {
  return 'wall' in media ? (
    <WallArt wall={media.wall} className={className} />
  ) : (
    <SectionView section={media} components={components} />
  )
}
