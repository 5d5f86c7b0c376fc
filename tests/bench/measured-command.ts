import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What a command used with all processes that it started. */
export interface CommandUsage {
  /** Seconds of the clock. */
  readonly wall: number
  /** Seconds of the processor, of all threads. */
  readonly cpu: number
  /** The most memory that its processes held at once, in MiB; what they share counts for each. */
  readonly peak: number
}

interface Place {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>> | undefined
  /** Seconds after which the command and its processes are ended. */
  readonly limit: number
}

const samplingInterval = 50
const kibPerMib = 1024
/** What Linux tells programs, on every machine. */
const ticksPerSecond = 100

/**
 * Runs a command of any tool; nothing when it reached the limit. Memory is read from `/proc`: where there is
 * none, it is 0.
 */
export function measuredCommand(
  command: readonly string[],
  { cwd, env, limit }: Place,
): Promise<CommandUsage | undefined> {
  // The shell prints its own times, then those of the processes that it and they have waited for.
  const shell = '"$@" 3>&-; code=$?; times >&3; exit $code'
  const start = performance.now()
  const child = spawn('sh', ['-c', shell, 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    // A session of its own: its processes are found by it, and ended together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const session = child.pid
  if (session === undefined) throw new Error(`${command[0]} could not be started.`)

  const watched = watchSession(session)
  watched.sample()
  const sampling = setInterval(watched.sample, samplingInterval)
  let isOver = false
  const end = () => {
    try {
      process.kill(-session, 'SIGKILL')
    } catch {
      // All of its processes have ended.
    }
  }
  const limiting = setTimeout(() => {
    isOver = true
    end()
  }, limit * 1000)
  const interrupt = () => {
    end()
    process.exit(130)
  }
  process.once('SIGINT', interrupt)

  const said = { text: '', times: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said.text = (said.text + chunk).slice(-10_000)
    })
  }
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    said.times += chunk
  })

  let wall = 0
  child.once('exit', () => {
    wall = (performance.now() - start) / 1000
    end()
  })
  return new Promise((resolve, reject) => {
    child.once('close', (status) => {
      clearInterval(sampling)
      clearTimeout(limiting)
      process.off('SIGINT', interrupt)
      if (isOver) resolve(undefined)
      else if (status === 0) {
        // Who ends without waiting for its workers loses their times; samples lose the last moments.
        const cpu = Math.max(secondsIn(said.times), watched.cpu())
        resolve({ wall, cpu, peak: watched.peak() })
      } else reject(new Error(`${command.join(' ')} ended with ${status}: ${said.text}`))
    })
  })
}

/** Sums up `0m1.50s 0m0.25s`. */
function secondsIn(times: string): number {
  return Array.from(
    times.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  ).reduce((sum, each) => sum + each, 0)
}

/**
 * What the processes of a session use. Memory: the largest sum that was seen, or the peak of one process when
 * that is larger, which the kernel knows also between two samples. Processor: what each was last seen with.
 */
function watchSession(session: number) {
  let others = new Set<string>()
  let largest = 0
  const seconds = new Map<string, number>()

  const sample = () => {
    let together = 0
    const ids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
    // The number of a process that has ended may be given to another.
    others = others.intersection(new Set(ids))
    for (const id of ids) {
      if (others.has(id)) continue
      try {
        // The name in brackets may hold spaces; the fields after it begin with the state.
        const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        if (Number(fields[3]) !== session) {
          others.add(id)
          continue
        }
        seconds.set(id, (Number(fields[11]) + Number(fields[12])) / ticksPerSecond)
        const status = readFileSync(`/proc/${id}/status`, 'utf8')
        const kib = (name: string) =>
          Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        together += kib('VmRSS')
        largest = Math.max(largest, kib('VmHWM'))
      } catch {
        // It has ended since the folder was listed.
      }
    }
    largest = Math.max(largest, together)
  }
  return {
    sample,
    peak: () => largest / kibPerMib,
    cpu: () => seconds.values().reduce((sum, each) => sum + each, 0),
  }
}
