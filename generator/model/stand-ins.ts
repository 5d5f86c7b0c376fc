import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path, pathIn } from '../read/path.ts'
import type { Site } from './site.ts'

/** What stands in for a fact that only the owner of the site knows: an entry of `stand-ins.yaml`. */
interface StandIn {
  /** The address and path, without language: `facts#company.address`. */
  readonly at: string
  /** What has to come in its place. Empty if the entry does not say so, which the schema reports. */
  readonly needs: string
  /** The position of the entry in the file. */
  readonly index: number
  /** Where it stands, in each language that has it. Empty if the place does not exist. */
  readonly places: readonly { readonly document: SourceDocument; readonly path: Path }[]
}

const entriesOf = (site: Site): readonly unknown[] => {
  const entries = site.find('stand-ins', 'stand-ins')?.data
  return Array.isArray(entries) ? entries : []
}

/** The places that entries name, without looking whether they are there. */
export const declaredPlaces = (site: Site) =>
  entriesOf(site).flatMap((entry) => (isRecord(entry) ? [String(entry['at'])] : []))

export const standInsOf = (site: Site): readonly StandIn[] =>
  entriesOf(site).flatMap((entry, index) => {
    const { at, needs } = isRecord(entry) ? entry : {}
    if (typeof at !== 'string') return []
    const [address = '', path = ''] = at.split('#', 2)
    const places = site.documents.flatMap((document) => {
      const found = document.address === address ? pathIn(document.data, path) : undefined
      return found ? [{ document, path: found }] : []
    })
    return [{ at, needs: typeof needs === 'string' ? needs : '', index, places }]
  })
