import { createAnthropic } from './llm/anthropic.ts'
import type { Model } from './llm/model.ts'
import { createOpenAi, type ModelSettings } from './llm/openai.ts'

const providers = { openai: createOpenAi, anthropic: createAnthropic }

export type Provider = keyof typeof providers

/** The model behind a provider. */
export const createModel = (provider: Provider, settings: ModelSettings): Model =>
  providers[provider](settings)
