import { type Model, ModelFault } from './model.ts'
import { type ModelSettings, maxTokens } from './openai.ts'
import { postJson, propertyAt } from './post-json.ts'

/** Anthropic's Messages API. */
export const createAnthropic = ({ baseUrl, model, key, fetch }: ModelSettings): Model => ({
  name: `anthropic/${model}`,
  ask: async ({ instructions, turns, schema }, signal) => {
    const answer = await postJson(fetch, {
      url: `${baseUrl}/messages`,
      headers: {
        'anthropic-version': '2023-06-01',
        ...(key !== undefined && { 'x-api-key': key }),
      },
      body: {
        model,
        max_tokens: maxTokens,
        system: instructions,
        messages: turns.map(({ role, text }) => ({ role, content: text })),
        output_config: { format: { type: 'json_schema', schema } },
      },
      signal,
    })

    const reason = propertyAt(answer, 'stop_reason')
    if (reason === 'max_tokens') throw new ModelFault('truncated')
    if (reason === 'refusal') throw new ModelFault('refused')
    const blocks = propertyAt(answer, 'content')
    const texts = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown) => {
      const text = propertyAt(block, 'text')
      return typeof text === 'string' ? [text] : []
    })
    if (texts.length === 0) throw new ModelFault('malformed')
    return texts.join('')
  },
})
