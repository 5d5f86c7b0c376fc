import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Replaces a content file at once, so that whoever reads it meanwhile sees one of the two; undefined takes it away. */
export function writeContent(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.new`
  writeFileSync(beside, text)
  renameSync(beside, file)
}
