import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import type { Diagnostic } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { requireRecord, writeRecord } from '../content/edit/write-record.ts'
import { writeContent } from '../content/generated.ts'
import { contentFolder, toRun } from '../content/project.ts'
import { type CheckedContent, openSession } from '../content/session.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { isOfRecord } from '../report/order.ts'

export const keep: DefineCommand = (context) =>
  new Command('keep')
    .description('keep one finding as it is, with the reason')
    .argument('[id]', 'the short name of the finding, as validate prints it')
    .argument('[why]', 'why it is meant to be so, for those who read it later')
    .action(async (id = '', given = '') => {
      const why = given.trim()
      if (!id || !why)
        throw new CliError(
          'A finding is kept by its name and with a reason.',
          `For instance: ${toRun(context, 'keep f3a9c1 "Two surveys, one in each language"')}`,
        )
      const { codes } = await import('#generator/index.ts')
      const checked = (await openSession(context)).check()
      const finding = findingById(checked, id, toRun(context, 'validate'))
      const isPair = isOfRecord(finding)
      if (isPair && finding.path === undefined)
        throw new CliError(`${id} is confirmed, not kept.`, finding.hint ?? '')
      if (codes.get(finding.code)?.canBeAcknowledged === false) {
        const message = `${id} can only be fixed, not kept (${finding.code}).`
        throw new CliError(message, finding.hint ?? '')
      }
      const write = isPair ? confirmPair : acknowledge
      const written = await write(context, { checked, finding, why })
      context.stdout.write(`Kept ${id} in ${context.content}/${written}: ${why}\n`)
    })

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

interface KeepInput {
  readonly checked: CheckedContent
  readonly finding: Diagnostic
  readonly why: string
}

async function acknowledge(context: CliContext, { checked, finding, why }: KeepInput) {
  const { acknowledgementKey, withAcknowledgement } = await import('#generator/index.ts')
  const name = 'acknowledged.yaml'
  const file = join(contentFolder(context), name)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const entry = { ...acknowledgementKey(checked.site, finding), why }
  writeContent(file, withAcknowledgement(before, entry))
  return name
}

/** Confirms a pair of which one side changed. That belongs to its translation record, not to acknowledged.yaml. */
async function confirmPair(context: CliContext, { checked, finding, why }: KeepInput) {
  const { confirm, recordPath } = await import('#generator/index.ts')
  const { site } = checked
  const language = finding.language ?? ''
  await requireRecord(context, site, language)
  writeRecord(context, confirm({ site, language, only: [finding], why }))
  const { address = '' } = site.documents.find(({ file }) => file === finding.at.file) ?? {}
  return recordPath({ language, address })
}
