import { hash } from 'node:crypto'
import type { Photo } from '#site/types.ts'
import type { SourceDocument } from '../read/documents.ts'
import { bytesOf } from '../read/photo.ts'
import type { Site } from './site.ts'

/** Where a photo is published: its name changes with it, so that browsers may keep it for ever. */
const pathOf = ({ name, text }: SourceDocument) =>
  `assets/${name}-${hash('sha256', bytesOf(text), 'base64url').slice(0, 8)}.avif`

/** What a page holds of a photo. Of one that is missing a preview shows the description. */
export function photoNamed(site: Site, name: string): Photo {
  const photo = site.find('photo', name)
  return { avif: `/${photo ? pathOf(photo) : `assets/${name}.avif`}` }
}

/** Photos by the path at which they are published: those that pages hold, such as `photo noor`, or all. */
export const publishedPhotos = (
  site: Site,
  held?: readonly string[],
): ReadonlyMap<string, Uint8Array> =>
  new Map(
    site
      .all('photo')
      .filter(({ name }) => !held || held.includes(`photo ${name}`))
      .map((photo) => [pathOf(photo), bytesOf(photo.text)]),
  )
