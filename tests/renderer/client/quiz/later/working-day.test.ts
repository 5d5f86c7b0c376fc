import { expect, test } from 'vitest'
import { workingDay } from '#renderer/client/quiz/later/working-day.ts'

test.for([
  { from: '2026-11-23T09:00', days: 0, day: 'Mon Nov 23 2026' },
  { from: '2026-11-23T09:00', days: 1, day: 'Tue Nov 24 2026' },
  { from: '2026-11-23T00:00', days: 3, day: 'Thu Nov 26 2026' },
  { from: '2026-11-26T23:59', days: 3, day: 'Tue Dec 01 2026' },
  { from: '2026-11-27T18:30', days: 1, day: 'Mon Nov 30 2026' },
  { from: '2026-11-28T12:00', days: 1, day: 'Mon Nov 30 2026' },
  { from: '2026-11-29T12:00', days: 1, day: 'Mon Nov 30 2026' },
  { from: '2026-12-30T12:00', days: 10, day: 'Wed Jan 13 2027' },
  // The clocks change in the night before Sunday.
  { from: '2026-10-23T23:30', days: 1, day: 'Mon Oct 26 2026' },
])('$days working days after $from is $day', ({ from, days, day }) => {
  const start = new Date(from)
  expect(workingDay(start, days).toDateString()).toBe(day)
  expect(start).toEqual(new Date(from))
})
