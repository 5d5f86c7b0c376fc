import type { Changes } from '../../small-site.ts'
import { bank, quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const listed = (...notices: readonly unknown[]) => quizSite({ frames: { notices } })
const told = 'This quiz is no examination. See a doctor when it lasts.'
const named = (name: string): Changes =>
  quizSite(
    { frames: { notices: [name] } },
    { 'en/quiz-banks/bread.yaml': undefined, [`en/quiz-banks/${name}.yaml`]: JSON.stringify(bank) },
  )
const withNotice = (notices: readonly string[], notice: unknown) =>
  quizSite({ frames: { notices }, bank: { notice } })

holdsForSites('quiz/missing-notice', {
  caught: {
    'the second of two': listed('cake', 'bread'),
    ...sitesOf([], named),
    'an empty bank': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': '{}' },
    ),
  },
  clean: {
    'a notice': withNotice(['bread'], told),
    'a list in a list': listed(['bread']),
    'a bank that cannot be read': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': 'notice: [\n' },
    ),
  },
})
