import type { Media as MediaContent } from '#site/types.ts'
import { components } from '../navigation/page-loader.ts'
import { SectionView } from '../site/section.tsx'
import { WallArt } from './wall-art.tsx'

interface Props {
  readonly media: MediaContent
  /** Whether it is in the first view of its page. */
  readonly isFirst?: boolean
}

/** What stands beside the words of a section: a wall, or what a type of the site draws. */
export function Media({ media, isFirst }: Props) {
  return 'wall' in media ? (
    <WallArt wall={media.wall} />
  ) : (
    <SectionView section={media} isFirst={isFirst} components={components} />
  )
}
