import { Command } from 'commander'
import { contentOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly dryRun: boolean
}

export const migrate: DefineCommand = (context) =>
  new Command('migrate')
    .summary('write content that an older version was made for as this version reads it')
    .option(...contentOption(context))
    .option('--dry-run', 'print what would change, and write nothing', false)
    .action(async ({ content, dryRun }: Options) => {
      const [{ editContent }, { migrateContent }, { formatOf, newerFormat }, { currentFormat }] =
        await Promise.all([
          import('../content/edit/edit-content.ts'),
          import('../content/edit/migrate-content.ts'),
          import('../content/format.ts'),
          import('../content/edit/migrations.ts'),
        ])
      const edit = await editContent(context, content, { ofAnyFormat: true })
      const format = formatOf(edit.text('site.yaml')) ?? 1
      if (format > currentFormat) throw newerFormat(content, format)
      if (format === currentFormat) {
        context.stdout.write(`"${content}" is up to date: format ${format}.\n`)
        return
      }
      migrateContent(edit, format)
      edit.save({ isTrial: dryRun })
      context.stdout.write(
        dryRun
          ? `That is all there is to change from format ${format} to ${currentFormat}. Nothing was written.\n`
          : `Brought up to date, from format ${format} to ${currentFormat}.\nNext: npm run -s validate\n`,
      )
    })
