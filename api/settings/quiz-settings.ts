import { OperatorError } from '../errors/operator-error.ts'
import { address, choice, integer, type SettingReader, text } from './setting-reader.ts'

/** The source of quizzes: the banks only, or a language model with the banks as fallback. */
export interface QuizSettings {
  readonly model: ModelAddress | undefined
  /** Maximum calls to the model per day. Afterwards the banks are used. */
  readonly callsPerDay: number
}

interface ModelAddress {
  readonly provider: 'openai' | 'anthropic'
  /** URL up to the version, without a slash at the end. */
  readonly baseUrl: string
  readonly model: string
  readonly key: string | undefined
}

const usualAddresses = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
}

/** Reads the settings of quizzes. An incomplete description of a model is an error. */
export function readQuizSettings(read: SettingReader): QuizSettings {
  const provider = read('QUIZ_PROVIDER', choice('rules', 'openai', 'anthropic')) ?? 'rules'
  const baseUrl = read('QUIZ_BASE_URL', address('https://api.openai.com/v1', ['https:', 'http:']))
  const model = read('QUIZ_MODEL', text('the name of a model'))
  const key = read('QUIZ_API_KEY', text('a key without spaces', /^\S+$/))
  const callsPerDay = read('QUIZ_CALLS_PER_DAY', integer(0, 1_000_000)) ?? 200
  if (provider === 'rules') return { model: undefined, callsPerDay }

  if (model === undefined)
    throw missing('QUIZ_MODEL', 'the name of the model, as the provider has it')
  // A self-hosted server, such as Ollama, needs no key.
  if (key === undefined && (provider === 'anthropic' || baseUrl === undefined)) {
    throw missing('QUIZ_API_KEY', "the provider's key; QUIZ_API_KEY_FILE may name a file with it")
  }
  const found = baseUrl?.href.replace(/\/+$/, '') ?? usualAddresses[provider]
  return { model: { provider, baseUrl: found, model, key }, callsPerDay }
}

const missing = (name: string, takes: string) =>
  new OperatorError(`${name} is missing.`, `With QUIZ_PROVIDER set it takes ${takes}.`)
