import { expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import { rules } from '#generator/rules/index.ts'
import type { Rule } from '#generator/rules/rule.ts'
import { check, original } from '../../mutations/content.ts'
import { createRandom } from '../../mutations/random.ts'
import { mutations } from '../../mutations/score.ts'
import { runRules } from './run-rules.ts'

/** The mistakes that are made all at once, each after the other. */
const atOnce = 12

const allMarks = ({ needs: _, ...rule }: Rule & { readonly needs?: unknown }): Rule => rule

test('rules find the same in our content, and in content with many mistakes, whatever they need', () => {
  const random = createRandom(17)
  const kinds = Object.values(mutations)
  const mutated = new Map(original)
  for (let time = 0; time < atOnce; time += 1) {
    const changed = random.pick(kinds)?.(random) ?? original
    for (const [file, text] of changed) if (original.get(file) !== text) mutated.set(file, text)
  }
  for (const files of [original, mutated]) {
    const { site } = check(files)
    const run = (some: readonly Rule[]) => runRules(some, site.documents, createMemo())
    expect(run(rules)).toEqual(run(rules.map(allMarks)))
  }
})
