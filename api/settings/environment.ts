import { join } from 'node:path'
import { readQuizSettings } from './quiz-settings.ts'
import {
  address,
  choice,
  createSettingReader,
  mailboxes,
  type SettingSource,
  text,
} from './setting-reader.ts'

/** Reads and validates every setting of the API. The file named in `NAME_FILE` can hold the value of `NAME`. */
export function readEnvironment(source: SettingSource) {
  const read = createSettingReader(source)
  const data = read('DIPTYCH_DATA', text('a folder')) ?? '.data'
  const web = ['https:', 'http:']

  return {
    /** The folder of the store. */
    data,
    /** The folder for submissions while the store fails. Preferably on another disk. */
    spool: read('DIPTYCH_SPOOL', text('a folder')) ?? join(data, 'spool'),
    /** The default of earlier versions, which may still hold submissions. */
    formerSpool: `${data}-spool`,
    /** The URL of a PostgreSQL database, instead of the embedded store. */
    databaseUrl: read(
      'DATABASE_URL',
      address('postgres://user:password@host/database', ['postgres:', 'postgresql:']),
    ),

    smtpUrl: read(
      'SMTP_URL',
      address('smtp://user:password@mail.example:587', ['smtp:', 'smtps:']),
    ),
    mailFrom: read('MAIL_FROM', mailboxes('one e-mail address', 1))?.[0],
    mailTo: read('MAIL_TO', mailboxes('e-mail addresses with commas between them')) ?? [],
    /** Whether mail contains the answers, or only the id of the submission. */
    mailContent: read('MAIL_CONTENT', choice('full', 'reference')) ?? 'full',

    webhookUrl: read('WEBHOOK_URL', address('https://crm.example/hooks/leads', web)),
    webhookSecret: read(
      'WEBHOOK_SECRET',
      text('"whsec_" and 24 bytes or more as base64', /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/),
    ),
    slackUrl: read('SLACK_WEBHOOK_URL', address('https://hooks.slack.com/services/…', web)),

    quiz: readQuizSettings(read),
  }
}

export type Environment = ReturnType<typeof readEnvironment>
