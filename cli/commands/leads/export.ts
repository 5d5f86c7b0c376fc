import { openSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import type { Submission } from '#api/index.ts'
import { asCliError } from '../../content/generated.ts'
import type { DefineCommand } from '../../context.ts'
import { writeSafely } from '../../report/write-safely.ts'
import { withArchive } from './archive.ts'
import { addFilter, type FilterOptions, toFilter } from './filter.ts'

interface Options extends FilterOptions {
  readonly format: 'csv' | 'jsonl'
  readonly output?: string
}

export const exportLeads: DefineCommand = (context) =>
  addFilter(new Command('export').description('submissions as a table or as JSON, oldest first'))
    .addOption(
      new Option('--format <name>', 'csv: for spreadsheets. jsonl: everything, byte for byte')
        .choices(['csv', 'jsonl'])
        .default('csv'),
    )
    .option('--output <file>', 'a new file that only you may read; the terminal otherwise')
    .action(({ format, output, ...options }: Options) =>
      withArchive(context, 'read', async ({ store }) => {
        const { allSubmissions, toCsv, toJsonLine } = await import('#api/index.ts')
        const found: Submission[] = []
        for await (const submission of allSubmissions(store, toFilter(options))) {
          found.unshift(submission)
        }

        const text = format === 'csv' ? toCsv(found) : found.map(toJsonLine).join('')
        if (output === undefined) await writeSafely(context, text)
        else {
          const file = resolve(context.cwd, output)
          asCliError(file, () => writeSync(openSync(file, 'wx', 0o600), text))
          context.stdout.write(`Exported ${found.length} submissions to ${output}.\n`)
        }
      }),
    )
