import { expect, test } from 'vitest'
import type { FormRules } from '#site/types.ts'
import { encode, rules, strategyCall } from './leads-site.ts'
import { staff, startMailServer } from './receivers.ts'
import { post, startApi } from './running-api.ts'

const hour = 60 * 60_000
const own = {
  en: { to: 'email', subject: 'We have your request', text: 'Hello,\n\nwe call you.' },
  nl: { to: 'email', subject: 'We hebben je aanvraag – ✓', text: 'Hallo,\n\nwe bellen je.' },
}
const acknowledging: FormRules = {
  ...rules,
  contact: 'hello@tegelwerk.example',
  forms: rules.forms.map((form) =>
    form.name === 'strategy-call'
      ? {
          ...form,
          languages: Object.fromEntries(
            Object.entries(form.languages).map(([code, words]) => [
              code,
              { ...words, acknowledgement: code === 'nl' ? own.nl : own.en },
            ]),
          ),
        }
      : form,
  ),
}

type Sent = Readonly<Record<string, string>>

/** An API whose forms tell visitors that they have arrived, with the letters that visitors get. */
async function start(
  options: Parameters<typeof startMailServer>[0] = {},
  own = acknowledging,
  limits: { readonly lettersPerDay?: number } = {},
) {
  const mail = await startMailServer(options)
  const api = await startApi({
    rules: own,
    limits,
    environment: mail.environment,
  })
  const visitors = () =>
    mail.recipients.flatMap((to, index) =>
      to.includes(staff) ? [] : [{ to, letter: mail.letters[index] ?? '' }],
    )
  const submit = async (fields: Sent = {}, headers: Sent = {}) => {
    const response = await api.fetch(post(encode({ ...strategyCall, ...fields }), headers))
    return String((await response.json()).id)
  }
  return { ...api, mail, visitors, submit }
}

test('a visitor is answered in the language of the page, with nothing of the form', async () => {
  const api = await start()
  await api.submit()
  const dutch = { referer: `http://localhost${pathOf('nl')}` }
  await api.submit({ email: 'bo@devries.example' }, dutch)
  await api.deliver()

  const letters = api.visitors().toSorted((a, b) => (a.to < b.to ? -1 : 1))
  expect(letters.map(({ to }) => to)).toEqual([['anna@devries.example'], ['bo@devries.example']])
  const [english = '', inDutch = ''] = letters.map(({ letter }) => letter)
  expect(english).toContain('Subject: We have your request\r\n')
  expect(english).toContain('Auto-Submitted: auto-replied\r\n')
  expect(english).toContain('Reply-To: hello@tegelwerk.example\r\n')
  expect(english).toContain('From: website@tegelwerk.example\r\n')
  expect(english.split('\r\n\r\n').slice(1).join('\n\n').trim()).toBe('Hello,\n\nwe call you.')
  expect(inDutch).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(inDutch).toContain('we bellen je.')
  expect(english + inDutch).not.toMatch(/Bakkerij|Bread|Orders/)
})

test('an address gets one a day, however it is spelt, all get so many; staff get every lead', async () => {
  const api = await start({}, acknowledging, { lettersPerDay: 2 })
  await api.submit()
  await api.deliver()
  for (const email of ['Anna+2@DeVries.example', 'an.na@devries.example'])
    await api.submit({ email })
  await api.deliver()
  expect(api.visitors()).toHaveLength(1)
  expect(api.mail.letters).toHaveLength(4)

  api.pass(25 * hour)
  await api.submit({ websiteGoal: 'Something else' })
  for (const name of ['b', 'c']) await api.submit({ email: `${name}@devries.example` })
  await api.deliver()
  expect(api.visitors()).toHaveLength(3)
})

test('a mail server that fails for a while is tried again, and counts once', async () => {
  let failures = 2
  const api = await start({
    onRcptTo: ({ address }, _, done) => {
      const fails = address.endsWith('devries.example') && failures-- > 0
      done(fails ? Object.assign(new Error('no'), { responseCode: 451 }) : null)
    },
  })
  const id = await api.submit()
  for (let each = 0; each < 4; each += 1) {
    await api.deliver()
    api.pass(hour)
  }
  expect(api.visitors()).toHaveLength(1)
  expect(await api.deliveriesOf(id)).toMatchObject([
    { channel: 'acknowledgement', state: 'sent', attempts: 3 },
    { channel: 'mail', state: 'sent', attempts: 1 },
  ])
})

test('what a visitor cannot receive is not tried again, and is no lead that staff missed', async () => {
  const api = await start({
    onRcptTo: ({ address }, _, done) => {
      const isUnknown = address.endsWith('devries.example')
      done(isUnknown ? Object.assign(new Error('no'), { responseCode: 550 }) : null)
    },
  })
  const id = await api.submit()
  await api.deliver()

  expect(await api.deliveriesOf(id)).toMatchObject([
    { channel: 'acknowledgement', state: 'dead', error: 'smtp-550' },
    { channel: 'mail', state: 'sent' },
  ])
  expect(await api.pair.ask((store) => store.countDeliveries())).toMatchObject({
    waiting: 0,
    givenUp: 0,
  })
  for (const deliveries of ['undelivered', 'failed'] as const)
    expect(await api.pair.ask((store) => store.list({ deliveries }))).toEqual([])
  expect(api.logged.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([])
})

test('who was erased gets nothing', async () => {
  const api = await start()
  const id = await api.submit()
  const at = Date.parse('2026-06-01T12:00:00Z')
  await api.pair.record([{ id, at, kind: 'gone' }])
  await api.deliver()

  expect(await api.deliveriesOf(id)).toEqual([])
  expect(api.mail.letters).toEqual([])
})

const silent: readonly (readonly [what: string, fields: Sent, headers?: Sent])[] = [
  ['a trap that was filled in', { 'bot-field': 'x' }],
  ['a form that was filled in too fast', { elapsed: '900' }],
  ['many links', { websiteGoal: 'http://a http://b http://c http://d' }],
  ['an unknown choice', { 'service-interested-in': 'all of it' }],
  ['another site', {}, { origin: 'https://elsewhere.example' }],
  ['a field that is missing', { companyName: '' }],
  ['two addresses', { email: 'anna@devries.example, victim@b.example' }],
  ['a header', { email: 'anna@devries.example\r\nBcc: victim@b.example' }],
  ['an encoded word', { email: '=?utf-8?q?victim=40b.example?=@devries.example' }],
  ['no address', { email: 'anna' }],
]

test.for(silent)('%s: no visitor is told', async ([, fields, headers]) => {
  const api = await start()
  const id = await api.submit(fields, headers)
  await api.deliver()

  const channels = (await api.deliveriesOf(id)).map(({ channel }) => channel)
  expect(channels).not.toContain('acknowledgement')
  expect(api.visitors()).toEqual([])
})

/** The address of the page with the form in a language. */
function pathOf(language: string): string {
  const form = rules.forms.find(({ name }) => name === 'strategy-call')
  return form?.languages[language]?.path ?? ''
}
