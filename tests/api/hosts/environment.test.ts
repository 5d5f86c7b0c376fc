import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '#api/index.ts'

const files: Readonly<Record<string, string>> = {
  '/run/secrets/smtp': 'smtps://site:canary@mail.example\n',
}

const sourceOf = (environment: Readonly<Record<string, string>>) => ({
  environment,
  readFile: (path: string) => {
    const contents = files[path]
    if (contents === undefined) throw new Error('ENOENT')
    return contents
  },
})
const read = (environment: Readonly<Record<string, string>>) =>
  readEnvironment(sourceOf(environment))

test('every setting is optional', () => {
  expect(read({})).toMatchObject({
    data: '.data',
    journal: join('.data', 'journal'),
    model: undefined,
    operationPort: undefined,
    rates: { forms: { perMinute: 10, burst: 20 }, quiz: { perMinute: 20, burst: 20 } },
  })
  expect(read({}).isTrusted('127.0.0.1')).toBe(false)
})

test('a variable may come from a file', () => {
  expect(read({ SMTP_URL_FILE: '/run/secrets/smtp' }).smtpUrl?.password).toBe('canary')
})

test('a model is an address and a name', () => {
  const baseUrl = 'http://localhost:11434/v1'
  const name = 'meta/llama-4'
  for (const end of ['', '/'])
    expect(read({ QUIZ_MODEL: `${baseUrl}${end}#${name}` }).model).toEqual({ baseUrl, name })
})

test.for([
  ['DATABASE_URL', { DATABASE_URL: 'mysql://root:canary@localhost/site' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example canary' }],
  ['SMTP_URL_FILE', { SMTP_URL_FILE: '/canary' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b.nl, canary@b.nl' }],
  ['MAIL_TO', { MAIL_TO: 'canary' }],
  ['MAIL_TO', { MAIL_TO: 'a@b.nl\r\nbcc: canary@b.nl' }],
  ['WEBHOOK_URL', { WEBHOOK_URL: 'ftp://canary.example' }],
  ['WEBHOOK_SECRET', { WEBHOOK_SECRET: 'canary' }],
  ['QUIZ_MODEL', { QUIZ_MODEL: 'canary' }],
  ['QUIZ_MODEL', { QUIZ_MODEL: 'https://api.openai.com/v1/canary' }],
  ['QUIZ_API_KEY', { QUIZ_API_KEY: 'two canary' }],
  ['FORMS_PER_MINUTE', { FORMS_PER_MINUTE: 'canary' }],
  ['FORMS_PER_MINUTE', { FORMS_PER_MINUTE: '0' }],
  ['OPERATION_PORT', { OPERATION_PORT: '70000' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/40' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'canary' }],
  ['FORMS_PER_MINUTE', { FORMS_PER_MINUTE: '1e3' }],
] as const)('%s is refused in %j: one line with the name, without the value', ([name, wrong]) => {
  const failure: unknown = (() => {
    try {
      return read({ ...wrong })
    } catch (error) {
      return error
    }
  })()
  expect(failure).toMatchObject({ name: 'OperatorError', message: expect.stringContaining(name) })
  const { message = '', hint = '' } = Object(failure)
  expect(`${message} ${hint}`).not.toMatch(/canary|70000|1e3|\/40|\n/)
})
