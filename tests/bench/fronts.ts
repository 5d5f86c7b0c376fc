import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { untilAnswering } from '../support/until-answering.ts'
import { builtSite } from './built-server.ts'
import { type Measurement, median } from './measurement.ts'

const rounds = 5
/** In hundredths, as `/proc` counts processor time. */
const ticksPerSecond = 100

/** Pages of each kind of address: a document, and what a page change fetches. */
const addresses = ['/plans', '/plans/page.json']

/**
 * Measures how many files nginx sends per second of processor time by the configuration that the build writes,
 * compared with a plain nginx that sends the same files with the same constant headers for all.
 */
export async function measureFronts(): Promise<readonly Measurement[]> {
  const missing = ['nginx', 'wrk'].filter(
    (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  )
  if (missing.length > 0) {
    const figure = `${missing.join(' and ')} missing`
    return [{ what: 'nginx with the files', figure, target: 'apt-get install nginx wrk' }]
  }
  const current = join(builtSite(), 'current')
  execFileSync('chmod', ['-R', 'a+rX', builtSite()])
  const fronts = await Promise.all([startNginx(plainSite(current)), startNginx(ourSite(current))])
  try {
    return addresses.map((address) => {
      const pairs = Array.from({ length: rounds }, () =>
        fronts.map(({ url, worker }) => filesPerSecond(`${url}${address}`, worker)),
      )
      const [plain = 0, ours = 0] = fronts.map((_, index) =>
        median(pairs.map((pair) => pair[index] ?? 0)),
      )
      const ratio = median(pairs.map(([before = 0, after = 0]) => after / before))
      return {
        what: `${address} from nginx, a processor second (plain ${whole(plain)}, ours ${whole(ours)})`,
        figure: ratio.toFixed(2),
        target: '0.9 of a plain nginx',
      }
    })
  } finally {
    await Promise.all(fronts.map(({ stop }) => stop()))
  }
}

interface Configuration {
  readonly before: string
  readonly server: string
}

const ourSite = (current: string): Configuration => ({
  before: `include ${current}/.diptych/nginx-tables.conf; upstream diptych { server 127.0.0.1:1; }`,
  server: `root ${current}; include ${current}/.diptych/nginx-site.conf;`,
})

function plainSite(current: string): Configuration {
  const { all, documents, policies } = JSON.parse(
    readFileSync(join(current, '.diptych/headers.json'), 'utf8'),
  )
  const policy = policies['plans/index.html']
  const headers = Object.entries<string>({
    ...{ ...all, ...documents, 'content-security-policy': policy },
    ...{ 'cache-control': 'no-cache', vary: 'accept-encoding' },
  }).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return {
    before: 'types { text/html html; application/json json; }',
    server: `root ${current}; ${headers.join(' ')}
      location / { gzip_static on; try_files $uri $uri/index.html =404; }`,
  }
}

async function startNginx({ before, server }: Configuration) {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-fronts-'))
  const port = await freePort()
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${user} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${places.join(' ')}
    ${before} server { listen 127.0.0.1:${port}; ${server} } }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(nginx, url)
  return {
    url,
    worker: workerOf(nginx),
    stop: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const workerOf = ({ pid }: ChildProcess) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])

function filesPerSecond(url: string, worker: number): number {
  const before = ticksOf(worker)
  const flags = ['-t1', '-c32', '-d1s', '-H', 'accept-encoding: gzip']
  const report = execFileSync('wrk', [...flags, url], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report)
  const requests = Number(/(\d+) requests in/.exec(report)?.[1])
  return (requests * ticksPerSecond) / (ticksOf(worker) - before)
}

/** Processor time of a process, its own and the system's for it. */
function ticksOf(process: number): number {
  const [, rest = ''] = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number)
  return user + system
}

const whole = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
