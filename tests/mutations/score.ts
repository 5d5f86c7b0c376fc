import { alarmsIn, check, original } from './content.ts'
import { harmlessEdits } from './harmless-edits.ts'
import { createRandom } from './random.ts'
import { structureMutations } from './structure-mutations.ts'
import { breakYaml, type Mutate, swapTexts, textMutations } from './text-mutations.ts'

export const mutations: Readonly<Record<string, Mutate>> = {
  ...textMutations,
  'swaps two answers': swapTexts,
  'breaks the syntax': breakYaml,
  ...structureMutations,
}

export interface Score {
  readonly kind: string
  readonly caught: number
  readonly made: number
  /** What was done where nothing was found, for whoever looks into it. */
  readonly missed: readonly string[]
}

/** Makes mistakes of one kind and counts those that raise an alarm. */
export function scoreOf(kind: string, times: number): Score {
  const random = createRandom(kind.length * 7919 + times)
  const mutate = mutations[kind]
  let [made, caught] = [0, 0]
  const missed: string[] = []

  for (let attempt = 0; mutate && made < times && attempt < times * 3; attempt += 1) {
    const files = mutate(random)
    if (!files) continue
    made += 1
    if (alarmsIn(check(files)).length > 0) caught += 1
    else missed.push(differenceOf(files))
  }
  return { kind, caught, made, missed }
}

/** The alarms that an edit raises though it changes nothing. */
export const falseAlarmsOf = (name: string) => {
  const edit = harmlessEdits[name]
  return edit ? alarmsIn(check(edit.files, { folder: edit.folder ?? 'content' })) : []
}

function differenceOf(files: ReadonlyMap<string, string>): string {
  for (const [file, text] of files) {
    const before = original.get(file) ?? ''
    if (before === text) continue
    // Rewritten files are wrapped anew, so that lines say little: sentences are compared.
    const old = new Set(sentencesOf(before))
    return `${file}: ${sentencesOf(text).find((each) => !old.has(each)) ?? '(taken away)'}`
  }
  return 'a file is gone'
}

const sentencesOf = (text: string) => text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!:]) /)
