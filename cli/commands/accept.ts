import { join, resolve } from 'node:path'
import { Command } from 'commander'
import type { Cache, Diagnostic, Site } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { asCliError, writeContent } from '../content/generated.ts'
import { type CheckedContent, checkFolder, contentOption } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly all: boolean
  readonly rebuild: boolean
}

export const accept: DefineCommand = (context) =>
  new Command('accept')
    .summary('confirm that translations match their source again')
    .description(
      'Puts on record which source text each translation was made from. Without names it confirms what is new or was changed in every language; a translation whose source alone changed is confirmed by its name, or with --all.',
    )
    .argument('[ids...]', 'the short names of outdated translations, as validate prints them')
    .option(...contentOption)
    .option('--all', 'confirm every translation as it is now', false)
    .option('--rebuild', 'begin a record that is missing or cannot be read', false)
    .action(async (ids: readonly string[], options: Options) => {
      for (const id of ids) await acceptOne(context, id, options)
      if (ids.length === 0) await acceptAll(context, options)
    })

async function acceptOne(context: CliContext, id: string, { content }: Options): Promise<void> {
  const { confirm } = await import('#generator/index.ts')
  const { site, cache, diagnostics } = await checkFolder(context, { content })
  const only = outdatedById(diagnostics, id)
  const language = only.language ?? ''
  writeRecord(context, { content, language, text: confirm({ site, language, only }, cache) })
  context.stdout.write(`Confirmed ${id}.\n`)
}

async function acceptAll(context: CliContext, options: Options): Promise<void> {
  const { hasRecord, languageName } = await import('#generator/index.ts')
  const checked = await checkFolder(context, options)
  const { translations } = checked.site
  const broken = translations.filter(({ code }) => !hasRecord(checked.site, code))
  const [first] = broken
  if (first && !options.rebuild) throw noRecord(checked.site, first.code, options)

  for (const { code } of translations) {
    const summary = broken.some((each) => each.code === code)
      ? await rebuildRecord(context, { checked, code, content: options.content })
      : await confirmRecord(context, { checked, code, options })
    context.stdout.write(`${languageName(code, 'en')}: ${summary}\n`)
  }
}

interface RebuildInput {
  readonly checked: CheckedContent
  readonly code: string
  readonly content: string
}

/** Begins a record anew. Returns what it holds and what is lost. */
async function rebuildRecord(
  context: CliContext,
  { checked: { site, cache }, code, content }: RebuildInput,
): Promise<string> {
  const { rebuild } = await import('#generator/index.ts')
  const { record, kept, seeded, forgotten } = rebuild({ site, language: code }, cache)
  writeRecord(context, { content, language: code, text: record })
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

interface ConfirmInput {
  readonly checked: CheckedContent
  readonly code: string
  readonly options: Options
}

async function confirmRecord(
  context: CliContext,
  { checked: { site, cache }, code, options: { content, all } }: ConfirmInput,
): Promise<string> {
  const { confirm } = await import('#generator/index.ts')
  const before = await count(site, code, cache)
  const text = confirm({ site, language: code, stale: all }, cache)
  writeRecord(context, { content, language: code, text })
  const confirmed = before.unconfirmed + (all ? before.stale : 0)
  const left = all ? 0 : before.stale
  return [
    `${texts(before.all)} on record, ${confirmed} of them confirmed now.`,
    ...(left > 0 ? [`${texts(left)} out of date: run validate to see them.`] : []),
    ...(before.untranslated > 0 ? [`${texts(before.untranslated)} not translated yet.`] : []),
  ].join(' ')
}

interface WriteInput {
  readonly content: string
  readonly language: string
  readonly text: string
}

function writeRecord(context: CliContext, { content, language, text }: WriteInput): void {
  const file = recordFile(content, language)
  asCliError(file, () => writeContent(resolve(context.cwd, file), text))
}

const recordFile = (content: string, language: string) =>
  join(content, '.state', `${language}.yaml`)

function noRecord(site: Site, language: string, { content }: Options): CliError {
  const file = recordFile(content, language).replaceAll('\\', '/')
  const begin = 'npm run -s diptych -- accept --rebuild'
  return site.find('state', language)
    ? new CliError(
        `"${file}" cannot be read, so nothing was written.`,
        `Get it back from git. If that cannot be, keep the lines that can be read with: ${begin}`,
      )
    : new CliError(
        `There is no "${file}", so nothing was written.`,
        `If it was there, get it back from git. For a new site or language, begin it with: ${begin}`,
      )
}

function outdatedById(diagnostics: readonly Diagnostic[], id: string): Diagnostic {
  const found = diagnostics.find((each) => each.id === id)
  if (found?.code === 'translation/stale') return found
  throw new CliError(
    `There is no outdated translation called "${id}".`,
    'Run "diptych validate"; the name stands behind translation/stale.',
  )
}

async function count(site: Site, language: string, cache: Cache) {
  const { isToTranslate, translationStates } = await import('#generator/index.ts')
  const own = translationStates(site, cache).filter((pair) => pair.language.code === language)
  const ready = own.filter((pair) => !isToTranslate(pair, site, cache))
  const stale = ready.filter(({ freshness }) => freshness === 'stale').length
  const confirmed = ready.filter(({ freshness }) => freshness === 'confirmed').length
  return {
    all: ready.length,
    stale,
    unconfirmed: ready.length - stale - confirmed,
    untranslated: own.length - ready.length,
  }
}

const texts = (number: number) => (number === 1 ? '1 text' : `${number} texts`)
