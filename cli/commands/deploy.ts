import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { version } from 'node:process'
import { Command } from 'commander'
import { CliError } from '../cli-error.ts'
import { asCliError, writeContent } from '../content/generated.ts'
import { contentOption } from '../content/project.ts'
import { readSite } from '../content/read-site.ts'
import { ownSectionFolder } from '../content/section-components.ts'
import type { CliContext, DefineCommand } from '../context.ts'

/** The folder of the site with what its hosts read. */
const folder = '.deploy'

/** What a host does with the recipe. It is printed, not written. */
const stepsFile = 'steps.sh'

/** Hashes of what this command wrote last: other files were changed by hand. */
const recordFile = 'written.json'

export const deploy: DefineCommand = (context) => {
  const hosts = readdirSync(recipeFolder(context)).toSorted()
  return new Command('deploy')
    .summary('write what a host of the site needs into .deploy/, and say what to do next')
    .argument('<host>', hosts.join(', '))
    .option(...contentOption(context))
    .action(async (host: string, { content }: { readonly content: string }) => {
      if (!hosts.includes(host))
        throw new CliError(`There is no host "${host}".`, `There are: ${hosts.join(', ')}.`)
      const { site } = await readSite(context, content)
      const fill = filler(context, site.settings.origin)
      const recipes = join(recipeFolder(context), host)
      const names = readdirSync(recipes).filter((name) => name !== stepsFile)
      await writeAll(
        context,
        names.map((name) => ({
          name,
          text: fill(readFileSync(join(recipes, name), 'utf8')),
        })),
      )
      context.stdout.write(`\n${fill(readFileSync(join(recipes, stepsFile), 'utf8'))}`)
    })
}

/** A folder for each host with the files that it needs. */
const recipeFolder = ({ engine }: Pick<CliContext, 'engine'>) => join(engine, 'api/hosts/recipes')

/** Returns a function that names the site in a recipe, and where Diptych is. */
function filler(context: CliContext, origin: string): (recipe: string) => string {
  const { engine, site } = context
  const isOwn = engine === site
  const host = new URL(origin).host.replace(/^www\./, '')
  const packages = ['package.json', 'package-lock.json', ...(isOwn ? ['tsconfig.json'] : [])]
  const sections = relative(site, ownSectionFolder(context)).replaceAll('\\', '/')
  const ofSite = ['content', ...(existsSync(join(site, sections)) ? [sections] : [])]
  const copied = isOwn ? ['api', 'cli', 'generator', 'renderer', 'schema', 'content'] : ofSite
  const values: Readonly<Record<string, string>> = {
    HOST: host,
    NAME: host.split('.')[0] ?? host,
    // A site has no Node of its own among its packages.
    NODE: isOwn ? '/srv/diptych/node_modules/.bin/node' : '/usr/bin/node',
    VERSION: version.slice(1),
    LAUNCH: isOwn ? 'cli/launch.js' : 'node_modules/diptych/cli/launch.js',
    BUILD: isOwn ? 'npm run build --' : 'npx diptych build',
    PREPARE: isOwn ? 'npm run prepare && npm run build' : 'npx diptych build',
    PACKAGES: packages.join(' '),
    COPY: copied.map((path) => `COPY ${path} ${path}`).join('\n'),
    SENT: [...copied, ...packages].map((path) => `!${path}`).join('\n'),
  }
  return (recipe) =>
    recipe.replaceAll(/@([A-Z]+)@/g, (whole, name: string) => values[name] ?? whole)
}

interface RecipeFile {
  readonly name: string
  readonly text: string
}

/** Writes the files of a host, and shows what would change in those that were changed by hand. */
async function writeAll(context: CliContext, files: readonly RecipeFile[]): Promise<void> {
  const [{ createTwoFilesPatch, FILE_HEADERS_ONLY }, { hash }] = await Promise.all([
    import('diff'),
    import('node:crypto'),
  ])
  const hashOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)
  const record = join(context.site, folder, recordFile)
  const written: Record<string, string> = { ...readRecord(record) }
  const put = (path: string, text: string) =>
    asCliError(relative(context.cwd, path), () => writeContent(path, text))

  for (const { name, text } of files) {
    const path = join(context.site, folder, name)
    const shown = relative(context.cwd, path).replaceAll('\\', '/')
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (before !== undefined && before !== text && hashOf(before) !== written[name]) {
      const patch = createTwoFilesPatch(shown, shown, before, text, 'yours', 'new', {
        headerOptions: FILE_HEADERS_ONLY,
      })
      context.stdout.write(`Kept ${shown}, which was changed by hand. It would become:\n${patch}`)
      continue
    }
    written[name] = hashOf(text)
    if (before === text) continue
    put(path, text)
    context.stdout.write(`Wrote ${shown}\n`)
  }
  const sorted = Object.fromEntries(
    Object.entries(written).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  put(record, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** A record that is missing or broken says nothing: what differs counts as changed by hand. */
function readRecord(file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
