import { type FSWatcher, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from '../cli-error.ts'
import { debounce, truncateList } from '../content/watch-folders.ts'
import type { CliContext } from '../context.ts'
import { type CheckOptions, type CheckResult, runCheck } from './check.ts'
import type { Output } from './options.ts'
import { createWatchScreen } from './watch-screen.ts'

/** Editors write a file in several steps; changes this close together are one, in milliseconds. */
const settleTime = 20

/**
 * After how long a watcher certainly watches, in milliseconds; that often a folder that is gone is
 * looked for.
 */
const recheckDelay = 500

interface Input {
  readonly options: CheckOptions
  readonly outputs: readonly Output[]
}

/** Checks now and after every change of content or schemas, until the command is stopped. */
export async function watchContent(
  context: CliContext,
  { options, outputs }: Input,
): Promise<void> {
  const { createCache } = await import('#generator/index.ts')
  let cache = createCache()
  const folder = resolve(context.cwd, options.content)
  const screen = await createWatchScreen(context, {
    outputs,
    messageLanguage: options.messageLanguage,
  })
  let last = await runCheck(context, { ...options, cache })
  let hasFailed = false
  screen.show({ names: '', result: last })
  screen.watching(options.content)

  const checkAgain = async (files: readonly string[]) => {
    // Other schemas, other meaning: nothing that was read before counts.
    const hasOtherSchemas = files.some((file) => file.endsWith('.json'))
    if (hasOtherSchemas) cache = createCache()
    const result = await runCheck(context, { ...options, cache }).catch(toFailure)
    if (context.stopped.aborted) return
    if (result instanceof CliError) {
      if (!hasFailed) screen.failed(result)
      hasFailed = true
      scheduleCheck()
      return
    }
    const changed = changedFiles(last, result)
    if (hasFailed || hasOtherSchemas || changed.length > 0) {
      screen.show({
        names: truncateList(changed.length > 0 ? changed : [options.content]),
        last,
        result,
      })
      // What is new is not watched at once: what is saved meanwhile is seen then.
      scheduleCheck()
    }
    hasFailed = false
    last = result
  }
  const touched = debounce(settleTime, checkAgain)
  const watchers = watchFolders([folder, join(context.project, 'schema')], touched)
  const checkOrRestart = () => {
    if (hasFailed) watchers.restart()
    touched(folder)
  }
  let again: NodeJS.Timeout | undefined
  const scheduleCheck = () => {
    clearTimeout(again)
    again = setTimeout(checkOrRestart, recheckDelay)
  }
  scheduleCheck()

  if (!context.stopped.aborted)
    await new Promise((stopped) => context.stopped.addEventListener('abort', stopped))
  clearTimeout(again)
  watchers.close()
}

/** A file or folder that is gone between two looks comes back, or somebody is told. */
function toFailure(error: unknown): CliError {
  if (error instanceof CliError) return error
  if (!(error instanceof Error) || !('code' in error)) throw error
  return new CliError(
    `The content cannot be read (${String(error.code)}).`,
    'It is looked at again in a moment.',
  )
}

/** The files that are not as they were, among them those that are gone. */
function changedFiles(before: CheckResult, after: CheckResult): readonly string[] {
  const [were, are] = [new Set(before.files), new Set(after.files)]
  return [...were.union(are)].filter(
    (file) => were.has(file) !== are.has(file) || before.text(file) !== after.text(file),
  )
}

function watchFolders(folders: readonly string[], touched: (file: string) => void) {
  let watchers: readonly FSWatcher[] = []
  const close = () => {
    for (const watcher of watchers) watcher.close()
  }
  const restart = () => {
    close()
    watchers = folders.flatMap((folder) => watchFolder(folder, touched) ?? [])
  }
  restart()
  return { restart, close }
}

/** Folders have no ending: one that is moved takes its files along. */
const counts = /^[^.]*$|\.(yaml|json)$/

function watchFolder(folder: string, touched: (file: string) => void): FSWatcher | undefined {
  try {
    return watch(folder, { recursive: true }, (_, name) => {
      if (name === null || counts.test(name)) touched(join(folder, name ?? ''))
    }).on('error', () => touched(folder))
  } catch {
    // It is gone; the next look says so.
    return undefined
  }
}
