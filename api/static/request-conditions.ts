/** The request's headers that decide about the form of a file. */
export interface RequestConditions {
  readonly acceptEncoding: string
  readonly ifNoneMatch: string | undefined
  readonly range: string | undefined
  readonly ifRange: string | undefined
}

/** Picks them out of the raw list: making an object of all headers costs more than sending the file. */
export function readConditions(rawHeaders: readonly string[]): RequestConditions {
  let acceptEncoding = ''
  let ifNoneMatch: string | undefined
  let range: string | undefined
  let ifRange: string | undefined

  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase()
    const value = rawHeaders[index + 1]
    if (name === 'accept-encoding') acceptEncoding = value ?? ''
    else if (name === 'if-none-match') ifNoneMatch = value
    else if (name === 'range') range = value
    else if (name === 'if-range') ifRange = value
  }
  return { acceptEncoding, ifNoneMatch, range, ifRange }
}
