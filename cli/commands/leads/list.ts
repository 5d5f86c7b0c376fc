import { Command, InvalidArgumentError } from 'commander'
import type { Submission } from '#api/index.ts'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'
import { addFilter, type FilterOptions, toFilter } from './filter.ts'

interface Options extends FilterOptions {
  readonly limit: number
  readonly undelivered?: boolean
}

export const list: DefineCommand = (context) =>
  addFilter(new Command('list').description('the newest submissions, one on a line'))
    .option('--limit <number>', 'how many', toCount, 50)
    .option('--undelivered', 'only leads that a channel has not delivered')
    .action(({ limit, undelivered, ...options }: Options) =>
      withArchive(context, 'read', async ({ store }) => {
        const { visibleText } = await import('#api/index.ts')
        const found = await store.list({
          ...toFilter(options),
          limit,
          ...(undelivered && { deliveries: 'undelivered' }),
        })
        const lines = found.map((submission) => `${visibleText(line(submission))}\n`)
        context.stdout.write(found.length > 0 ? lines.join('') : 'There are none.\n')
      }),
    )

/** One submission on one line: id, time, state, form, address and name. */
function line({ id, receivedAt, state, form = '-', fields, reasons }: Submission): string {
  const values = new Map(fields)
  const who = [values.get('email'), values.get('name') ?? values.get('companyName')]
  return [
    id,
    new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' '),
    state.padEnd(10),
    form.padEnd(20),
    who.filter(Boolean).join(', ').slice(0, 60),
    reasons.length > 0 ? `(${reasons.join(', ')})` : '',
  ]
    .join('  ')
    .trimEnd()
}

function toCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Use a number above 0.')
  return count
}
