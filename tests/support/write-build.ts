import { install, targetIn } from '#cli/build/publish.ts'
import { createOutputFolder } from '#renderer/site/output-folder.ts'

/** Publishes a build with these files in an output folder, as the one build that changes it. */
export function writeBuild(out: string, files: Readonly<Record<string, string>>): void {
  const output = createOutputFolder(targetIn(out, () => true))
  for (const file of Object.entries(files)) output.write(...file)
  install(out, { output, stamp: '' }, new Date())
}
