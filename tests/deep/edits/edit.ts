import { stringify } from 'yaml'
import type { Files } from './content.ts'

/** A change to the content, and what it is, for whoever looks into a failure. */
export interface Edit {
  readonly what: string
  readonly files: Files
}

/** The files, some of them with other data. */
export const withData = (files: Files, changes: ReadonlyMap<string, unknown>): Files =>
  new Map([...files, ...[...changes].map(([file, data]): [string, string] => [file, asYaml(data)])])

export const asYaml = (data: unknown) => stringify(data, { aliasDuplicateObjects: false })
