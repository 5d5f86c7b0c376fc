import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import type { Diagnostic } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { requireLedger, writeLedger } from '../content/edit/write-ledger.ts'
import { writeContent } from '../content/generated.ts'
import { contentFolder, toRun } from '../content/project.ts'
import { type CheckedContent, openSession } from '../content/session.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { isOfRecord } from '../report/order.ts'

interface Options {
  readonly until?: string
  readonly prune: boolean
}

export const keep: DefineCommand = (context) =>
  new Command('keep')
    .summary('keep one finding as it is, with the reason')
    .argument('[id]', 'the short name of the finding, as validate prints it')
    .argument('[why]', 'why it is meant to be so, for those who read it later')
    .option('--until <date>', 'the last day it is kept, as YYYY-MM-DD')
    .option('--prune', 'take out the entries that match no finding any more', false)
    .action(async (id: string | undefined, why: string | undefined, options: Options) => {
      const checked = (await openSession(context)).check()
      if (options.prune) await prune(context, { checked, options })
      else await add(context, { checked, id, why: why?.trim(), options })
    })

interface PruneInput {
  readonly checked: CheckedContent
  readonly options: Options
}

interface AddInput extends PruneInput {
  readonly id: string | undefined
  readonly why: string | undefined
}

async function add(context: CliContext, { checked, id, why, options }: AddInput) {
  if (!id || !why) throw noReason(context)
  requireDate(options.until)

  const { explanations } = await import('#generator/index.ts')
  const finding = findingById(checked, id, toRun(context, 'validate'))
  if (isOfRecord(finding) && finding.path === undefined)
    throw new CliError(`${id} is confirmed, not kept.`, finding.hint ?? '')
  if (explanations.get(finding.code)?.canBeAcknowledged === false) {
    throw new CliError(`${id} can only be fixed, not kept (${finding.code}).`, finding.hint ?? '')
  }
  const written =
    isOfRecord(finding) && finding.path !== undefined
      ? await confirmPair(context, { checked, options, finding, why })
      : await acknowledge(context, { checked, options, finding, why })
  context.stdout.write(`Kept ${id} in ${written}: ${why}\n`)
}

const noReason = (context: CliContext) =>
  new CliError(
    'A finding is kept by its name and with a reason.',
    `For instance: ${toRun(context, 'keep f3a9c1 "Two surveys, one in each language"')}`,
  )

function requireDate(until: string | undefined) {
  if (until === undefined || /^\d{4}-\d{2}-\d{2}$/.test(until)) return
  throw new CliError(`"${until}" is no date.`, 'Write it as YYYY-MM-DD.')
}

function findingById(
  { diagnostics, kept }: CheckedContent,
  id: string,
  validate: string,
): Diagnostic {
  const found = diagnostics.find((each) => each.id === id)
  if (found) return found
  if (kept.some((each) => each.id === id)) {
    throw new CliError(`${id} is kept already.`, 'See acknowledged.yaml for the reason.')
  }
  throw new CliError(
    `There is no finding called "${id}".`,
    `The name stands behind the code of each finding in: ${validate}`,
  )
}

interface KeepInput extends PruneInput {
  readonly finding: Diagnostic
  readonly why: string
}

async function acknowledge(context: CliContext, { checked, options, finding, why }: KeepInput) {
  const { acknowledgementKey, withAcknowledgements } = await import('#generator/index.ts')
  const file = acknowledgementFile(context)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const { until } = options
  const entry = {
    ...acknowledgementKey(checked.site, finding),
    why,
    ...(until !== undefined && { until }),
  }
  writeContent(file, withAcknowledgements(before, [entry]))
  return `${context.content}/acknowledged.yaml`
}

/** Confirms a pair of which one side changed. That belongs to its translation record, not to acknowledged.yaml. */
async function confirmPair(context: CliContext, { checked, finding, why }: KeepInput) {
  const { confirm, ledgerPath } = await import('#generator/index.ts')
  const { site } = checked
  const language = finding.language ?? ''
  await requireLedger(context, site, language)
  writeLedger(context, confirm({ site, language, only: [finding], why }))
  const { address = '' } = site.documents.find(({ file }) => file === finding.at.file) ?? {}
  return `${context.content}/${ledgerPath({ language, address })}`
}

async function prune(context: CliContext, { checked }: PruneInput) {
  const { withoutAcknowledgements } = await import('#generator/index.ts')
  const positions = checked.diagnostics
    .filter(({ code }) => code === 'acknowledgement/unused')
    .map(({ path = '' }) => Number(path.slice(1, -1)))
  const file = acknowledgementFile(context)
  if (positions.length > 0) {
    writeContent(file, withoutAcknowledgements(readFileSync(file, 'utf8'), positions))
  }
  const entries = positions.length === 1 ? '1 entry' : `${positions.length} entries`
  context.stdout.write(
    positions.length === 0 ? 'Every entry is needed.\n' : `Took out ${entries}.\n`,
  )
}

const acknowledgementFile = (context: CliContext) =>
  join(contentFolder(context), 'acknowledged.yaml')
