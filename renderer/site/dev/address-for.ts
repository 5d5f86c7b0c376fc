import { documentFile } from '../files/file-names.ts'
import type { DevAddress } from './dev-content.ts'

/** The address of a path, else that of the not-found page of its folder. */
export function addressFor(addresses: readonly DevAddress[], path: string): DevAddress | undefined {
  const found = addresses.find((each) => each.status === 200 && each.path === path)
  if (found) return found

  const folder = (address: DevAddress) => `/${documentFile(address)}`.replace(/\/404\.html$/, '')
  return addresses
    .filter(({ status }) => status === 404)
    .filter((each) => path.startsWith(folder(each)))
    .toSorted((a, b) => folder(b).length - folder(a).length)[0]
}
