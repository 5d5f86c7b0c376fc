import { spawnSync } from 'node:child_process'

/** What a command used with all processes that it started and waited for. */
export interface CommandUsage {
  /** Seconds of the clock. */
  readonly wall: number
  /** Seconds of the processor, of all threads. */
  readonly cpu: number
}

interface Place {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>> | undefined
  /** Seconds after which the command is ended. */
  readonly limit: number
}

/** Runs a command of any tool; nothing when it reached the limit. */
export function measuredCommand(
  command: readonly string[],
  { cwd, env, limit }: Place,
): CommandUsage | undefined {
  // The shell prints its own times, then those of the processes that it and they have waited for.
  const shell = '"$@" 3>&-; code=$?; times >&3; exit $code'
  const start = performance.now()
  const { status, error, output } = spawnSync('sh', ['-c', shell, 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    timeout: limit * 1000,
    maxBuffer: 2 ** 27,
  })
  if (Object(error).code === 'ETIMEDOUT') return undefined
  const [, stdout, stderr, times = ''] = output
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return { wall: (performance.now() - start) / 1000, cpu: secondsIn(String(times)) }
}

/** Sums up `0m1.50s 0m0.25s`. */
function secondsIn(times: string): number {
  return Array.from(
    times.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  ).reduce((sum, each) => sum + each, 0)
}
