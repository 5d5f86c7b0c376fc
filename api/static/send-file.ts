import type { ServerResponse } from 'node:http'
import { readRange } from './byte-range.ts'
import { preferredEncoding } from './encoding.ts'
import type { RequestConditions } from './request-conditions.ts'
import type { SiteEntry, SiteFile } from './site-file.ts'

interface Sending {
  readonly entry: SiteEntry
  readonly conditions: RequestConditions
  readonly isHead: boolean
}

/** Sends a file in the form that the caller wants: nothing where it has it, a part, or the whole. */
export function sendFile(response: ServerResponse, { entry, conditions, isHead }: Sending): void {
  const file = entry[preferredEncoding(conditions.acceptEncoding)] ?? entry.identity
  if (conditions.ifNoneMatch !== undefined && hasTag(conditions.ifNoneMatch, file.etag)) {
    response.writeHead(304, file.unchanged).end()
    return
  }
  if (conditions.range !== undefined && file.hasParts && !isHead && isFresh(conditions, file)) {
    sendPart(response, file, conditions.range)
    return
  }
  sendWhole(response, file, isHead)
}

function sendWhole(response: ServerResponse, { headers, body }: SiteFile, isHead: boolean) {
  response.writeHead(200, headers)
  response.end(isHead ? undefined : body)
}

function sendPart(response: ServerResponse, file: SiteFile, header: string) {
  const { body, unchanged, headers } = file
  const range = readRange(header, body.length)
  if (range === undefined) {
    sendWhole(response, file, false)
    return
  }
  if (range === 'unsatisfiable') {
    const empty = ['content-range', `bytes */${body.length}`, 'content-length', '0']
    response.writeHead(416, [...unchanged, ...empty]).end()
    return
  }
  const { start, end } = range
  const [, type = ''] = headers
  response
    .writeHead(206, [
      ...unchanged,
      ...['content-type', type],
      ...['content-range', `bytes ${start}-${end}/${body.length}`],
      ...['content-length', String(end - start + 1)],
    ])
    .end(body.subarray(start, end + 1))
}

/** Whether a tag is among those a caller names, weak or not: the comparison of RFC 9110, 13.1.2. */
const hasTag = (header: string, etag: string) =>
  header.split(',').some((each) => {
    const tag = each.trim()
    return tag === '*' || tag === etag || tag === `W/${etag}`
  })

/** A part of another version would not fit what the caller has. */
const isFresh = ({ ifRange }: RequestConditions, { etag }: SiteFile) =>
  ifRange === undefined || ifRange === etag
