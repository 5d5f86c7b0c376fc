import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashCycles } from '../api/crash/crash-cycles.ts'
import { startServer } from '../api/crash/start-server.ts'
import { strategyCall } from '../api/site-rules.ts'
import type { Measurement } from './measurement.ts'

const connections = 64
/** Milliseconds: to warm up, and to measure. */
const [warmUp, duration] = [1500, 5000]

/** Forms that are on disk before they are answered, and what fifty crashes under load lose. */
export async function measureSubmissions(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-bench-'))
  try {
    const server = await startServer({ folder })
    await load(server.url, warmUp)
    const times = (await load(server.url, duration)).toSorted((a, b) => a - b)
    await server.kill()
    const crashes = join(folder, 'crashes')
    mkdirSync(crashes)
    const { acknowledged, missing, repeated } = await crashCycles(crashes, 50)

    return [
      {
        what: `forms a second, each on disk, ${connections} connections`,
        figure: Math.round((times.length / duration) * 1000).toLocaleString('en-GB'),
        target: '4,000',
      },
      {
        what: 'the slowest of a hundred of them',
        figure: `${(times[Math.floor(times.length * 0.99)] ?? Number.NaN).toFixed(1)} ms`,
        target: '50 ms',
      },
      {
        what: `lost or doubled in 50 crashes under load, of ${acknowledged} acknowledged`,
        figure: String(missing + repeated),
        target: '0',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Sends forms on all connections, one after the other on each; gives how long each answer took. */
async function load(url: string, milliseconds: number): Promise<readonly number[]> {
  const { hostname, port } = new URL(url)
  const times: number[] = []
  const end = performance.now() + milliseconds
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname))
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < end) {
        const start = performance.now()
        await exchange(socket)
        times.push(performance.now() - start)
      }
      socket.destroy()
    }),
  )
  return times
}

let sent = 0

/** Bare HTTP on a socket, since a whole client would take more of the machine than the server. */
function exchange(socket: Socket): Promise<void> {
  const body = new URLSearchParams({ ...strategyCall, websiteGoal: `Goal ${sent++}` }).toString()
  return new Promise((resolve, reject) => {
    socket.once('data', (answer) => {
      if (answer.includes('HTTP/1.1 201')) resolve()
      else reject(new Error(answer.toString()))
    })
    socket.write(
      `POST / HTTP/1.1\r\nhost: bench\r\norigin: http://bench\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
  })
}
