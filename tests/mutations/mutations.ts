import { structureMutations } from './structure-mutations.ts'
import { breakYaml, type Mutate, swapTexts, textMutations } from './text-mutations.ts'

export const mutations: Readonly<Record<string, Mutate>> = {
  ...textMutations,
  'swaps two answers': swapTexts,
  'breaks the syntax': breakYaml,
  ...structureMutations,
}
