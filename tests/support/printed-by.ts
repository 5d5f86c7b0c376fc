import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'

/** What a program has printed so far. */
export function printedBy({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>) {
  const output = { stdout: '', stderr: '' }
  stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  return output
}
