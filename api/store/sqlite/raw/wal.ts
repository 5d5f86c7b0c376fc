const headerSize = 32
const frameHeaderSize = 24
const magic = 0x377f0682

/** A page in a write-ahead log. */
interface Frame {
  readonly page: number
  readonly content: Buffer
}

interface WriteAheadLog {
  readonly pageSize: number | undefined
  /** The frames of the current run of the log, in order. If it is damaged, also those that SQLite would ignore. */
  readonly frames: readonly Frame[]
  /**
   * Whether a commit follows a frame whose checksum is wrong. SQLite ignores that frame and all after it. A
   * power failure can leave a commit there that nobody was told of; a transaction that was rolled back leaves
   * frames without a commit.
   */
  readonly isDamaged: boolean
}

/** Reads a write-ahead log as it is on disk, whatever its state. */
export function readLog(log: Buffer): WriteAheadLog {
  if (log.length < headerSize) return { pageSize: undefined, frames: [], isDamaged: false }
  const pageSize = log.readUInt32BE(8)
  if ((log.readUInt32BE(0) & ~1) !== magic || !isPageSize(pageSize)) {
    return { pageSize: undefined, frames: [], isDamaged: log.some((byte) => byte !== 0) }
  }

  const isBigEndian = (log.readUInt32BE(0) & 1) === 1
  const sumOver = (bytes: Buffer, before: Sum) => checksum(bytes, isBigEndian, before)
  let sum = sumOver(log.subarray(0, 24), [0, 0])
  let isValid = isSum(log, 24, sum)
  const frames: (Frame & { readonly isValid: boolean })[] = []
  let isDamaged = !isValid

  const size = frameHeaderSize + pageSize
  for (let at = headerSize; at + size <= log.length; at += size) {
    const page = log.readUInt32BE(at)
    const isCommit = log.readUInt32BE(at + 4) > 0
    // A frame of an earlier run has another salt. It belongs to commits that are in the file already.
    const isOfThisRun = log.subarray(at + 8, at + 16).equals(log.subarray(16, 24))
    if (isOfThisRun && isValid) {
      sum = sumOver(log.subarray(at, at + 8), sum)
      sum = sumOver(log.subarray(at + frameHeaderSize, at + size), sum)
      isValid = isSum(log, at + 16, sum)
    } else if (isOfThisRun && isCommit) isDamaged = true
    if (isOfThisRun && page > 0) {
      frames.push({ page, isValid, content: log.subarray(at + frameHeaderSize, at + size) })
    }
  }
  return { pageSize, frames: isDamaged ? frames : frames.filter((each) => each.isValid), isDamaged }
}

export const isPageSize = (size: number) =>
  size >= 512 && size <= 65_536 && (size & (size - 1)) === 0

type Sum = readonly [number, number]

const isSum = (log: Buffer, at: number, [first, second]: Sum) =>
  log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second

function checksum(bytes: Buffer, isBigEndian: boolean, [first, second]: Sum): Sum {
  let [one, two] = [first, second]
  const word = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    one = (one + word(at) + two) >>> 0
    two = (two + word(at + 4) + one) >>> 0
  }
  return [one, two]
}
