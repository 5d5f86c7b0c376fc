import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startCli } from '../e2e/command-line.ts'
import { projectRoot } from '../support/project-root.ts'
import type { Measurement } from './measurement.ts'

/**
 * The scorer of https://developer.mozilla.org/en-US/observatory. It has 240 dependencies, so only this
 * benchmark installs it.
 */
const scorer = '@mdn/mdn-http-observatory'
const host = 'tegelwerk.example'

interface Answers {
  readonly response: object
  readonly cors: object
  readonly page: string
}

/** The part of the scorer that is used here. */
interface Scorer {
  readonly tests: readonly ((requests: object) => Verdict)[]
  readonly requestsFor: (answers: Answers) => object
  readonly pointsFor: (result: string) => number
  /** Minimum score for bonus points. */
  readonly leastForExtras: number
  readonly headersFrom: (headers: object) => object
}

interface Verdict {
  readonly result: string
  readonly constructor: { readonly name: string }
}

/** The HTTP Observatory's score of the home page, computed locally as if served over HTTPS. */
export async function measureObservatory(): Promise<readonly Measurement[]> {
  const found = await findScorer()
  const target = '130'
  if (!found) return [{ what: 'HTTP Observatory', figure: 'no scorer', target }]

  const folder = mkdtempSync(join(tmpdir(), 'diptych-observatory-'))
  spawnSync(process.execPath, ['cli/launch.js', 'build', '--out', folder], { cwd: projectRoot })
  const { url, stop } = await startCli(['serve', '--out', folder])
  try {
    const verdicts = await judge(found, url)
    const total = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 100)
    const points = verdicts.map(({ result }) => found.pointsFor(result))
    const plain = total(points.filter((each) => each < 0))
    const score = plain >= found.leastForExtras ? total(points) : plain
    return [
      { what: `HTTP Observatory, ${verdicts.length} tests`, figure: String(score), target },
      ...verdicts.map((verdict, index) => ({
        what: `  ${verdict.result}`,
        figure: String(points[index]),
        target: '0 or more',
      })),
    ]
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}

async function judge({ tests, requestsFor, headersFrom }: Scorer, url: string) {
  const headersOf = async (method: string) => {
    const { headers, status } = await fetch(url, {
      method,
      headers: { origin: 'https://http-observatory.security.mozilla.org' },
    })
    return { headers: headersFrom(Object.fromEntries(headers)), status, verified: true, data: '' }
  }
  // The scorer's HTML parser logs errors about modern CSS.
  const page = (await (await fetch(url)).text()).replaceAll(/<style.*?<\/style>/gs, '')
  const response = { ...(await headersOf('GET')), httpEquiv: new Map(), data: page }
  const requests = requestsFor({ response, cors: await headersOf('OPTIONS'), page })
  return tests.map((test) => test(requests))
}

/** Installs the scorer in npm's cache folder, without running install scripts. */
async function findScorer(): Promise<Scorer | undefined> {
  const where = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${scorer}`,
      '--',
      'node',
      '-p',
      'process.env.PATH',
    ],
    { encoding: 'utf8', cwd: tmpdir() },
  )
  const bin = where.stdout.split(/[:;]/).find((folder) => /_npx.*\.bin$/.test(folder))
  if (bin === undefined) return undefined

  const root = join(dirname(bin), scorer)
  // Its install script would download the HSTS preload list. The test domain is not on it.
  const list = join(root, 'conf/hsts-preload.json')
  if (!existsSync(list)) writeFileSync(list, '{}')
  return loadScorer(root)
}

async function loadScorer(root: string): Promise<Scorer> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  const [constants, grader, charts, types, session] = await Promise.all(
    ['constants', 'grader/grader', 'grader/charts', 'types', 'retriever/session'].map((name) =>
      load(`src/${name}.js`),
    ),
  )
  const { AxiosHeaders } = createRequire(join(root, 'package.json'))('axios')

  return {
    tests: constants.ALL_TESTS,
    pointsFor: grader.getScoreModifier,
    leastForExtras: charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT,
    headersFrom: (headers) => new AxiosHeaders(headers),
    requestsFor: ({ response, cors, page }) => {
      const requests = new types.Requests(host)
      const https = { url: new URL(`https://${host}/`), status: 200 }
      requests.resources.path = page
      requests.session = new session.Session(https.url)
      Object.assign(requests.responses, {
        auto: response,
        https: response,
        http: response,
        cors,
        httpRedirects: [{ url: new URL(`http://${host}/`), status: 301 }, https],
        httpsRedirects: [https],
      })
      return requests
    },
  }
}
