import { expect, test } from 'vitest'
import { createStages, stagesAfter } from '#cli/build/stages.ts'
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

test('a terminal shows how far a long stage is; nothing else does', () => {
  const { context, written } = fakeContext({ cwd: '/' })
  const stages = createStages({ ...context, stdout: { ...context.stdout, isTTY: true } })
  stages.next('Make the pages')
  stages.progress(50, 200)
  expect(written.stdout).toBe(
    '  Make the pages\r\u001b[K  Make the pages       50/200  200/s  1 s left',
  )
  stages.done()
  expect(written.stdout.endsWith('left\r\u001b[K  Make the pages         0.50 s\n')).toBe(true)

  // What was done before tells nothing of how long the rest will take.
  stages.next('Make the pages', 100)
  stages.progress(150, 200)
  expect(written.stdout.endsWith('150/200  200/s  1 s left')).toBe(true)

  const quiet = fakeContext({ cwd: '/' })
  const silent = createStages(quiet.context)
  silent.next('Make the pages')
  silent.progress(50, 200)
  expect(quiet.written.stdout).toBe('')
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
  later.progress(1, 2)
  expect(written.stdout).toBe('')

  check.resolve(isRight)
  await check.promise
  if (isRight) later.done()
  expect(written.stdout).toBe(told)
})
