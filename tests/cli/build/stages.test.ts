import { expect, test } from 'vitest'
import { createStages, stagesAfter } from '#cli/build/stages.ts'
import { fakeContext } from '../diptych.ts'

test.for([
  { isTTY: false, told: '  Check the content      0.25 s\n  Write                  0.25 s\n' },
  {
    isTTY: true,
    told: '  Check the content\r\u001b[K  Check the content      0.25 s\n  Write\r\u001b[K  Write                  0.25 s\n',
  },
])('each stage is printed with its time when it is over', ({ isTTY, told }) => {
  const { context, written } = fakeContext({ cwd: '/', isTTY })
  const stages = createStages(context)
  stages.next('Check the content')
  stages.next('Write')
  stages.done()
  stages.done()
  expect(written.stdout).toBe(told)
})

test.for([
  { isRight: true, told: '  Check the content      0.25 s\n  Write                  0.25 s\n' },
  { isRight: false, told: '' },
])('what happens before the check is over is a part of it: $isRight', async ({ isRight, told }) => {
  const { context, written } = fakeContext({ cwd: '/' })
  const stages = createStages(context)
  stages.next('Check the content')
  const check = Promise.withResolvers<boolean>()
  const later = stagesAfter(check.promise, stages)
  later.next('Generate')
  later.next('Write')
  expect(written.stdout).toBe('')

  check.resolve(isRight)
  await check.promise
  if (isRight) later.done()
  expect(written.stdout).toBe(told)
})
