import { type Model, ModelFault } from './model.ts'
import { type Fetch, postJson, propertyAt } from './post-json.ts'

export interface ModelSettings {
  /** URL up to the version: `https://api.openai.com/v1`. */
  readonly baseUrl: string
  readonly model: string
  readonly key: string | undefined
  readonly fetch: Fetch
}

/** Maximum tokens of an answer. A quiz takes about 1500. */
export const maxTokens = 4000

/** OpenAI's API, also spoken by Azure, Mistral, Groq, vLLM, LM Studio and Ollama. */
export const createOpenAi = ({ baseUrl, model, key, fetch }: ModelSettings): Model => ({
  name: `openai/${model}`,
  ask: async ({ instructions, turns, schema }, signal) => {
    const answer = await postJson(fetch, {
      url: `${baseUrl}/chat/completions`,
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      body: {
        model,
        messages: [
          { role: 'system', content: instructions },
          ...turns.map(({ role, text }) => ({ role, content: text })),
        ],
        // OpenAI's newer models reject `max_tokens`. The other servers only support that name.
        [/\bopenai\.com/.test(baseUrl) ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', strict: true, schema },
        },
      },
      signal,
    })

    const choice = propertyAt(answer, 'choices', 0)
    if (propertyAt(choice, 'finish_reason') === 'length') throw new ModelFault('truncated')
    if (propertyAt(choice, 'finish_reason') === 'content_filter') throw new ModelFault('refused')
    const text = propertyAt(choice, 'message', 'content')
    if (typeof text === 'string') return text
    throw new ModelFault(propertyAt(choice, 'message', 'refusal') ? 'refused' : 'malformed')
  },
})
