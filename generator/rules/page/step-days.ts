import { pagesIn } from '../../model/groups/group.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'page/step-days',
  severity: 'error',
  summary:
    'Steps that are drawn as days have one last day each, later than that of the step before.',
  why: 'The drawing gives each step its days: one without a day, or with a day that has passed, has none.',
  example: {
    before: 'days: [1, 12, 4]\nsteps: [{ id: call }, { id: build }, { id: launch }]',
    after: 'days: [1, 4, 12]\nsteps: [{ id: call }, { id: build }, { id: launch }]',
  },
  canBeAcknowledged: false,

  messages: {
    count: {
      message: 'The number of days is {days}, and the number of steps {steps}.',
      hint: 'Write the last day of each step, in the order of the steps.',
    },
    order: {
      message: 'Day {day} does not come after day {before}.',
      hint: 'Let each step end on a later day than the one before.',
    },
  },

  *check(site) {
    for (const document of pagesIn(site)) {
      const place = (path: Path) => ({
        at: document.place(path),
        path: formatPath(path, document.data),
      })
      for (const [index, section] of listIn(document.data, 'sections').entries()) {
        if (!isRecord(section) || section['type'] !== 'steps' || section['look'] !== 'days')
          continue
        const path = ['sections', index, 'days']
        const days = listIn(section, 'days')
        const steps = listIn(section, 'steps')
        // Without either the section lacks a key, and is told of as that.
        if (days.length > 0 && steps.length > 0 && days.length !== steps.length)
          yield {
            messageId: 'count',
            data: { days: days.length, steps: steps.length },
            ...place(path),
          }
        for (const [at, day] of days.entries()) {
          const before = days[at - 1]
          if (typeof day !== 'number' || typeof before !== 'number' || day > before) continue
          yield { messageId: 'order', data: { day, before }, ...place([...path, at]) }
        }
      }
    }
  },
})

const listIn = (data: unknown, key: string): readonly unknown[] => {
  const list = isRecord(data) ? data[key] : undefined
  return Array.isArray(list) ? list : []
}
