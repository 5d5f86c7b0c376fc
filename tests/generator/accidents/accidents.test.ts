import { expect, test } from 'vitest'
import { type Cache, checkContent, createCache } from '#generator/index.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { createRandom } from '../../support/random.ts'
import { withRecordsOf } from '../records-of.ts'
import { accidents } from './accidents.ts'
import { harmlessEdits } from './harmless-edits.ts'
import { type Files, korenaar, problemsIn } from './korenaar.ts'

test.for(Object.entries(harmlessEdits))(
  'an edit that %s raises no alarm',
  ([, { files, folder = 'content' }]) => {
    const { diagnostics } = checkContent({
      ...{ files, folder, schemas, validators, today: '2026-11-22' },
    })
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  },
)

const check = (files: Files, cache: Cache, today: string) => {
  const { diagnostics, kept, completeness } = checkContent({
    ...{ files, folder: 'content', schemas, validators, today, cache },
  })
  return JSON.stringify({ diagnostics, kept, completeness })
}

test('whatever happens to the files, a check finds what a first check finds', () => {
  const random = createRandom(Number(process.env['SEED'] ?? 11))
  let cache = createCache()
  for (let step = 0; step < 25; step += 1) {
    const [name, accident] = random.pick(accidents) ?? []
    const files = random.chance(0.2) ? korenaar : (accident?.(korenaar) ?? korenaar)
    const today = random.pick(['2026-11-21', '2027-03-01']) ?? ''
    // Half of the checks are of a new process, which knows what is on disk.
    if (random.chance(0.5)) cache = withRecordsOf(cache)
    expect(check(files, cache, today), `step ${step}: ${name}`).toBe(
      check(files, createCache(), today),
    )
  }
})

test('the site has nothing wrong before an accident', () => {
  expect(problemsIn(korenaar)).toEqual([])
})

test.for(accidents)('%s', ([, accident, ...found]) => {
  expect(problemsIn(accident(korenaar))).toEqual(found)
})
