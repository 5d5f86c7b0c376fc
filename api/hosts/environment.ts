import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TrustedProxies, trustNetworks } from '../http/networks.ts'
import { OperatorError } from './operator-error.ts'

interface Source {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Default: from the disk. */
  readonly readFile?: (path: string) => string
}

/** Reads and validates every setting. The file named in `NAME_FILE` can hold the value of `NAME`. */
export function readEnvironment(source: Source) {
  const read = createRead(source)
  const data = read('DIPTYCH_DATA', text('a folder')) ?? '.data'
  const perMinute = read('FORMS_PER_MINUTE', integer(1, 1_000_000)) ?? 10

  return {
    /** Port of health, which only this machine reaches. */
    operationPort: read('OPERATION_PORT', integer(0, 65_535)),
    isTrusted: read('TRUSTED_PROXIES', networks) ?? (() => false),
    rates: {
      forms: { perMinute, burst: 2 * perMinute },
      quiz: { perMinute: 2 * perMinute, burst: 2 * perMinute },
    },
    /** The folder of the store. */
    data,
    /** The folder of the journal. Preferably on another disk. */
    journal: read('DIPTYCH_JOURNAL', text('a folder')) ?? join(data, 'journal'),
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
    mailTo: read('MAIL_TO', mailboxes('e-mail addresses with commas between them', 50)) ?? [],
    webhookUrl: read('WEBHOOK_URL', address('https://crm.example/hooks/leads', web)),
    webhookSecret: read(
      'WEBHOOK_SECRET',
      text('"whsec_" and 24 bytes or more as base64', /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/),
    ),
    model: read('QUIZ_MODEL', model),
    modelKey: read('QUIZ_API_KEY', text('a key without spaces', /^\S+$/)),
  }
}

export type Environment = ReturnType<typeof readEnvironment>

/**
 * Returns a function that reads one setting, or undefined if it is not set. The error for an invalid value gives the
 * name and the expected kind, never the value, because it may be a secret.
 */
function createRead({ environment, readFile = (path) => readFileSync(path, 'utf8') }: Source) {
  const fromFile = (name: string): string | undefined => {
    const path = environment[`${name}_FILE`]
    try {
      return path && readFile(path)
    } catch {
      throw new OperatorError(
        `${name}_FILE names a file that cannot be read.`,
        'Check the path, and that this user may read it.',
      )
    }
  }
  return <T>(name: string, { takes, read }: Kind<T>): T | undefined => {
    const value = environment[name] || fromFile(name)
    if (!value) return undefined
    const setting = read(value.trim())
    if (setting !== undefined) return setting
    throw new OperatorError(`${name} is not what it has to be.`, `It takes ${takes}.`)
  }
}

/** A kind of value: its description for the operator, and its parser, which returns undefined for an invalid one. */
interface Kind<T> {
  readonly takes: string
  readonly read: (text: string) => T | undefined
}

const text = (takes: string, pattern = /\S/): Kind<string> => ({
  takes,
  read: (value) => (pattern.test(value) ? value : undefined),
})

const integer = (from: number, to: number): Kind<number> => ({
  takes: `a whole number from ${from} to ${to}`,
  read: (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= from && number <= to ? number : undefined
  },
})

const web = ['https:', 'http:']

/** A complete URL with one of the protocols, written as in `URL.protocol`: `smtp:`. */
const address = (example: string, protocols: readonly string[]): Kind<URL> => ({
  takes: `an address such as ${example}`,
  read: (value) => {
    const url = URL.parse(value)
    return url && protocols.includes(url.protocol) && url.host !== '' ? url : undefined
  },
})

const mailbox = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/

/** E-mail addresses, separated by commas. */
const mailboxes = (takes: string, most: number): Kind<readonly string[]> => ({
  takes,
  read: (value) => {
    const found = listIn(value)
    return found.length <= most && found.every((each) => mailbox.test(each)) ? found : undefined
  },
})

const listIn = (value: string) => value.split(',').map((each) => each.trim())

const networks: Kind<TrustedProxies> = {
  takes: 'addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8',
  read: (value) => trustNetworks(listIn(value)),
}

/** A language model behind OpenAI's protocol. */
export interface Model {
  /** URL up to the version, without a slash at the end. */
  readonly baseUrl: string
  readonly name: string
}

const example = 'https://api.openai.com/v1#gpt-4.1-mini'

const model: Kind<Model> = {
  takes: `the address of a server up to the version, and the name of its model, such as ${example}`,
  read: (value) => {
    const url = address(example, web).read(value)
    const name = url ? decodeURIComponent(url.hash.slice(1)) : ''
    return name === '' ? undefined : { baseUrl: value.replace(/\/*#.*/, ''), name }
  },
}
