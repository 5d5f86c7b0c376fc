import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

type Files = Readonly<Record<string, string | undefined>>

/** A folder with these files that is gone when the test is over. */
export function temporaryFolder(files: Files = {}, parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'diptych-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))

  writeFiles(folder, files)
  return folder
}

/** Writes texts into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
