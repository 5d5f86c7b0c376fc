import { OperatorError } from '../errors/operator-error.ts'
import type { Validate } from '../errors/validate.ts'
import { type Build, dataFolder, readSiteFileNow } from './build.ts'

/**
 * Reads a JSON file that the build wrote for the server and checks it. `Data` is the type that was
 * generated from the schema of `validate`.
 */
export function readSiteData<Data>(build: Build, name: string, validate: Validate): Data {
  const file = `${dataFolder}${name}`
  const data = read(build, file)
  if (isValid<Data>(data, validate)) return data

  const [error] = validate.errors ?? []
  const reason = data === undefined ? '' : ` (${error?.instancePath || '/'} ${error?.message})`
  throw new OperatorError(
    `"${file}" of the built site in "${build.folder}" is missing or invalid${reason}.`,
    'Build it again: npm run build -- --force',
  )
}

const isValid = <Data>(data: unknown, validate: Validate): data is Data => validate(data)

/** Undefined if it cannot be read, or is not JSON. */
function read(build: Build, file: string): unknown {
  try {
    return JSON.parse(readSiteFileNow(build, file).toString('utf8'))
  } catch {
    return undefined
  }
}
