import { isDate } from '../../model/facts/facts.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'measured/date',
  severity: 'error',
  summary: 'The date in measured.yaml is a day that has come.',
  why: 'A build tells what a browser saw for 30 days. A date that is to come would keep old figures on the site.',
  example: { before: "date: '2062-06-01'", after: "date: '2026-06-01'" },
  canBeAcknowledged: false,

  messages: {
    future: {
      message: 'The figures are dated {date}, which is still to come.',
      hint: 'Run "diptych measure" again, which writes the date.',
    },
    noDay: {
      message: '"{date}" is no day of the calendar.',
      hint: 'Run "diptych measure" again, which writes the date.',
    },
  },

  *check(site) {
    const file = site.find('measured', 'measured')
    const date = isRecord(file?.data) ? file.data['date'] : undefined
    // The schema reports a date of another form.
    if (!file || typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return
    if (isDate(date) && date <= site.today) return
    yield {
      messageId: isDate(date) ? 'future' : 'noDay',
      data: { date },
      at: file.place(['date']),
      path: 'date',
    }
  },
})
