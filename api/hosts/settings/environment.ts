import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import {
  address,
  createSettingReader,
  mailboxes,
  type SettingReader,
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
    /** The folder of the journal. Preferably on another disk. */
    journal: read('DIPTYCH_JOURNAL', text('a folder')) ?? join(data, 'journal'),
    /** Where an earlier version kept submissions while the store failed. What it left there is taken in. */
    formerSpool: read('DIPTYCH_SPOOL', text('a folder')) ?? join(data, 'spool'),
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

    webhookUrl: read('WEBHOOK_URL', address('https://crm.example/hooks/leads', web)),
    webhookSecret: read(
      'WEBHOOK_SECRET',
      text('"whsec_" and 24 bytes or more as base64', /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/),
    ),
    slackUrl: read('SLACK_WEBHOOK_URL', address('https://hooks.slack.com/services/…', web)),

    model: readModelSettings(read),
  }
}

export type Environment = ReturnType<typeof readEnvironment>

/** A language model behind OpenAI's protocol. */
export interface ModelSettings {
  /** URL up to the version, without a slash at the end. */
  readonly baseUrl: string
  readonly model: string
  readonly key: string | undefined
}

const usualAddress = 'https://api.openai.com/v1'

/** Reads which model writes quizzes. Undefined if it is the banks. An incomplete description is an error. */
function readModelSettings(read: SettingReader): ModelSettings | undefined {
  const baseUrl = read('QUIZ_BASE_URL', address(usualAddress, ['https:', 'http:']))
  const model = read('QUIZ_MODEL', text('the name of a model'))
  const key = read('QUIZ_API_KEY', text('a key without spaces', /^\S+$/))
  if (model === undefined) {
    if (baseUrl === undefined && key === undefined) return undefined
    throw new OperatorError(
      'QUIZ_MODEL is missing.',
      'With QUIZ_API_KEY or QUIZ_BASE_URL it takes the name of the model, as the provider has it.',
    )
  }
  // A self-hosted server, such as Ollama, needs no key.
  if (key === undefined && baseUrl === undefined) {
    throw new OperatorError(
      'QUIZ_API_KEY is missing.',
      "With QUIZ_MODEL it takes the provider's key; QUIZ_API_KEY_FILE may name a file with it.",
    )
  }
  return { baseUrl: baseUrl?.href.replace(/\/+$/, '') ?? usualAddress, model, key }
}
