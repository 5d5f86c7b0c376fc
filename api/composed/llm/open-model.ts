import type { QuizSettings } from '../../settings/quiz-settings.ts'
import type { DailyBudget } from '../../store/store.ts'
import { within } from '../../store/within.ts'
import { createAnthropic } from './anthropic.ts'
import type { TakeCall } from './limit-calls.ts'
import { type Model, ModelFault } from './model.ts'
import { createOpenAi, type ModelSettings } from './openai.ts'
import type { Fetch } from './post-json.ts'

/** How long counting a call may take, in milliseconds. */
const patience = 1000

interface ModelWorld {
  readonly settings: QuizSettings
  /** Where calls are counted. */
  readonly takeFromBudget: (budget: DailyBudget) => Promise<boolean>
  readonly fetch: Fetch
  readonly onNotCounted: (error: unknown) => void
}

/** A model, and the budget that its calls are taken from. */
export interface BudgetedModel {
  readonly model: Model
  readonly takeCall: TakeCall
}

/** Opens the model that the settings name. Undefined if they name none. */
export function openModel({
  settings: { model, callsPerDay },
  takeFromBudget,
  fetch,
  onNotCounted,
}: ModelWorld): BudgetedModel | undefined {
  return (
    model && {
      model: createModel(model.provider, { ...model, fetch }),
      // Without a count there is no limit of the costs, so there is no call either.
      takeCall: (day) =>
        within(patience, takeFromBudget({ name: 'quiz-calls', day, perDay: callsPerDay })).catch(
          (error: unknown) => {
            onNotCounted(error)
            throw new ModelFault('budget')
          },
        ),
    }
  )
}

const providers = { openai: createOpenAi, anthropic: createAnthropic }

export type Provider = keyof typeof providers

export const createModel = (provider: Provider, settings: ModelSettings): Model =>
  providers[provider](settings)
