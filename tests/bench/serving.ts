import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCli } from '../e2e/command-line.ts'
import { freePort } from '../support/free-port.ts'
import { projectRoot } from '../support/project-root.ts'
import { type Measurement, median, milliseconds } from './measurement.ts'

const rounds = 3
const seconds = 4
const connections = 64

/**
 * Measures requests per second for the home page, compared with nginx and the same files, and the time to
 * the first response.
 */
export async function measureServing(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-serving-'))
  spawnSync(process.execPath, ['cli/launch.js', 'build', '--out', folder], { cwd: projectRoot })
  try {
    return [...(await measureFirstByte(folder)), ...(await measureBesideNginx(folder))]
  } finally {
    rmSync(folder, { recursive: true })
  }
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

async function measureBesideNginx(folder: string): Promise<readonly Measurement[]> {
  const missing = ['nginx', 'wrk'].filter((program) => !isInstalled(program))
  if (missing.length > 0) {
    const figure = `${missing.join(' and ')} missing`
    return [{ what: 'home page beside nginx', figure, target: 'apt-get install nginx wrk' }]
  }

  const ours = await startCli(['serve', '--out', folder])
  const nginx = await startNginx(folder)
  try {
    // Warms up both servers before measuring.
    for (const url of [ours.url, nginx.url]) load(url)
    const pairs = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ ours: load(ours.url), nginx: load(nginx.url) })
    }
    return [
      {
        what: `home page, requests a second (nginx ${perSecond(median(pairs.map((pair) => pair.nginx.rate)))})`,
        figure: perSecond(median(pairs.map((pair) => pair.ours.rate))),
        target: '15,000',
      },
      {
        what: `home page, 99 % answered within (nginx ${pairs[0]?.nginx.slowest})`,
        figure: pairs[0]?.ours.slowest ?? '',
        target: '',
      },
    ]
  } finally {
    await ours.stop()
    nginx.stop()
  }
}

const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** One worker per core, with precompressed files. */
async function startNginx(folder: string) {
  const place = mkdtempSync(join(tmpdir(), 'diptych-nginx-'))
  const port = await freePort()
  writeFileSync(
    join(place, 'nginx.conf'),
    `worker_processes auto;
daemon off;
pid ${place}/pid;
error_log ${place}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000 inactive=60s;
  types { text/html html; }
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${folder}/current;
    location = / { gzip_static always; try_files /index.html =404; add_header content-security-policy "default-src 'none'"; }
  }
}
`,
  )
  // The workers run as user `nobody`, who must be able to read the files.
  execFileSync('chmod', ['-R', 'a+rX', folder, place])
  const child = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-p', place], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await isAnswered(`${url}/`))) await pause(20)

  return {
    url,
    stop: () => {
      child.kill()
      rmSync(place, { recursive: true })
    },
  }
}

function load(url: string) {
  const flags = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'accept-encoding: gzip',
  ]
  const report = execFileSync('wrk', [...flags, `${url}/`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    slowest: /99%\s+(\S+)/.exec(report)?.[1] ?? '',
  }
}

const perSecond = (rate: number) => rate.toLocaleString('en-GB', { maximumFractionDigits: 0 })
