import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { builtSite, manifestFile } from '../build/built-site.ts'
import { CliError } from '../cli-error.ts'
import { outOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'

interface Options {
  readonly out: string
}

export const rollback: DefineCommand = (context) =>
  new Command('rollback')
    .summary('serve the build before again, until the next build')
    .option(...outOption(context))
    .action(async ({ out }: Options) => {
      const folder = builtSite(context, out)
      const { withOutputFolder } = await import('../build/publish/publish.ts')
      const { earlierSlot, pointTo } = await import('../build/publish/slots.ts')
      const onWait = () => context.stderr.write(`A build changes "${folder}". Waiting for it.\n`)
      await withOutputFolder(folder, onWait, async () => {
        const earlier = earlierSlot(folder)
        if (!earlier) {
          throw new CliError(
            `"${out}" holds one build only.`,
            'Build the content that you want to serve.',
          )
        }
        pointTo(folder, earlier.folder)
        const { mtime } = statSync(join(earlier.folder, manifestFile))
        context.stdout.write(`${out} serves the build of ${mtime.toISOString()} again.\n`)
      })
    })
