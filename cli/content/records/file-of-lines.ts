import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** Changes when files are written otherwise. */
const format = 3

/** The first line: who wrote the file, and what tells whether the rest is whole. */
const headingOf = (engine: string, rest: Uint8Array) =>
  `${JSON.stringify({ format, engine, sum: crc32(rest) })}\n`

const newline = 10

/**
 * The lines of a file after its heading. Each is decoded when it is asked for. undefined if the file was written by
 * another version or is damaged.
 */
export function readFileOfLines(
  file: string,
  engine: string,
): readonly (() => string)[] | undefined {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf(newline) + 1
    const rest = bytes.subarray(end)
    if (bytes.toString('utf8', 0, end) !== headingOf(engine, rest)) return undefined
    return [...linesIn(rest)]
  } catch {
    return undefined
  }
}

function* linesIn(bytes: Buffer): Generator<() => string> {
  let start = 0
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
    const line = bytes.subarray(start, end)
    yield () => line.toString('utf8')
    start = end + 1
  }
}

/** Writes a file beside the old one first, so that a reader sees the old or the new one whole. */
export function writeFileOfLines(file: string, engine: string, lines: readonly string[]): void {
  const rest = Buffer.from([...lines, ''].join('\n'))
  const beside = `${file}.${randomUUID()}.new`
  try {
    writeFileSync(beside, Buffer.concat([Buffer.from(headingOf(engine, rest)), rest]))
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
