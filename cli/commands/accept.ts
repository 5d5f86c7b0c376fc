import { join, resolve } from 'node:path'
import { Command } from 'commander'
import type { Cache, Diagnostic, Site } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { writeContent } from '../content/generated.ts'
import { checkFolder, contentOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly all: boolean
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
    .action(async (ids: readonly string[], { content, all }: Options) => {
      const { confirm, languageName } = await import('#generator/index.ts')
      const write = (language: string, text: string) =>
        writeContent(join(resolve(context.cwd, content), '.state', `${language}.yaml`), text)

      for (const id of ids) {
        const { site, cache, diagnostics } = await checkFolder(context, { content })
        const only = outdatedById(diagnostics, id)
        const language = only.language ?? ''
        write(language, confirm({ site, language, only }, cache))
        context.stdout.write(`Confirmed ${id}.\n`)
      }
      if (ids.length > 0) return

      const { site, cache } = await checkFolder(context, { content })
      for (const { code } of site.translations) {
        const before = await count(site, code, cache)
        write(code, confirm({ site, language: code, stale: all }, cache))
        const confirmed = before.unconfirmed + (all ? before.stale : 0)
        const left = all ? 0 : before.stale
        context.stdout.write(
          `${languageName(code, 'en')}: ${texts(before.all)} on record, ${confirmed} of them confirmed now.${left > 0 ? ` ${texts(left)} out of date: run validate to see them.` : ''}\n`,
        )
      }
    })

function outdatedById(diagnostics: readonly Diagnostic[], id: string): Diagnostic {
  const found = diagnostics.find((each) => each.id === id)
  if (found?.code === 'translation/stale') return found
  throw new CliError(
    `There is no outdated translation called "${id}".`,
    'Run "diptych validate"; the name stands behind translation/stale.',
  )
}

async function count(site: Site, language: string, cache: Cache) {
  const { translationStates } = await import('#generator/index.ts')
  const own = translationStates(site, cache).filter((pair) => pair.language.code === language)
  const stale = own.filter(({ freshness }) => freshness === 'stale').length
  const confirmed = own.filter(({ freshness }) => freshness === 'confirmed').length
  return { all: own.length, stale, unconfirmed: own.length - stale - confirmed }
}

const texts = (number: number) => (number === 1 ? '1 text' : `${number} texts`)
