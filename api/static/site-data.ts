import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../errors/operator-error.ts'
import type { Validate } from '../errors/validate.ts'

/** The folder of a built site with data for the server. Paths that start with a dot are never served. */
const dataFolder = '.diptych'

/**
 * Reads a JSON file that the build wrote for the server and checks it. `Data` is the type that was
 * generated from the schema of `validate`.
 */
export function readSiteData<Data>(folder: string, name: string, validate: Validate): Data {
  const file = `${dataFolder}/${name}`
  const data = parse(readText(join(folder, file)))
  if (isValid<Data>(data, validate)) return data

  const [error] = validate.errors ?? []
  const reason = data === undefined ? '' : ` (${error?.instancePath || '/'} ${error?.message})`
  throw new OperatorError(
    `"${file}" of the built site in "${folder}" is missing or invalid${reason}.`,
    'Build it again: npm run build -- --force',
  )
}

const isValid = <Data>(data: unknown, validate: Validate): data is Data => validate(data)

/** Empty if the file cannot be read. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
