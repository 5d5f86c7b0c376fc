import { createTransport } from 'nodemailer'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#api/index.ts'
import { createDeliverDue } from '#api/tell/deliver-due.ts'
import { openMail } from '#api/tell/mail.ts'
import { audit, encode, rules, strategyCall } from './leads-site.ts'
import { startDrippingServer, startMailServer, startReceiver } from './receivers.ts'
import { post, startApi } from './running-api.ts'
import { submission } from './store/submission.ts'

const minute = 60_000
const mailTo = {
  MAIL_FROM: 'website@tegelwerk.example',
  MAIL_TO: 'anna@tegelwerk.example, bo@tegelwerk.example',
}

/** Sends a form and returns the id of the submission. */
async function submit(
  api: Awaited<ReturnType<typeof startApi>>,
  fields: Readonly<Record<string, string>> = strategyCall,
) {
  const response = await api.fetch(post(encode(fields)))
  const { id } = await response.json()
  return String(id)
}

describe('mail', () => {
  test('is plain text to staff only', async () => {
    const mail = await startMailServer()
    const api = await startApi({ environment: { SMTP_URL: mail.url, ...mailTo } })
    const id = await submit(api)
    await api.deliver()

    expect(mail.recipients).toEqual([['anna@tegelwerk.example', 'bo@tegelwerk.example']])
    const [letter = ''] = mail.letters
    expect(letter).toContain(`Subject: New request: strategy-call ${id.slice(-6)}`)
    expect(letter).toContain(`Message-ID: <${id}.mail@tegelwerk.example>`)
    expect(letter).toContain('Reply-To: anna@devries.example')
    expect(letter).toContain('Content-Type: text/plain; charset=utf-8')
    expect(letter).toContain('Company name\r\n  Bakkerij de Vries')
    expect(letter).toContain('Which plan are you thinking of?\r\n  Advance Plan')
    expect(await api.deliveriesOf(id)).toMatchObject([{ state: 'sent', attempts: 1 }])
    expect(await api.deliver()).toBe(0)

    await submit(api, audit)
    await api.deliver()
    expect(mail.letters[1]).toContain('Question 2?\r\n  Collect leads (3)')
    expect(mail.letters[1]).toContain('Score: 5 of 6')
  })

  test('is in the language of the staff, under their own subject', async () => {
    const mail = await startMailServer()
    const ownRules = {
      ...rules,
      staffLanguage: 'nl',
      forms: rules.forms.map((form) => ({
        ...form,
        languages: Object.fromEntries(
          Object.entries(form.languages).map(([code, words]) => [
            code,
            { ...words, subject: `Aanvraag ${code}` },
          ]),
        ),
      })),
    }
    const api = await startApi({ environment: { SMTP_URL: mail.url, ...mailTo }, rules: ownRules })
    const id = await submit(api)
    await api.deliver()

    expect(mail.letters[0]).toContain(`Subject: Aanvraag nl ${id.slice(-6)}`)
    expect(mail.letters[0]).toContain('Bedrijfsnaam\r\n  Bakkerij de Vries')
    expect(mail.letters[0]).toContain('strategy-call (en)')
  })

  test.for([
    'anna@devries.example\r\nBcc: victim@b.example',
    'anna@devries.example, victim@b.example',
    '"x" <anna@devries.example>, victim@b.example',
    '"a b"@devries.example',
    '<victim@b.example>',
    // Encoded words, which a mail program would decode.
    '=?utf-8?q?victim=40b.example?=@devries.example',
    '=?utf-8?b?dmljdGltQGIuZXhhbXBsZQ==?=@devries.example',
    'anna=?x?=@devries.example',
  ])('the address %j changes no header', async (email) => {
    const mail = await startMailServer()
    const api = await startApi({ environment: { SMTP_URL: mail.url, ...mailTo } })
    await submit(api, { ...strategyCall, email, companyName: 'A\r\nBcc: victim@b.example' })
    await api.deliver()

    const [head = ''] = mail.letters[0]?.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^(reply-to|cc|bcc):|victim/im)
    expect(mail.recipients[0]).toHaveLength(2)
  })

  test('a refusal (554) is tried again', async () => {
    let rejections = 1
    const mail = await startMailServer({
      onRcptTo: (_, __, done) =>
        done(rejections-- > 0 ? Object.assign(new Error('no'), { responseCode: 554 }) : null),
    })
    const api = await startApi({
      environment: { SMTP_URL: mail.url, ...mailTo, MAIL_TO: 'anna@tegelwerk.example' },
    })
    const id = await submit(api)
    for (const state of ['pending', 'sent']) {
      await api.deliver()
      expect(await api.deliveriesOf(id)).toMatchObject([{ state }])
      api.pass(15_000)
    }
    expect(mail.letters).toHaveLength(1)
  })

  test('a rejected login pauses the channel, is logged, and uses up no attempt', async () => {
    let isWrong = true
    const mail = await startMailServer({
      authOptional: false,
      onAuth: (_, __, done) => done(isWrong ? new Error('no') : null, { user: 'website' }),
    })
    const url = mail.url.replace('smtp://', 'smtp://website:kanarie@')
    const api = await startApi({ environment: { SMTP_URL: url, ...mailTo } })
    const ids = [await submit(api), await submit(api, audit)]
    await api.deliver()
    await api.deliver()

    expect(api.logged.filter((line) => line.includes('channel-rests')).length).toBeGreaterThan(0)
    expect(api.logged.join('\n')).not.toMatch(/kanarie|devries/)
    isWrong = false
    api.pass(16 * minute)
    await api.deliver()
    for (const id of ids) expect(await api.deliveriesOf(id)).toMatchObject([{ state: 'sent' }])
  })

  test('an unreachable server does not affect the visitor, and gets about twenty attempts over days', async () => {
    const api = await startApi({ environment: { SMTP_URL: 'smtp://127.0.0.1:9', ...mailTo } })
    const id = await submit(api)
    for (let attempt = 0; attempt < 25; attempt++) {
      await api.deliver()
      api.pass(6 * 60 * minute)
    }

    expect(await api.deliveriesOf(id)).toMatchObject([{ state: 'dead', attempts: 20 }])
    expect(api.logged.filter((line) => line.includes('delivery.dead'))).toHaveLength(1)
  })

  test('a daily report counts received, waiting and given-up submissions', async () => {
    const mail = await startMailServer()
    const api = await startApi({ environment: { SMTP_URL: mail.url, ...mailTo } })
    await submit(api)
    await submit(api, { ...audit, 'bot-field': 'x' })
    api.pass(2 * 60 * minute)
    await api.everyMinute()
    await api.everyMinute()

    expect(mail.letters).toHaveLength(1)
    expect(mail.letters[0]).toMatch(/accepted +1\r\n/)
    expect(mail.letters[0]).toMatch(/spam +1\r\n/)
    expect(mail.letters[0]).toMatch(/waiting +1\r\n/)
    await api.deliver()
    api.pass(24 * 60 * minute)
    await api.everyMinute()
    expect(mail.letters[2]).toMatch(/waiting +0\r\n/)
  })
})

describe('webhook', () => {
  test('is signed by Standard Webhooks, with the same id at every attempt', async () => {
    const receiver = await startReceiver([{ status: 503 }])
    const api = await startApi({ environment: receiver.environment })
    // The verifier reads the system clock.
    api.pass(Date.now() - Date.parse('2026-06-01T12:00:00Z') - 2 * minute)
    const id = await submit(api)
    await api.deliver()
    expect(await api.deliver()).toBe(0)
    api.pass(minute / 2)
    expect(await api.deliver()).toBe(1)

    const events = receiver.calls.map(({ body, headers }) =>
      new Webhook(receiver.environment.WEBHOOK_SECRET).verify(body, Object(headers)),
    )
    expect(events).toHaveLength(2)
    expect(events[1]).toMatchObject({
      type: 'submission.accepted',
      data: {
        id,
        form: 'strategy-call',
        rows: expect.arrayContaining([
          { name: 'companyName', label: 'Company name', answer: 'Bakkerij de Vries' },
        ]),
      },
    })
    expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([
      `${id}.webhook`,
      `${id}.webhook`,
    ])
  })

  test.for([
    ...[302, 400, 401, 403, 404, 405, 413, 422, 429, 451, 500, 503].map((status) => ({
      status,
      state: 'pending',
    })),
    { status: 410, state: 'dead' },
  ])('$status leaves it $state', async ({ status, state }) => {
    const elsewhere = await startReceiver()
    const receiver = await startReceiver([
      { status, headers: { location: elsewhere.environment.WEBHOOK_URL } },
    ])
    const api = await startApi({ environment: receiver.environment })
    const id = await submit(api)
    await api.deliver()

    expect(await api.deliveriesOf(id)).toMatchObject([{ state, error: `http-${status}` }])
    expect(elsewhere.calls).toEqual([])
  })

  test('a wait that a wrong clock began does not last', async () => {
    const receiver = await startReceiver([{ status: 401 }])
    const api = await startApi({ environment: receiver.environment })
    const years = 20 * 365 * 24 * 60 * minute
    const id = await submit(api)
    api.pass(years)
    await api.deliver()
    api.pass(-years)
    await api.deliver()

    expect(await api.deliveriesOf(id)).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('requires its secret', async () => {
    await expect(startApi({ environment: { WEBHOOK_URL: 'https://crm.example' } })).rejects.toThrow(
      'WEBHOOK_SECRET',
    )
  })
})

describe('a mail server that sends a byte at a time', () => {
  test('delays neither another channel nor the shutdown, and the mail goes out later', async () => {
    const mail = await startDrippingServer()
    const receiver = await startReceiver()
    const environment = { SMTP_URL: mail.url, ...mailTo, ...receiver.environment }
    const api = await startApi({ environment })
    const ids = [await submit(api)]
    await expect.poll(() => [mail.connections(), receiver.calls.length]).toEqual([1, 1])
    ids.push(await submit(api, audit))
    for (const id of ids)
      await expect
        .poll(() => api.deliveriesOf(id))
        .toMatchObject([{ state: 'pending' }, { channel: 'webhook', state: 'sent' }])
    await api.close()
    await expect.poll(mail.open).toBe(0)

    const sound = await startMailServer()
    const again = await startApi({
      environment: { ...environment, SMTP_URL: sound.url },
      folder: api.folder,
    })
    again.pass(2 * minute)
    await expect.poll(() => sound.letters.length).toBe(2)
    for (const id of ids) {
      await expect
        .poll(() => again.deliveriesOf(id))
        .toMatchObject([{ state: 'sent' }, { channel: 'webhook', state: 'sent', attempts: 1 }])
    }
  })

  test('is cut at the deadline of the delivery', async () => {
    const mail = await startDrippingServer()
    const api = await startApi()
    const each = submission()
    await api.save(each, ['mail'])
    api.pass(minute)
    const environment = readEnvironment({ environment: { SMTP_URL: mail.url, ...mailTo } })
    const opened = openMail({ environment, rules, createTransport })
    if (!opened) throw new Error('There are no settings.')
    const deliver = createDeliverDue(opened.channel, {
      pair: api.pair,
      stopped: new AbortController().signal,
      deadline: 300,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      now: () => new Date(each.receivedAt),
      random: () => 0,
    })

    expect(await deliver()).toBe(1)
    expect(await api.deliveriesOf(each.id)).toMatchObject([
      { state: 'pending', attempts: 1, error: 'timeout' },
    ])
    await expect.poll(mail.open).toBe(0)
  })
})

test('a delivery interrupted by a crash is repeated with the same id', async () => {
  const receiver = await startReceiver()
  const first = await startApi({ environment: receiver.environment })
  const id = await submit(first)
  await first.pair.claim('webhook', 8)
  await first.close()

  const second = await startApi({
    environment: receiver.environment,
    folder: first.folder,
  })
  expect(await second.deliver()).toBe(0)
  second.pass(2 * minute)
  expect(await second.deliver()).toBe(1)
  expect(await second.deliveriesOf(id)).toMatchObject([{ state: 'sent', attempts: 2 }])
})
