import type { Changes } from '../../small-site.ts'
import { bank, frames, quizSite } from '../quiz-site.ts'
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
const dutch = (notice?: string): Changes =>
  quizSite(
    {},
    {
      'nl/quiz-frames.yaml': JSON.stringify({ ...frames, notices: ['bread'] }),
      'nl/quiz-banks/bread.yaml': JSON.stringify({
        ...bank,
        ...(notice !== undefined && { notice }),
      }),
    },
  )

holdsForSites('quiz/missing-notice', {
  caught: {
    'a bank that is listed': listed('bread'),
    'the second of two': listed('cake', 'bread'),
    'the first of three': listed('bread', 'cake', 'tea'),
    'listed twice': listed('bread', 'bread'),
    ...sitesOf(['yoga', 'law', 'skin-care', 'stress-support', 'a', 'food/bread', 'x9'], named),
    'beside one that has it': quizSite(
      { frames: { notices: ['bread', 'cake'] } },
      { 'en/quiz-banks/cake.yaml': JSON.stringify({ ...bank, notice: told }) },
    ),
    'an empty bank': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': '{}' },
    ),
    'in Dutch': dutch(),
    'a notice under another name': quizSite({
      frames: { notices: ['bread'] },
      bank: { warning: told },
    }),
    'among other values': listed(5, 'bread'),
  },
  clean: {
    'a site without quizzes': {},
    'none listed': quizSite(),
    'a notice': withNotice(['bread'], told),
    'a short notice': withNotice(['bread'], 'No advice.'),
    'a notice nobody asks for': withNotice([], told),
    'another bank listed': listed('cake'),
    'others listed': listed('cake', 'tea'),
    'in capitals': listed('BREAD'),
    'a part of its name': listed('brea'),
    'a list in a list': listed(['bread']),
    'no list': quizSite({ frames: { notices: 'bread' } }),
    'no frames': quizSite({}, { 'en/quiz-frames.yaml': undefined }),
    'in Dutch, with a notice': dutch(told),
    'an empty notice, which the schema tells': withNotice(['bread'], ''),
    'a bank that cannot be read': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': 'notice: [\n' },
    ),
  },
})
