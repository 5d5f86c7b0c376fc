import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lazy } from '#generator/index.ts'
import type { OutputFolder } from '#renderer/site/index.ts'
import { serverFolder } from './built-site.ts'

/** What a file of the built site was made from. */
interface DataRecord {
  readonly from: string
  /** In bytes. */
  readonly size: number
}

type DataRecords = Readonly<Record<string, DataRecord>>

/** The file of a built site that says from what the data for its server was made. */
const recordFile = `${serverFolder}data.json`

interface KeptData {
  /** Writes a file of the server's folder. Its text is that of the build before if it follows from the same. */
  write<Value>(name: string, data: Lazy<Value>): { readonly value: Value }
  /** Writes from what the files were made. */
  end(): void
}

/** Takes over the data of the build before that is still right. `engine` is a hash of the code that emits it. */
export function createKeptData(output: OutputFolder, engine: string): KeptData {
  const { previous } = output.target
  const known = readRecords(previous)
  const records: Record<string, DataRecord> = {}

  const textOf = (name: string, path: string, data: Lazy<unknown>): string => {
    const hash = data.hash()
    const from = hash === undefined ? '' : `${engine} ${hash}`
    const record = known[name]
    if (from !== '' && record?.from === from) {
      const text = read(previous, path)
      if (Buffer.byteLength(text) === record.size) {
        records[name] = record
        return text
      }
    }
    const text = JSON.stringify(data.make())
    records[name] = { from, size: Buffer.byteLength(text) }
    return text
  }
  return {
    write: (name, data) => {
      const path = `${serverFolder}${name}.json`
      const text = textOf(name, path, data)
      output.write(path, text)
      return {
        get value() {
          return JSON.parse(text)
        },
      }
    },
    end: () => {
      output.write(recordFile, JSON.stringify(records))
    },
  }
}

function readRecords(folder: string): DataRecords {
  try {
    const records: DataRecords = JSON.parse(read(folder, recordFile))
    return { ...records }
  } catch {
    return {}
  }
}

/** The text of a file. Empty if there is none. */
function read(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8')
  } catch {
    return ''
  }
}
