import { rawRequest } from '../api/raw-request.ts'
import { startCli } from '../e2e/command-line.ts'
import { withoutAssetNames } from './without-asset-names.ts'

interface Asked {
  readonly name: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json', accept: 'application/json' }
const page = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

/** What differs from run to run: the moment, the ids and whatever carries them. */
const changing = new Set(['date', 'x-request-id', 'age'])

/** Every method at every route, and a body of every kind. */
const requests: readonly Asked[] = [
  ...['/', '/nl', '/api/forms', '/api/quiz', '/no-such-page'].flatMap((path) =>
    ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
      name: `${method} ${path}`,
      path,
      method,
    })),
  ),
  ...['', '{', '[]', '{"form-name":"strategy-call"}', 'x'.repeat(9 * 1024)].flatMap((body, index) =>
    ['/', '/api/forms', '/api/quiz'].map((path) => ({
      name: `JSON ${index} to ${path}`,
      path,
      method: 'POST',
      headers: json,
      body,
    })),
  ),
  ...['', 'form-name=strategy-call', 'form-name=nobody&a=b', '%zz=%', 'a=1'].flatMap(
    (body, index) =>
      ['/', '/nl/strategy-call', '/strategy-call'].flatMap((path) => [
        { name: `form ${index} to ${path}`, path, method: 'POST', headers: form, body },
        {
          name: `form ${index} to ${path} from a browser`,
          path,
          method: 'POST',
          headers: { ...form, ...page, origin: 'http://127.0.0.1' },
          body,
        },
      ]),
  ),
  {
    name: 'a whole form',
    path: '/',
    method: 'POST',
    headers: form,
    body: new URLSearchParams({
      'form-name': 'strategy-call',
      companyName: 'Vries',
      email: 'anna@example.com',
      'service-interested-in': 'core',
      hasWebsite: 'no',
      businessDescription: 'Bread',
      websiteGoal: 'More guests',
    }).toString(),
  },
  ...['/', '/api/quiz'].flatMap((path) => [
    {
      name: `too large for ${path}`,
      path,
      method: 'POST',
      headers: form,
      body: `a=${'x'.repeat(70_000)}`,
    },
    {
      name: `compressed to ${path}`,
      path,
      method: 'POST',
      headers: { ...form, 'content-encoding': 'gzip' },
      body: 'a=b',
    },
    {
      name: `a type that nobody reads to ${path}`,
      path,
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'a,b',
    },
  ]),
  { name: 'credentials in the target', path: 'http://user:pass@127.0.0.1/api/forms' },
  { name: 'an absolute target', path: 'http://127.0.0.1/plans' },
  { name: 'a target that leaves the folder', path: '/../../etc/passwd' },
  { name: 'the private folder', path: '/.diptych/forms.json' },
  { name: 'a range', path: '/plans', headers: { range: 'bytes=0-9' } },
]

/** What a server answers to every kind of request, one text each, without what differs from run to run. */
export async function readAnswers(site: string): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>()
  const { url, stop } = await startCli(['serve', '--out', site])
  try {
    for (const { name, path, ...request } of requests) {
      const { status, headers, body } = await rawRequest(url, path, request)
      const told = Object.entries(headers)
        .filter(([header]) => !changing.has(header))
        .sort(([a], [b]) => (a < b ? -1 : 1))
      answers.set(name, stable(JSON.stringify({ status, headers: told, body }), url))
    }
  } finally {
    await stop()
  }
  return answers
}

const stable = (text: string, url: string) =>
  withoutAssetNames(text)
    .replaceAll(new URL(url).host, 'host')
    .replaceAll(/\b[0-9a-z]{26}\b/g, 'id')
