import { Command } from 'commander'
import type { Submission } from '#api/index.ts'
import { CliError } from '../../cli-error.ts'
import { outOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { writeSafely } from '../../report/write-safely.ts'
import { rulesOf, withArchive } from './archive.ts'

interface Options {
  readonly out: string
  readonly raw?: boolean
}

export const show: DefineCommand = (context) =>
  new Command('show')
    .description('one submission: question and answer, where it went')
    .argument('<id>', 'as list shows it')
    .option(...outOption(context))
    .option('--raw', 'the body exactly as it came, and nothing else')
    .action((id: string, { out, raw }: Options) =>
      withArchive(context, 'read', async ({ store }) => {
        const lead = await store.find(id)
        if (!lead) throw unknown(id)
        const { submission } = lead
        if (raw) {
          await writeSafely(context, new TextDecoder().decode(submission.raw))
          return
        }

        const { describeSubmission, visibleText } = await import('#api/index.ts')
        const { rows, score } = describeSubmission(await rulesOf(context, out), submission)
        const answers = rows.map(({ label, answer, score }) => {
          const text = visibleText(answer, { keepLines: true }).replaceAll('\n', '\n  ')
          return `${visibleText(label)}\n  ${text}${score === undefined ? '' : `  (${score})`}\n`
        })
        const deliveries = lead.deliveries.map(
          ({ name, state, attempts, error }) =>
            `${name}: ${state}, ${attempts} attempts${error ? `, ${error}` : ''}\n`,
        )
        const parts = [
          heading(submission),
          ...answers,
          ...(score ? [`Score: ${score.total} of ${score.maximum}\n`] : []),
          ...(deliveries.length > 0 ? [deliveries.join('')] : []),
        ]
        context.stdout.write(parts.join('\n'))
      }),
    )

function heading({ id, form = 'no known form', language, state, reasons, receivedAt }: Submission) {
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
  const where = language === undefined ? form : `${form}, ${language}`
  return `${id}\n${where}, ${new Date(receivedAt).toISOString()}\n${state}${why}\n`
}

export const unknown = (id: string) =>
  new CliError(`There is no submission "${id}".`, 'Copy its id from: diptych leads list')
