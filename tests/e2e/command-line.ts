import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printedBy } from '../support/printed-by.ts'
import { projectRoot } from '../support/project-root.ts'

type Environment = Readonly<Record<string, string>>

/** Which Diptych runs, and where. */
interface Place {
  readonly engine: string
  readonly cwd: string
}

const here: Place = { engine: projectRoot, cwd: projectRoot }

/** A command that serves until it is stopped. */
export type CliServer = Awaited<ReturnType<typeof startCli>>

/** Runs a command to its end. */
export async function runCli(
  parameters: readonly string[],
  environment: Environment = {},
  place = here,
) {
  const { child, output } = launch(parameters, environment, place)
  await once(child, 'close')
  return { code: child.exitCode, ...output }
}

/** Starts a command that serves, on a free port unless the environment names one. */
export async function startCli(
  parameters: readonly string[],
  environment: Environment = {},
  place = here,
) {
  const data = mkdtempSync(join(tmpdir(), 'diptych-data-'))
  const { child, output } = launch(
    parameters,
    { PORT: '0', DIPTYCH_DATA: data, ...environment },
    place,
  )
  const ended = once(child, 'close')
  const url = await addressOf(child, output)
  let isStopped = false
  // Tests see no more than that nothing answers.
  child.once('close', (code, signal) => {
    if (isStopped) return
    const said = `${output.stdout.slice(-2000)}${output.stderr}`
    process.stderr.write(
      `“${parameters.join(' ')}” ended by itself (${signal ?? code}).\n${said}\n`,
    )
  })

  return {
    url,
    /** What it has written to its output. */
    printed: () => output.stdout,
    stop: async () => {
      isStopped = true
      child.kill()
      await ended
      rmSync(data, { recursive: true })
    },
  }
}

function launch(parameters: readonly string[], environment: Environment, { engine, cwd }: Place) {
  const child = spawn(process.execPath, [join(engine, 'cli/launch.js'), ...parameters], {
    cwd,
    // Vitest's own NODE_ENV would make another build of React.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      HOST: '127.0.0.1',
      // All visitors of a test come from one address.
      FORMS_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, output: printedBy(child) }
}

/** The address that a serving command prints once it listens. */
function addressOf(
  child: ChildProcess,
  output: { readonly stdout: string; readonly stderr: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /(?:The site is at |"site":")(http:\/\/[^\s"]+)/.exec(output.stdout)?.[1]
      if (address !== undefined) resolve(address.replace(/\/$/, ''))
    })
    child.on('close', () => reject(new Error(`${output.stdout}${output.stderr}`)))
  })
}
