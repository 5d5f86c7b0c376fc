import { describe, expect, test } from 'vitest'
import { createApi } from '#api/index.ts'
import { audit, encode, rules, strategyCall } from './leads-site.ts'
import { webhookTo } from './receivers.ts'
import { post, startApi } from './running-api.ts'

/** Part of every visitor input, to detect where input appears that must not. */
const canary = 'kanarie'

const filled = { ...strategyCall, companyName: canary, email: `${canary}@devries.example` }
const valid = encode(filled)
const withField = (name: string, value: string) => `${valid}&${name}=${value}`
const browser = {
  accept: 'text/html,application/xhtml+xml',
  referer: `http://localhost/nl/strategy-call?${canary}`,
}

interface Case {
  readonly body?: RequestInit['body']
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
}

interface Fault extends Case {
  readonly name: string
  readonly status: number
  /** Expected state of the stored submission. Undefined if nothing is stored. */
  readonly kept: string | undefined
  readonly reasons?: readonly string[]
}

/** Expected problem codes. */
const codes: Readonly<Record<number, readonly string[]>> = {
  400: ['malformed_request'],
  404: ['unknown_form'],
  405: ['method_not_allowed'],
  413: ['body_too_large'],
  415: ['unsupported_media_type'],
  422: ['invalid_submission', 'empty'],
}

/** Cases by name that end alike. */
const ending = (
  [status, kept, ...reasons]: readonly [status: number, kept?: string, ...reasons: string[]],
  cases: Readonly<Record<string, Case>>,
): readonly Fault[] =>
  Object.entries(cases).map(([name, each]) => ({
    ...{ name, status, kept, ...each },
    ...(reasons.length > 0 && { reasons }),
  }))

/** A case for each text. */
const each = (texts: readonly string[], make: (text: string) => Case) =>
  Object.fromEntries(texts.map((text) => [JSON.stringify(text), make(text)]))

/** A stream of `size` bytes in chunks of 64 kB, without a declared length. */
function chunks(size: number) {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 65_536
      if (sent > size) controller.close()
      else controller.enqueue(new Uint8Array(65_536).fill(97))
    },
  })
}

const multipart = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** A body encoded as by a browser, with its content type. */
async function encoded(form: FormData) {
  const response = new Response(form)
  return {
    body: new Uint8Array(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

const padded = (size: number) => `${valid}&pad=${'x'.repeat(size - valid.length - 5)}`

const noted = (text: string) => ({ body: withField('note', text) })
const typed = (type: string) => ({ body: valid, headers: { 'content-type': type } })
const from = (headers: Readonly<Record<string, string>>) => ({ body: valid, headers })
const changed = (fields: object) => ({ body: encode({ ...filled, ...fields }) })

const faults: readonly Fault[] = [
  ...ending([303, 'accepted'], { 'a complete form, by a browser': from(browser) }),
  ...ending([201, 'accepted'], {
    'a complete form, by a script': { body: valid },
    'the audit': { body: encode({ ...audit, name: canary }) },
    'long answers': { body: encode({ ...audit, question_5: `${canary} `.repeat(5000) }) },
    'the largest allowed body': { body: padded(65_536) },
    multipart: await encoded(multipart(filled)),
    'sent in a minute': { body: withField('elapsed', '60000') },
    'the site’s own origin': from({ origin: rules.origin }),
    'origin null': from({ origin: 'null' }),
    // Field names, escapes and odd characters.
    ...each(['__proto__', '__proto__[polluted]', 'constructor', 'hasOwnProperty'], (field) => ({
      body: withField(encodeURIComponent(field), canary),
    })),
    ...each(['%zz', '%', '100%25'], noted),
    ...each(['%00', '%E2%80%AE', '%F0%9F%A5%90', '%D8%B4%D9%83%D8%B1', '%1b%5B31m'], noted),
    ...each(
      [
        '=HYPERLINK("http://x","y")',
        '<script>alert(1)</script></script>',
        "'; DROP TABLE submissions; --",
      ],
      (websiteGoal) => changed({ websiteGoal }),
    ),
    // What a browser says, through a proxy that rewrites Host.
    ...each(['same-origin', 'none'], (site) =>
      from({ 'sec-fetch-site': site, origin: 'https://staging.tegelwerk.example' }),
    ),
  }),
  ...ending([201, 'accepted', 'encoding'], each(['%E0%A4', '%ff%fe', '%ED%A0%80'], noted)),
  ...ending([201, 'accepted', 'unknown_option'], {
    'an unknown choice': changed({ hasWebsite: 'soon' }),
  }),
  ...ending([201, 'accepted', 'fast'], {
    'sent in 0.4 seconds': { body: withField('elapsed', '400') },
  }),
  ...ending([201, 'spam', 'honeypot'], {
    'a filled honeypot': { body: withField('bot-field', canary) },
  }),
  ...ending([201, 'spam', 'fast', 'links'], {
    'sent at once and full of links': {
      body: withField('elapsed', `400&a=${'https://x '.repeat(9)}`),
    },
  }),
  ...ending([201, 'accepted', 'cross_site'], {
    'from another site': from({ origin: `https://${canary}.example` }),
    'from another site, by Sec-Fetch-Site': from({
      ...{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
    }),
    'from another subdomain': from({
      ...{ 'sec-fetch-site': 'same-site', origin: 'https://www.localhost' },
    }),
  }),
  ...ending([404, 'quarantine'], {
    'no form-name': { body: `name=${canary}` },
    ...each(['contact', '__proto__', 'constructor', 'toString'], (form) => ({
      body: `form-name=${form}&name=${canary}`,
    })),
  }),
  ...ending([422, 'incomplete'], {
    'a missing field': changed({ companyName: ' ' }),
    'a missing field, by a browser': { ...changed({ companyName: '' }), headers: browser },
    'an invalid e-mail address': changed({ email: 'a@b' }),
    'an address of 5,000 characters': changed({ email: `${'a'.repeat(5000)}@b.nl` }),
    'an address that attacks the pattern (ReDoS)': changed({ email: 'a@'.repeat(15_000) }),
    'a website that attacks the pattern (ReDoS)': {
      body: encode({ ...audit, question_1: 'a-'.repeat(900) }),
    },
  }),
  ...ending(
    [422],
    each(
      ['', 'form-name=strategy-call', 'form-name=strategy-call&companyName=+&bot-field='],
      (body) => ({ body }),
    ),
  ),
  ...ending([413], {
    'one byte too many': { body: padded(65_537) },
    'a length of 1 GB': from({ 'content-length': '1073741824' }),
    '10 MB in chunks, without a length': { body: chunks(10_485_760) },
  }),
  ...ending([400, 'quarantine', 'undecodable'], {
    'multipart without boundary': typed('multipart/form-data'),
  }),
  ...ending([415], {
    'multipart with a file': await encoded(multipart({ ...filled, file: new Blob([canary]) })),
    'a compressed body': from({ 'content-encoding': 'gzip' }),
    ...each(['application/json', 'text/plain', '', 'application/xml; x=y'], typed),
  }),
  ...ending(
    [405],
    each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'], (name) => ({ method: name })),
  ),
]

test.for(faults)('$name: $status', async ({ body = null, headers = {}, method, ...expected }) => {
  const api = await startApi()
  const request = post(body, { 'user-agent': canary, cookie: `a=${canary}`, ...headers })

  const response = await api.fetch(method ? new Request(request.url, { method }) : request)
  const answer = await response.text()

  expect(response.status).toBe(expected.status)
  if (codes[response.status] && headers !== browser) {
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const { status, code } = JSON.parse(answer)
    expect(status).toBe(expected.status)
    expect(codes[status]).toContain(code)
  }
  expect({}).not.toHaveProperty('polluted')
  const kept = await api.kept()
  expect(kept.map(({ state }) => state)).toEqual(expected.kept ? [expected.kept] : [])
  if (expected.reasons) expect(kept[0]?.reasons).toEqual(expected.reasons)
  else if (expected.kept === 'accepted') expect(kept[0]?.reasons).toEqual([])
  if (typeof body === 'string' && kept[0]) expect(Buffer.from(kept[0].raw).toString()).toBe(body)

  expect(api.logged.join('\n')).not.toContain(canary)
  expect((await api.fetch(post(encode(strategyCall)))).status).toBe(201)
})

test.for([
  [true, 'busy', '5'],
  [false, 'not_stored', '30'],
] as const)(
  'a failed write (busy: %s) is reported with a Retry-After header',
  async ([isBusy, code, wait]) => {
    const write = async () => ({ outcome: 'refused' as const, isBusy })
    const api = createApi({ ...(await startApi()).dependencies, write })
    const response = await api.fetch(post(valid))

    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe(wait)
    expect(await response.json()).toMatchObject({ code })
  },
)

const unreadable = faults.filter(({ status }) => [400, 404, 415].includes(status))

test.for(unreadable)(
  '$name, by a browser: answers $status with a page in the form’s language',
  async (fault) => {
    const { body = null, headers = {}, status } = fault
    const api = await startApi()
    const response = await api.fetch(post(body, { ...browser, ...headers }))
    const page = await response.text()

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain(rules.notTaken?.['nl']?.unreadable.heading)
    // The page gives back what could be read, with a mailto link.
    expect(page.includes('mailto:')).toBe(fault.headers === undefined)
    expect(api.logged.join('\n')).not.toContain(canary)
  },
)

test('an empty form, by a browser: the page lists the required fields', async () => {
  const api = await startApi()
  const response = await api.fetch(post('form-name=strategy-call', browser))

  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Vul je bedrijfsnaam in.')
  expect(await api.kept()).toEqual([])
})

test('a missing origin is recorded and the form is accepted', async () => {
  const api = await startApi()
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: new URLSearchParams(filled),
  })

  expect((await api.fetch(request)).status).toBe(201)
  expect(await api.kept()).toMatchObject([{ state: 'accepted', reasons: ['no_origin'] }])
})

test('the first value of a repeated field counts, and the second is stored as extra', async () => {
  const api = await startApi()
  await api.fetch(post(withField('email', 'second@b.nl')))

  const [kept] = await api.kept()
  expect(kept?.fields).toContainEqual(['email', filled.email])
  expect(kept?.extra).toEqual([['email', 'second@b.nl']])
})

test('fields above the maximum are stored in the raw body only', async () => {
  const api = await startApi()
  await api.fetch(post(valid + '&f=1'.repeat(5000)))

  const [kept] = await api.kept()
  expect(kept?.extra).toHaveLength(100)
})

describe('keys', () => {
  const key = '9b2f6c1e-7f0a-4a3c-9a40-6f6f3a1d2c11'

  test('ten identical concurrent requests are stored once', async () => {
    const api = await startApi()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.fetch(post(valid, { 'idempotency-key': key }))),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.json()))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
    expect(bodies.filter((body) => body.duplicate)).toHaveLength(9)
    expect(bodies.every((body) => body.key === key)).toBe(true)
    expect(await api.kept()).toHaveLength(1)
  })

  test('the key may be a form field; an incomplete submission does not use it up', async () => {
    const api = await startApi()
    const incomplete = `${encode({ ...filled, companyName: '' })}&submission-id=${key}`
    const whole = withField('submission-id', key)
    const statuses = []
    for (const body of [incomplete, whole, whole])
      statuses.push((await api.fetch(post(body))).status)
    expect(statuses).toEqual([422, 201, 200])
  })

  test('a lead that was of no known form is delivered when it is sent again', async () => {
    const environment = webhookTo('http://localhost:9')
    const first = await startApi({ environment, rules: { ...rules, forms: [] } })
    await first.fetch(post(valid, { 'idempotency-key': key }))
    expect((await first.kept()).map(({ state }) => state)).toEqual(['quarantine'])
    await first.close()

    const api = await startApi({ environment, folder: first.folder })
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.fetch(post(valid, { 'idempotency-key': key }))
      expect(await answer.json()).toMatchObject({ ok: true, key, duplicate: true })
    }
    await api.fetch(post(valid, { 'idempotency-key': key, 'sec-fetch-site': 'cross-site' }))
    const [lead, ...others] = await api.kept()
    expect(lead).toMatchObject({ state: 'accepted', reasons: [], form: 'strategy-call' })
    expect(new Map(lead?.fields).get('email')).toBe(filled.email)
    expect(others).toEqual([])
    expect(await api.deliveriesOf(lead?.id ?? '')).toMatchObject([{ state: 'pending' }])
  })

  test('without a key, a repeat within ten minutes is stored but not delivered', async () => {
    const api = await startApi({ environment: webhookTo('http://localhost:9') })
    for (const wait of [0, 60_000, 11 * 60_000]) {
      api.pass(wait)
      expect((await api.fetch(post(valid))).status).toBe(201)
    }
    const kept = await api.kept()

    expect(kept.map(({ reasons }) => reasons)).toEqual([[], ['probable_repeat'], []])
    const deliveries = await Promise.all(kept.map(({ id }) => api.deliveriesOf(id)))
    expect(deliveries.map(({ length }) => length)).toEqual([1, 0, 1])
  })
})

describe('languages', () => {
  test.for([
    [{ referer: 'http://localhost/nl/strategy-call' }, '/nl/strategy-call/sent'],
    [{ referer: 'http://localhost/strategy-call/' }, '/strategy-call/sent'],
    [{ 'accept-language': 'fr, nl-NL;q=0.8' }, '/nl/strategy-call/sent'],
    [{ 'accept-language': 'de' }, '/strategy-call/sent'],
    [{ referer: 'nonsense' }, '/strategy-call/sent'],
  ] as const)('a browser with %j is led to %s', async ([headers, location]) => {
    const api = await startApi()
    const response = await api.fetch(post(valid, { accept: 'text/html', ...headers }))

    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(location)
  })

  test('errors are in the language of the page', async () => {
    const api = await startApi()
    const body = encode({ ...filled, companyName: '' })
    const page = await (await api.fetch(post(body, browser))).text()
    expect(page).toContain('Vul je bedrijfsnaam in.')

    const problem = await (await api.fetch(post(body))).json()
    expect(problem.errors).toEqual([
      { field: 'companyName', code: 'required', message: 'Please enter your company name.' },
    ])
  })
})
