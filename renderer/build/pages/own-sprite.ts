import { type HashedFile, hashedFile } from '../bundle/hashed-file.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'

interface Input {
  readonly bundle: KeptBundle
  /** The modules that the page runs. */
  readonly modules: readonly string[]
  /** The data of the page, and of its header and footer, as JSON. */
  readonly data: readonly string[]
}

/**
 * The sprite with only the tiles and icons of one page: those that its data names as values, and those that
 * components in its modules name.
 */
export function ownSprite({ bundle, modules, data }: Input): HashedFile {
  const values = data.flatMap((text) => [...text.matchAll(/:"([\w-]+)"/g)])
  const names = new Set([
    ...values.map(([, value = '']) => value),
    ...modules.flatMap((module) => bundle.moduleNames[module] ?? []),
  ])
  const isUsed = (id: string) => names.has(id.replace(iconPrefix, ''))
  return hashedFile(
    'tiles.svg',
    bundle.sprite.text.replaceAll(symbol, (text, id) => (isUsed(id) ? text : '')),
  )
}

const symbol = /<symbol id="([^"]+)".*?<\/symbol>\n?/gs
/** Components name an icon without it. */
const iconPrefix = /^ui-/
