import { hashOf } from '../hash-of.ts'
import type { Site } from '../model/site.ts'

/** A hash of all that is emitted of a site but the texts of its pages: of these it has what others show of them. */
export function emissionKey(site: Site): string {
  const { today, drafts, facts, otherFolders, schemas } = site
  const documents = site.documents.flatMap((document) => {
    const { kind, file, hash } = document
    if (kind === 'state') return []
    const seen = JSON.stringify([site.outlineOf(document), site.faceOf(document)])
    return kind === 'page' ? [`${file} ${seen}`] : [`${file} ${hash}`]
  })
  const circumstances = JSON.stringify([today, drafts, [...otherFolders], [...facts]])
  return hashOf([schemas.hash, circumstances, ...documents])
}
