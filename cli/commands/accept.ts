import { Command } from 'commander'
import type { Diagnostic, Site } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { requireRecord, writeRecord } from '../content/edit/write-record.ts'
import { toRun } from '../content/project.ts'
import { openSession } from '../content/session.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { isOfRecord } from '../report/order.ts'

interface Options {
  readonly all?: boolean
  readonly rebuild?: boolean
}

export const accept: DefineCommand = (context) =>
  new Command('accept')
    .summary('confirm that translations match their source again')
    .description(
      'Puts on record which source text each translation was made from. Without names it confirms what is new or was changed in every language; a pair of which one side alone changed is confirmed by its name, or with --all, if the side is the source or the text is binding.',
    )
    .argument('[ids...]', 'the short names of translations, as validate prints them')
    .option('--all', 'confirm every translation as it is now')
    .option('--rebuild', 'begin a record that is missing or cannot be read')
    .action(async (ids: readonly string[], options: Options) => {
      await (ids.length > 0 ? acceptNamed(context, ids) : acceptAll(context, options))
    })

async function acceptNamed(context: CliContext, ids: readonly string[]): Promise<void> {
  const { confirm } = await import('#generator/index.ts')
  const { site, diagnostics } = (await openSession(context, { withDrafts: true })).check()
  const named = ids.map(
    (id) => outdatedById(diagnostics, id) ?? nothingCalled(id, toRun(context, 'validate')),
  )
  for (const [language = '', only] of Map.groupBy(named, (each) => each.language)) {
    await requireRecord(context, site, language)
    writeRecord(context, confirm({ site, language, only }))
  }
  for (const id of ids) context.stdout.write(`Confirmed ${id}.\n`)
}

async function acceptAll(context: CliContext, options: Options): Promise<void> {
  const { brokenRecords, languageName } = await import('#generator/index.ts')
  const checked = (await openSession(context, { withDrafts: true })).check()
  const isBroken = ({ code }: { readonly code: string }) =>
    brokenRecords(checked.site, code).length > 0
  // The record of a draft may begin when it is published.
  const translations = checked.site.translations.filter(
    (each) => options.rebuild || !checked.site.drafts.includes(each.code) || !isBroken(each),
  )
  const broken = new Set(translations.filter(isBroken).map(({ code }) => code))
  if (!options.rebuild) for (const code of broken) await requireRecord(context, checked.site, code)

  for (const { code } of translations) {
    const record = { site: checked.site, language: code }
    const summary = broken.has(code)
      ? await rebuildRecord(context, record)
      : await confirmRecord(context, { ...record, stale: options.all ?? false })
    context.stdout.write(`${languageName(code, 'en')}: ${summary}\n`)
  }
}

interface LanguageRecord {
  readonly site: Site
  readonly language: string
}

/** Begins a record anew. Returns what it holds and what is lost. */
async function rebuildRecord(context: CliContext, record: LanguageRecord): Promise<string> {
  const { rebuild } = await import('#generator/index.ts')
  const { changes, kept, seeded, forgotten } = rebuild(record)
  writeRecord(context, changes)
  const lines = forgotten.length === 1 ? '1 line' : `${forgotten.length} lines`
  return [
    `began a record of ${texts(kept + seeded)}.`,
    ...(kept > 0 ? [`${texts(kept)} from the old record.`] : []),
    ...(seeded > 0
      ? [`${texts(seeded)} as they are now: forgotten is which of these are out of date.`]
      : []),
    ...(forgotten.length > 0 ? [`${lines} of the old record could not be read.`] : []),
  ].join(' ')
}

/** Confirms what a language has; `stale`: also what is out of date. */
async function confirmRecord(
  context: CliContext,
  record: LanguageRecord & { readonly stale: boolean },
): Promise<string> {
  const { confirm } = await import('#generator/index.ts')
  const before = await count(record)
  writeRecord(context, confirm(record))
  const confirmed = before.unconfirmed + (record.stale ? before.stale : 0)
  const left = record.stale ? 0 : before.stale
  return [
    `${texts(before.all)} on record, ${confirmed} of them confirmed now.`,
    ...(left > 0 ? [`${texts(left)} out of date, see: ${toRun(context, 'validate')}`] : []),
    ...(before.untranslated > 0 ? [`${texts(before.untranslated)} not translated yet.`] : []),
  ].join(' ')
}

const outdatedById = (diagnostics: readonly Diagnostic[], id: string): Diagnostic | undefined =>
  diagnostics.find((each) => each.id === id && each.path !== undefined && isOfRecord(each))

function nothingCalled(id: string, validate: string): never {
  throw new CliError(
    `There is no outdated translation called "${id}".`,
    `It stands behind translation/meaning, translation/stale or translation/unconfirmed in: ${validate}`,
  )
}

async function count({ site, language }: LanguageRecord) {
  const { isToLookAt, isToTranslate, recordStates } = await import('#generator/index.ts')
  const own = recordStates(site, language)
  const ready = own.filter((pair) => !isToTranslate(pair, site))
  const stale = ready.filter((pair) => isToLookAt(pair, site)).length
  const confirmed = ready.filter(({ freshness }) => freshness === 'confirmed').length
  return {
    all: ready.length,
    stale,
    unconfirmed: ready.length - stale - confirmed,
    untranslated: own.length - ready.length,
  }
}

const texts = (number: number) => (number === 1 ? '1 text' : `${number} texts`)
