import { execFileSync, spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { startCli } from '../e2e/command-line.ts'
import { freePort } from '../support/free-port.ts'
import { builtSite } from './built-server.ts'
import { type Measurement, median, milliseconds } from './measurement.ts'

const rounds = 3
const seconds = 4
const connections = 64

/** Measures requests per second for the home page, and the time to the first response. */
export async function measureServing(): Promise<readonly Measurement[]> {
  const folder = builtSite()
  return [...(await measureFirstByte(folder)), ...(await measureRequests(folder))]
}

async function measureFirstByte(folder: string): Promise<readonly Measurement[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await timeFirstByte(folder))
  return [
    {
      what: 'serve, cold, to the first byte',
      figure: milliseconds(median(times)),
      target: '400 ms',
    },
  ]
}

async function timeFirstByte(folder: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const starting = startCli(['serve', '--out', folder], { PORT: String(port) })
  while (!(await isAnswered(`http://127.0.0.1:${port}/`))) await pause(10)
  const time = performance.now() - start
  await (await starting).stop()
  return time
}

const isAnswered = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function measureRequests(folder: string): Promise<readonly Measurement[]> {
  const what = 'home page, requests a second'
  if (!isInstalled('wrk')) return [{ what, figure: 'wrk missing', target: '15,000' }]

  const { url, stop } = await startCli(['serve', '--out', folder])
  try {
    // Warms up the server.
    load(url)
    const rates = Array.from({ length: rounds }, () => load(url))
    return [{ what, figure: perSecond(median(rates)), target: '15,000' }]
  } finally {
    await stop()
  }
}

const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

function load(url: string) {
  const flags = ['-t2', `-c${connections}`, `-d${seconds}s`, '-H', 'accept-encoding: gzip']
  const report = execFileSync('wrk', [...flags, `${url}/`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

const perSecond = (rate: number) => rate.toLocaleString('en-GB', { maximumFractionDigits: 0 })
