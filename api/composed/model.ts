import type { GeneratedQuiz } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import type { ModelSettings } from '../settings/model-settings.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { Choices, ChosenLibrary } from './choices.ts'
import { readDraft } from './draft.ts'
import { writePrompt } from './prompt.ts'

export interface ModelWorld {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly log: Log
  /** `schema/api/quiz-draft.schema.json`, and its validator. */
  readonly draftSchema: object
  readonly validateDraft: Validate
  /** How long the model may take, in milliseconds. The visitor waits. */
  readonly deadline?: number
}

/** Has a language model write a quiz. Undefined if it fails, is late, or writes what is no quiz of ours. */
export type WriteByModel = (
  library: ChosenLibrary,
  choices: Choices,
) => Promise<GeneratedQuiz | undefined>

export const createModelWriter =
  (
    settings: ModelSettings,
    { fetch, log, draftSchema, validateDraft, deadline = 8000 }: ModelWorld,
  ): WriteByModel =>
  async (library, choices) => {
    try {
      const response = await fetch(`${settings.baseUrl}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(settings.key !== undefined && { authorization: `Bearer ${settings.key}` }),
        },
        body: JSON.stringify({
          model: settings.model,
          messages: writePrompt(library, choices),
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', strict: true, schema: withoutBounds(draftSchema) },
          },
        }),
        // A followed redirect would send the key to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
      })
      const answer: unknown = JSON.parse(await readText(response))
      const text = propertyAt(answer, 'choices', 0, 'message', 'content')
      if (typeof text !== 'string') throw new UselessAnswer('empty')
      const quiz = readDraft(text, library, choices, validateDraft)
      if (!quiz) throw new UselessAnswer('not-accepted')
      return quiz
    } catch (error) {
      log.warn('quiz.model-failed', { model: settings.model, ...errorDetails(error) })
      return undefined
    }
  }

/** The code is an HTTP status, or says what is wrong. Neither it nor the message repeats what was sent or received. */
class UselessAnswer extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The model's answer is of no use: ${code}.`)
    this.name = 'UselessAnswer'
    this.code = code
  }
}

/** Maximum size of a response in bytes, decompressed. A quiz has about 8000. */
const largest = 256 * 1024

async function readText({ ok, status, body }: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  // Throwing out of the loop cancels the stream.
  for await (const chunk of body ?? []) {
    if (!ok) throw new UselessAnswer(String(status))
    size += chunk.byteLength
    if (size > largest) throw new UselessAnswer('too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  if (!ok) throw new UselessAnswer(String(status))
  return text + decoder.decode()
}

/** Returns the value at a path in data of unknown shape, or undefined. */
function propertyAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined,
    value,
  )
}

/**
 * A schema with the keywords that every server knows: closed objects, all keys required, no bounds, no examples. The
 * prompt states the bounds.
 */
const withoutBounds = (schema: object): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      typeof value === 'number' || key === 'examples' || key.startsWith('$') ? undefined : value,
    ),
  )
