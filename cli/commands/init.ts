import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { execPath } from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { Command } from 'commander'
import { CliError } from '../cli-error.ts'
import { writeRecord } from '../content/edit/write-record.ts'
import { toCliError, writeContent } from '../content/generated.ts'
import { openSession } from '../content/session.ts'
import type { Start } from '../content/starter.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly name?: string
  readonly languages?: string
  readonly hue?: string
}

const hues = '25 red, 60 orange, 150 green, 260 blue, 320 purple'

export const init: DefineCommand = (context, exit) =>
  new Command('init')
    .description('write a site of your own into an empty folder')
    .argument('<folder>', 'a folder that is empty, or not there yet')
    .option('--name <name>', 'what your company is called')
    .option('--languages <codes>', 'its languages, such as en,nl; the first is the source')
    .option('--hue <degrees>', `its colour: ${hues}`)
    .action(async (named: string, options: Options) => {
      const folder = resolve(context.cwd, named)
      try {
        requireEmpty(folder, named)
        const today = context.now().toISOString().slice(0, 10)
        const start = await startOf(await askedFor(context, named, options))
        if (!(await writeSite(context, folder, { ...start, today }))) return exit(130)
      } catch (error) {
        throw toCliError(folder, error)
      }
      context.stdout.write(
        `Wrote a site into ${named}. Next: cd ${named} && npm run dev\nIts texts say what belongs in their place; npm run validate names those that still stand.\n`,
      )
    })

function requireEmpty(folder: string, named: string): void {
  // Throws if a file is in the way.
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new CliError(`"${named}" is not empty.`, 'Name a folder that is empty, or not there yet.')
}

/** The options, and the answers to questions about those that were not given. */
async function askedFor(
  { ask }: CliContext,
  folder: string,
  options: Options,
): Promise<Required<Options>> {
  const { starterLanguages } = await import('#generator/index.ts')
  const answer = async (key: keyof Options, question: string): Promise<string> => {
    const given = options[key] ?? (await ask?.(`${question} `))
    if (given !== undefined) return given.trim()
    throw new CliError(
      'There is no terminal to ask questions at.',
      `Answer them with options: init ${folder} --name "Rye" --languages en,nl --hue 38`,
    )
  }
  return {
    name: await answer('name', 'What is your company called?'),
    languages: await answer(
      'languages',
      `Which languages, the first is that you write in? (${starterLanguages().join(' ')})`,
    ),
    hue: await answer('hue', `Which colour, in degrees? (${hues})`),
  }
}

async function startOf({
  name,
  languages: listed,
  hue,
}: Required<Options>): Promise<Omit<Start, 'today'>> {
  const { starterLanguages } = await import('#generator/index.ts')
  if (!/\p{L}/u.test(name) || /[{}[\]<>]/.test(name))
    throw new CliError(`"${name}" cannot be a name.`, 'Write it as visitors read it: --name "Rye"')
  const languages = [...new Set(listed.split(/[\s,]+/).filter(Boolean))]
  const unknown = languages.find((code) => !starterLanguages().includes(code))
  if (unknown !== undefined || languages.length === 0)
    throw new CliError(
      `There is no starter in "${unknown ?? ''}".`,
      `There are: ${starterLanguages().join(', ')}. Begin with one; "add language" begins another.`,
    )
  const degrees = hue === '' ? Number.NaN : Number(hue)
  if (!(degrees >= 0 && degrees <= 360))
    throw new CliError(`"${hue}" is no hue.`, 'Use a number from 0 to 360, such as 150 for green.')
  return { name, languages, hue: degrees }
}

/**
 * Writes the site beside its folder first, where it is checked, so that nothing is half written. Returns false if it was
 * interrupted: then nothing is written.
 */
async function writeSite(context: CliContext, folder: string, start: Start): Promise<boolean> {
  const { rebuild } = await import('#generator/index.ts')
  const { starterFiles } = await import('../content/starter.ts')
  const made = mkdirSync(dirname(folder), { recursive: true })
  const work = mkdtempSync(`${folder}-`)
  let isWritten = false
  try {
    chmodSync(work, 0o755)
    for (const [path, text] of starterFiles(start)) writeContent(join(work, 'content', path), text)
    writeFileSync(join(work, 'package.json'), manifest(context, folder))
    const own = { ...context, cwd: work, site: work, content: 'content' }
    const session = await openSession(own)
    const { site } = session.check()
    for (const { code: language } of site.translations)
      writeRecord(own, rebuild({ site, language }).changes)
    const { diagnostics } = session.check()
    const error = diagnostics.find(({ severity }) => severity === 'error')
    if (error)
      throw new CliError(`The site would have an error: ${error.message}`, 'Change the answers.')
    for (const cache of ['.cache', '.generated'])
      rmSync(join(work, cache), { recursive: true, force: true })
    // A signal is told when the thread is free.
    await setImmediate()
    if (context.stopped.aborted) return false
    isWritten = true
    if (existsSync(folder))
      for (const name of readdirSync(work)) renameSync(join(work, name), join(folder, name))
    else renameSync(work, folder)
    return true
  } finally {
    rmSync(work, { recursive: true, force: true })
    if (made !== undefined && !isWritten) rmSync(made, { recursive: true, force: true })
  }
}

/** The commands of the site, by Diptych as it is here: a package, or a checkout with the Node that it brings. */
function manifest({ engine }: CliContext, folder: string): string {
  const from = (file: string) => JSON.stringify(relative(folder, file).replaceAll('\\', '/'))
  const node = execPath.startsWith(engine) ? from(execPath) : 'node'
  const isPackage = basename(dirname(engine)) === 'node_modules'
  const diptych = isPackage ? 'diptych' : `${node} ${from(join(engine, 'cli/launch.js'))}`
  const commands = ['validate', 'dev', 'build', 'serve'].map((each) => [each, `${diptych} ${each}`])
  const scripts = { diptych, ...Object.fromEntries(commands) }
  return `${JSON.stringify({ private: true, type: 'module', scripts }, null, 2)}\n`
}
