import type { Changes } from '../../small-site.ts'
import { helpline, helplines } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

/** Helplines that were checked on these days; the day of the check is 21 November 2026. */
const checked = (...days: readonly unknown[]): Changes => ({
  'en/helplines.yaml': helplines(
    Object.fromEntries(days.map((day, index) => [`line-${index}`, helpline({ checked: day })])),
  ),
})

holdsForSites('quiz/old-helpline', {
  caught: {
    ...sitesOf(
      [
        ...['2025-11-20', '2025-11-01', '2025-10-31', '2025-01-01', '2024-12-31', '2024-11-21'],
        ...['2020-02-29', '2016-06-15', '1999-12-31', '0202-01-01'],
      ],
      (day) => checked(day),
    ),
    'the first of two': checked('2025-11-20', '2026-11-20'),
    'the second of two': checked('2026-11-20', '2025-11-20'),
    'all of three': checked('2025-03-03', '2025-03-04', '2025-03-05'),
    'without a name': {
      'en/helplines.yaml': helplines({ fire: helpline({ name: 5, checked: '2025-03-03' }) }),
    },
    'in Dutch': {
      'nl/helplines.yaml': helplines({ fire: helpline({ checked: '2025-03-03' }) }, {}),
    },
  },
  clean: {
    'a site without helplines': {},
    ...sitesOf(
      [
        ...['2025-11-21', '2025-11-22', '2025-11-30', '2025-12-31', '2026-01-01', '2026-02-28'],
        ...['2026-06-15', '2026-11-20', '2026-11-21'],
      ],
      (day) => checked(day),
    ),
    'none at all': checked(),
    'two of this year': checked('2026-01-31', '2026-02-28'),
    'no date': checked(undefined),
    'a number in its place': checked(2025),
    'a helpline that is no map': { 'en/helplines.yaml': 'helplines: { fire: 112 }' },
    'a file that cannot be read': { 'en/helplines.yaml': 'helplines: [\n' },
  },
})
