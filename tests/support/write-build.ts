import { mkdirSync } from 'node:fs'
import { currentSlot, fillSlot, stagingIn } from '#cli/build/publish/slots.ts'
import { createOutputFolder } from '#renderer/site/output-folder.ts'

/** Publishes a build with these files in an output folder, as the one build that changes it. */
export function writeBuild(out: string, files: Readonly<Record<string, string>>): void {
  const next = stagingIn(out)
  mkdirSync(next, { recursive: true })
  const current = currentSlot(out)
  const known = current?.files ?? new Map()
  const output = createOutputFolder({ next, previous: current?.folder ?? next, known })
  for (const file of Object.entries(files)) output.write(...file)
  const contents = { stamp: '', files: output.files, kept: {} }
  fillSlot(out, { contents, changed: output.changed, current })
}
