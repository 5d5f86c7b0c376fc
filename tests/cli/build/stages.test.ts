import { expect, test } from 'vitest'
import { createStages } from '#cli/build/stages.ts'
import { fakeContext } from '../diptych.ts'

test('each stage is printed with its time when it is over', () => {
  const { context, written } = fakeContext({ cwd: '/' })
  const stages = createStages(context)

  stages.next('Check the content')
  expect(written.stdout).toBe('')
  stages.next('Generate')
  stages.done()
  stages.done()
  expect(written.stdout).toBe(`\
  Check the content      0.25 s
  Generate               0.25 s
`)
})
