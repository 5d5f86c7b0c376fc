import type { SqlValue } from '../../sql-database.ts'

/** Reads a page by its number. Undefined if it is missing. */
export type ReadPage = (page: number) => Buffer | undefined

const leafOfTable = 0x0d
/** The database header stands on the first page. */
const fileHeaderSize = 100
/** A record of this many bytes is the result of damage. */
const largestRecord = 4 * 2 ** 20

/** The records of a page, if it is a leaf of a table. A damaged record is left out. */
export function* recordsOn(number: number, pageOf: ReadPage): Generator<readonly SqlValue[]> {
  const page = pageOf(number)
  const start = number === 1 ? fileHeaderSize : 0
  if (!page || page[start] !== leafOfTable) return

  const count = page.readUInt16BE(start + 3)
  for (let index = 0; index < count; index++) {
    const pointer = start + 8 + index * 2
    if (pointer + 2 > page.length) return
    try {
      const payload = payloadAt(page, page.readUInt16BE(pointer), pageOf)
      if (payload) yield valuesOf(payload)
    } catch (error) {
      // Damage leads out of the page. Anything else is a mistake of ours.
      if (!(error instanceof RangeError)) throw error
    }
  }
}

/** The record of a cell, put together from its page and the pages that it continues on. */
function payloadAt(page: Buffer, at: number, pageOf: ReadPage): Buffer | undefined {
  const [size, afterSize] = varint(page, at)
  if (size > largestRecord) return undefined
  const [, start] = varint(page, afterSize)
  const local = localSize(size, page.length)
  const parts = [page.subarray(start, start + local)]
  let missing = size - local
  let next = missing > 0 ? page.readUInt32BE(start + local) : 0

  while (missing > 0) {
    const further = pageOf(next)
    if (!further) return undefined
    const part = further.subarray(4, 4 + Math.min(missing, further.length - 4))
    parts.push(part)
    missing -= part.length
    next = further.readUInt32BE(0)
  }
  const payload = Buffer.concat(parts)
  return payload.length === size ? payload : undefined
}

/** How much of a record stands on its own page, by the rule of the file format. */
function localSize(size: number, usable: number): number {
  if (size <= usable - 35) return size
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const wanted = least + ((size - least) % (usable - 4))
  return wanted <= usable - 35 ? wanted : least
}

function valuesOf(record: Buffer): readonly SqlValue[] {
  const [headerSize, start] = varint(record, 0)
  const values: SqlValue[] = []
  let at = headerSize
  let header = start
  while (header < headerSize) {
    const [type, next] = varint(record, header)
    const size = sizeOf(type)
    if (at + size > record.length) throw new RangeError('The record is cut off.')
    values.push(readValue(type, record.subarray(at, at + size)))
    at += size
    header = next
  }
  return values
}

const integerSizes = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]

function sizeOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2)
  const size = integerSizes[type]
  if (size === undefined) throw new RangeError('There is no such type.')
  return size
}

function readValue(type: number, bytes: Buffer): SqlValue {
  if (type === 0) return null
  if (type >= 12) return type % 2 === 0 ? Buffer.from(bytes) : bytes.toString('utf8')
  if (type === 7) return bytes.readDoubleBE(0)
  if (type >= 8) return type - 8
  return bytes.length === 8 ? Number(bytes.readBigInt64BE(0)) : bytes.readIntBE(0, bytes.length)
}

/** An integer of one to nine bytes, and the place after it. */
function varint(bytes: Buffer, start: number): readonly [value: number, next: number] {
  let value = 0
  for (let index = 0; index < 8; index++) {
    const byte = bytes.readUInt8(start + index)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, start + index + 1]
  }
  return [value * 256 + bytes.readUInt8(start + 8), start + 9]
}
