import { replaceFolder } from '#cli/build/publish/replace-folder.ts'
import { createOutputFolder, type OutputFolder } from '#renderer/site/output-folder.ts'

/** Replaces a folder by one with these files, and with what `add` writes. */
export const fillFolder = (
  folder: string,
  files: Iterable<readonly [path: string, contents: string]>,
  add: (output: OutputFolder) => unknown = () => undefined,
) =>
  replaceFolder(folder, async (target) => {
    const output = createOutputFolder(target)
    for (const file of files) output.write(...file)
    await add(output)
    return output
  })
