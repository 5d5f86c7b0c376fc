import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCli } from '../e2e/command-line.ts'
import { copyContent } from './copy-site.ts'
import { projectRoot } from './project-root.ts'

/** A dev server of a copy of the repository's content with few banks, which tests may edit. */
export interface DevServer {
  readonly url: string
  /** Replaces the first match in a file. Throws if there is none. */
  edit(file: string, pattern: RegExp, replacement: string): void
  /** Writes a whole file. */
  write(file: string, text: string): void
  remove(file: string): void
  /** The line of the first match, counted from 1. */
  lineOf(file: string, pattern: RegExp): number
  /** Restores a file to the repository's version. */
  restore(file: string): void
  /** The places that were opened in an editor, as `file:line:column` inside the content folder. */
  opened(): readonly string[]
  /** What the terminal shows. */
  printed(): string
  stop(): Promise<void>
}

export type Edit = readonly [file: string, pattern: RegExp, replacement: string]

/** Starts a dev server of a copy of the content, after some edits. */
export async function startDevServer(...edits: readonly Edit[]): Promise<DevServer> {
  const original = join(projectRoot, 'content')
  const folder = mkdtempSync(join(tmpdir(), 'diptych-content-'))
  copyContent(folder)

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const edit = (...[file, pattern, replacement]: Edit) => {
    const before = read(file)
    const after = before.replace(pattern, replacement)
    if (after === before) throw new Error(`${file} has nothing like ${pattern}.`)
    writeFileSync(join(folder, file), after)
  }
  for (const each of edits) edit(...each)

  // A stand-in for an editor, with the name of one that is told the line.
  const editors = mkdtempSync(join(tmpdir(), 'diptych-editor-'))
  const [editor, log] = [join(editors, 'code'), join(editors, 'log')]
  writeFileSync(editor, `#!/bin/sh\necho "$*" >> ${log}\n`)
  chmodSync(editor, 0o755)
  const { url, printed, stop } = await startCli(['dev', '--content', folder], {
    LAUNCH_EDITOR: editor,
  })
  return {
    url,
    printed,
    edit,
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: (file) => rmSync(join(folder, file)),
    lineOf: (file, pattern) =>
      read(file)
        .split('\n')
        .findIndex((line) => pattern.test(line)) + 1,
    restore: (file) => cpSync(join(original, file), join(folder, file)),
    opened: () =>
      existsSync(log)
        ? readFileSync(log, 'utf8').replaceAll(`${folder}/`, '').trim().split('\n')
        : [],
    stop: async () => {
      await stop()
      for (const path of [folder, editors]) rmSync(path, { recursive: true })
    },
  }
}
