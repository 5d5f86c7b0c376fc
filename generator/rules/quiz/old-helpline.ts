import { formatPath } from '../../read/path.ts'
import { fieldsOf } from '../quiz-bank.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/old-helpline',
  severity: 'warning',
  summary: 'Every helpline was checked within a year.',
  why: 'Numbers and hours change, and somebody in danger who calls a dead number may not try another one.',
  example: { before: "tel: '08002000'\nchecked: '2024-01-31'", after: "checked: '2026-01-31'" },

  messages: {
    old: {
      message: 'The number of “{name}” was last checked on {date}.',
      hint: 'Look up number and hours with the helpline itself, then write the date of today.',
    },
  },

  *check(site) {
    for (const document of site.all('helplines')) {
      for (const [key, helpline] of Object.entries(
        fieldsOf(fieldsOf(document.data)['helplines']),
      )) {
        const { name, checked } = fieldsOf(helpline)
        if (typeof checked !== 'string') continue
        if (checked >= aYearBefore(site.today)) continue
        const path = ['helplines', key, 'checked']
        yield {
          messageId: 'old',
          data: { name: typeof name === 'string' ? name : key, date: checked },
          at: document.place(path),
          path: formatPath(path, document.data),
        }
      }
    }
  },
})

/** Dates are written as year-month-day, so their order is that of their texts. */
const aYearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
