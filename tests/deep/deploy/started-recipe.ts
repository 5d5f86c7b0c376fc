import { chmodSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { spawnServe } from '../../cli/commands/serving.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { asUnprivileged, giveToUnprivileged } from '../../support/unprivileged-user.ts'

interface Recipe {
  /** The command after the program. */
  readonly options: readonly string[]
  readonly variables: Readonly<Record<string, string>>
  /** The only folder that the recipe lets the server write. */
  readonly writable: string
}

interface Circumstances {
  /** Folders where the server wants to write a file. */
  readonly inTheWay?: readonly string[]
  /** The program that runs the server, with its options, for the folder that both may write. */
  readonly under?: (state: string) => readonly string[]
}

/**
 * Starts what a recipe starts as a user without rights. The folder that it may write is in a folder of
 * another user, as `/var/lib/diptych` is. Ports are free ones.
 */
export function startRecipe(
  { options, variables, writable }: Recipe,
  { inTheWay = [], under = () => [] }: Circumstances = {},
) {
  const parent = temporaryFolder()
  const state = join(parent, basename(writable))
  mkdirSync(state, { mode: 0o700 })
  giveToUnprivileged(state)
  for (const folder of inTheWay) mkdirSync(join(state, folder))
  chmodSync(parent, 0o555)
  const own = Object.entries(variables)
    .filter(([name]) => !/^(SMTP|MAIL)_/.test(name))
    .map(([name, value]) => [name, value.replace(writable, state)])
  const environment = { ...Object.fromEntries(own), PORT: '0', OPERATION_PORT: '0' }
  const server = spawnServe(environment, {}, { options, under: under(state), as: asUnprivileged })
  const { child, ended } = server
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    chmodSync(parent, 0o755)
    return child.exitCode
  }
  onTestFinished(async () => void (await stop()))
  return { ...server, state, stop }
}
