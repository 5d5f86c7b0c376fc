import { existsSync, openSync, writeSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Archive, Environment, FormRules, Submission } from '#api/index.ts'
import { CliError } from '../cli-error.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import { asCliError } from '../content/generated.ts'
import { outOption } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'

export const leads: DefineCommand = (context, exit) => {
  const parent = new Command('leads').description(
    'what visitors sent: list, show, export, erase, back up',
  )
  for (const define of [list, show, exportLeads, deliver, erase, backup, restore, verify])
    parent.addCommand(define(context, exit))
  return parent
}

type Api = typeof import('#api/index.ts')

interface Opened {
  readonly api: Api
  readonly archive: Archive
  readonly environment: Environment
}

/** Opens the store that the environment names, runs `work` on it, and closes it. */
async function withArchive(
  { environment: given, site: cwd, now }: CliContext,
  use: 'read' | 'write',
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  const api = await import('#api/index.ts')
  const environment = api.readEnvironment({ environment: given })
  const archive = await api.openArchive({ environment, cwd, now }, use)
  try {
    await work({ api, archive, environment })
  } finally {
    await archive.close()
  }
}

/**
 * Writes what visitors sent. For a terminal, control characters are made visible; files and pipes get it
 * unchanged.
 */
function writeSafely({ stdout }: CliContext, { visibleText }: Api, text: string): void {
  stdout.write(stdout.isTTY === true ? visibleText(text, { keepLines: true }) : text)
}

/** The options that narrow down `list` and `export`. */
interface FilterOptions {
  readonly state?: readonly State[]
  readonly form?: string
  readonly since?: number
  readonly until?: number
}

const states = ['accepted', 'spam', 'incomplete', 'quarantine'] as const

type State = (typeof states)[number]

const addFilter = (command: Command) =>
  command
    .addOption(new Option('--state <names...>', 'only these').choices(states))
    .option('--form <name>', 'only this form')
    .option('--since <date>', 'received on or after a day, as 2026-06-01', toTime)
    .option('--until <date>', 'received before a day', toTime)

/** The options as a query to the store. */
const toFilter = ({ state, form, since, until }: FilterOptions) => ({
  ...(state && { states: state }),
  ...(form !== undefined && { form }),
  ...(since !== undefined && { from: since }),
  ...(until !== undefined && { until }),
})

function toTime(text: string): number {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new InvalidArgumentError('Write a day as 2026-06-01.')
  return time
}

interface ListOptions extends FilterOptions {
  readonly limit: number
  readonly undelivered?: boolean
}

const list: DefineCommand = (context) =>
  addFilter(new Command('list').description('the newest submissions, one on a line'))
    .option('--limit <number>', 'how many', toCount, 50)
    .option('--undelivered', 'only leads that a channel has not delivered')
    .action(({ limit, undelivered, ...options }: ListOptions) =>
      withArchive(context, 'read', async ({ api: { visibleText }, archive: { store } }) => {
        const found = await store.list({
          ...toFilter(options),
          limit,
          ...(undelivered && { deliveries: 'undelivered' }),
        })
        const lines = found.map(({ submission }) => `${visibleText(line(submission))}\n`)
        context.stdout.write(found.length > 0 ? lines.join('') : 'There are none.\n')
      }),
    )

function toCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Use a number above 0.')
  return count
}

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

const show: DefineCommand = (context) =>
  new Command('show')
    .description('one submission: question and answer, where it went')
    .argument('<id>', 'as list shows it')
    .option('--raw', 'the body exactly as it came, and nothing else')
    .option(...outOption(context))
    .action((id: string, { raw, out }: { readonly raw?: boolean; readonly out: string }) =>
      withArchive(context, 'read', async ({ api, archive: { store } }) => {
        const { describeSubmission, visibleText } = api
        const lead = await store.find(id)
        if (!lead) throw unknown(id)
        const { submission } = lead
        if (raw) return writeSafely(context, api, new TextDecoder().decode(submission.raw))

        const { rows, score } = describeSubmission(await rulesOf(context, api, out), submission)
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

/** The form rules of the built site. Without a built site there are none, and stderr says so. */
async function rulesOf(
  context: CliContext,
  { openBuild, readForms }: Api,
  out: string,
): Promise<FormRules> {
  const { isBuilt, toBuild } = await import('../build/built-site.ts')
  if (!isBuilt(context, out)) {
    context.stderr.write(
      `There is no built site in "${out}", so questions and scores are not known. Run "${toBuild(context, out)}" first.\n`,
    )
    return { origin: '', forms: [], retention: {} }
  }
  const isManifest = await loadApiValidator(context, 'data/manifest')
  const build = openBuild(resolve(context.cwd, out), isManifest)
  return readForms(build, await loadApiValidator(context, 'data/form-rules'))
}

function heading({ id, form = 'no known form', language, state, reasons, receivedAt }: Submission) {
  const why = reasons.length > 0 ? ` (${reasons.join(', ')})` : ''
  const where = language === undefined ? form : `${form}, ${language}`
  return `${id}\n${where}, ${new Date(receivedAt).toISOString()}\n${state}${why}\n`
}

const unknown = (id: string) =>
  new CliError(`There is no submission "${id}".`, 'Copy its id from: diptych leads list')

interface ExportOptions extends FilterOptions {
  readonly format: 'csv' | 'jsonl'
  readonly output?: string
}

const exportLeads: DefineCommand = (context) =>
  addFilter(new Command('export').description('submissions as a table or as JSON, oldest first'))
    .addOption(
      new Option('--format <name>', 'csv: for spreadsheets. jsonl: everything, byte for byte')
        .choices(['csv', 'jsonl'])
        .default('csv'),
    )
    .option('--output <file>', 'a new file that only you may read; the terminal otherwise')
    .action(({ format, output, ...options }: ExportOptions) =>
      withArchive(context, 'read', async ({ api, archive: { store } }) => {
        const found = (await store.list(toFilter(options))).toReversed()
        const text =
          format === 'csv'
            ? api.toCsv(found.map(({ submission }) => submission))
            : found.map(api.toJsonLine).join('')
        if (output === undefined) return writeSafely(context, api, text)
        const file = resolve(context.cwd, output)
        asCliError(file, () => writeSync(openSync(file, 'wx', 0o600), text))
        context.stdout.write(`Exported ${found.length} submissions to ${output}.\n`)
      }),
    )

const deliver: DefineCommand = (context) =>
  new Command('deliver')
    .description('notify staff of a submission again, or of one that was taken for spam')
    .argument('[id...]', 'as list shows them')
    .option('--all-failed', 'every delivery that was given up')
    .action((ids: readonly string[], { allFailed = false }: { readonly allFailed?: boolean }) =>
      withArchive(context, 'write', async ({ api, archive, environment }) => {
        const channels = api.channelNames(environment)
        if (channels.length === 0) {
          throw new CliError(
            'There is no channel to deliver on.',
            'Set SMTP_URL or WEBHOOK_URL as the server has them.',
          )
        }
        if (allFailed === ids.length > 0) {
          throw new CliError(
            'Name either submissions or --all-failed.',
            'Copy ids from: diptych leads list --undelivered',
          )
        }
        const now = context.now().getTime()
        const due = allFailed
          ? await failedOn(archive.store, api, channels)
          : new Map(ids.map((id) => [id, channels]))
        for (const id of ids) if (!(await archive.store.find(id))) throw unknown(id)
        for (const [id, on] of due) await api.deliverAgain(archive, id, { channels: on, now })
        context.stdout.write(
          `The server delivers ${due.size} submission${due.size === 1 ? '' : 's'} on ${channels.join(', ')}.\n`,
        )
      }),
    )

/** The deliveries that were given up, on the channels that there are now: the channels by submission. */
async function failedOn(
  store: Archive['store'],
  { newestOf }: Api,
  channels: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const failed = new Map<string, readonly string[]>()
  for (const { submission, deliveries } of await store.list({ deliveries: 'failed' })) {
    const dead = newestOf(deliveries).filter(({ state }) => state === 'dead')
    const on = channels.filter((name) => dead.some(({ channel }) => channel === name))
    if (on.length > 0) failed.set(submission.id, on)
  }
  return failed
}

const erase: DefineCommand = (context) =>
  new Command('erase')
    .description('erase everything of one person')
    .argument('<address>', 'their e-mail address')
    .option('--yes', 'erase; without it the submissions are only listed')
    .action((address: string, { yes }: { readonly yes?: boolean }) =>
      withArchive(context, yes ? 'write' : 'read', async ({ api, archive }) => {
        const found = await api.findPerson(archive, address)
        if (!yes) {
          const names = found.map(({ id }) => id).join(', ')
          context.stdout.write(
            `There are ${found.length} submissions: ${names || 'nothing'}. Erase them with --yes.\n`,
          )
          return
        }
        await api.erase(archive, found)
        const where = archive.isServed
          ? 'the store; the server erases them from its journal within ten minutes'
          : 'journal and store'
        context.stdout.write(
          `Erased ${found.length} submissions from ${where}. They stay in backups until those are deleted; "leads restore" leaves them out. Mail and webhooks that went out are yours to erase.\n`,
        )
      }),
    )

const backup: DefineCommand = (context) =>
  new Command('backup')
    .description('copy what journal and store hold to a folder, checked; a server may run')
    .argument('<folder>', 'a folder that does not exist yet')
    .action(async (folder: string) => {
      const { backUp, readEnvironment } = await import('#api/index.ts')
      const environment = readEnvironment({ environment: context.environment })
      const place = { environment, cwd: context.site, now: context.now }
      const count = await backUp(place, resolve(context.cwd, folder))
      context.stdout.write(`Backed up ${count} submissions to ${folder}.\n`)
    })

const restore: DefineCommand = (context, exit) =>
  new Command('restore')
    .description('take in what backups, exports or damaged files hold; a server may run')
    .argument(
      '<file...>',
      'folders of backups, months of a journal, exports as jsonl, or databases',
    )
    .action(async (names: readonly string[]) => {
      const files = names.map((name) => resolve(context.cwd, name))
      for (const [index, file] of files.entries()) {
        if (existsSync(file)) continue
        throw new CliError(`There is no file "${names[index]}".`, 'Check the path.')
      }
      await withArchive(context, 'write', async ({ api, archive }) => {
        for (const file of files) {
          const { added, known } = await api.restore(archive, file)
          context.stdout.write(
            `${relative(context.cwd, file)}: took in ${added} submissions, ${known} were here already.\n`,
          )
          if (added + known === 0) exit(1)
        }
      })
    })

const verify: DefineCommand = (context, exit) =>
  new Command('verify')
    .description('compare journal and store, and look for leads that nobody was told of')
    .action(() =>
      withArchive(context, 'read', async ({ api, archive, environment }) => {
        const file = environment.databaseUrl ? undefined : api.storeFile(environment, context.site)
        const { counts, problems } = await api.verifyArchive(archive, { file, now: context.now() })

        for (const [name, count] of Object.entries(counts)) {
          context.stdout.write(`${name.padEnd(12)} ${count}\n`)
        }
        for (const problem of problems) context.stdout.write(`✖ ${problem}\n`)
        if (problems.length > 0) exit(1)
        else context.stdout.write('All is well.\n')
      }),
    )
