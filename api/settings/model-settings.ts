import { OperatorError } from '../errors/operator-error.ts'
import { address, type SettingReader, text } from './setting-reader.ts'

/** A language model behind OpenAI's protocol. */
export interface ModelSettings {
  /** URL up to the version, without a slash at the end. */
  readonly baseUrl: string
  readonly model: string
  readonly key: string | undefined
}

const usualAddress = 'https://api.openai.com/v1'

/** Reads which model writes quizzes. Undefined if it is the banks. An incomplete description is an error. */
export function readModelSettings(read: SettingReader): ModelSettings | undefined {
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
