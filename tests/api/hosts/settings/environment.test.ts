import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError, readEnvironment } from '#api/index.ts'

const files: Readonly<Record<string, string>> = {
  '/run/secrets/smtp': 'smtps://site:canary@mail.example\n',
}

const read = (environment: Readonly<Record<string, string>>) =>
  readEnvironment({
    environment,
    readFile: (path) => {
      const contents = files[path]
      if (contents === undefined) throw new Error('ENOENT')
      return contents
    },
  })

test('every setting is optional', () => {
  expect(read({})).toMatchObject({
    data: '.data',
    journal: join('.data', 'journal'),
    formerSpool: join('.data', 'spool'),
  })
})

test('a variable may come from a file', () => {
  expect(read({ SMTP_URL_FILE: '/run/secrets/smtp' }).smtpUrl?.password).toBe('canary')
})

test.for([
  ['DATABASE_URL', 'mysql://root:canary@localhost/site'],
  ['SMTP_URL', 'mail.example canary'],
  ['MAIL_FROM', 'a@b.nl, canary@b.nl'],
  ['MAIL_TO', 'canary'],
  ['MAIL_TO', 'a@b.nl\r\nbcc: canary@b.nl'],
  ['WEBHOOK_URL', 'ftp://canary.example'],
  ['WEBHOOK_SECRET', 'canary'],
  ['SLACK_WEBHOOK_URL', 'canary'],
] as const)('%s is not %j: one line with the name, without the value', ([name, value]) => {
  expect(() => read({ [name]: value })).toThrow(OperatorError)
  try {
    read({ [name]: value })
  } catch (error) {
    const { message = '', hint = '' } = error instanceof OperatorError ? error : {}
    expect(message).toContain(name)
    expect(`${message} ${hint}`).not.toMatch(/canary|\n/)
  }
})

test('a missing file is reported', () => {
  expect(() => read({ SMTP_URL_FILE: '/nowhere' })).toThrow('SMTP_URL_FILE')
})
