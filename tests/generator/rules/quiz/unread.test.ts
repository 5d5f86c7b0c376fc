import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from '../../small-site.ts'
import { bank, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const listed = (...notices: readonly unknown[]) => quizSite({ frames: { notices } })
const read = { by: 'Ada Vos', on: '2027-01-31' }
const dutch = (reading?: object) =>
  quizSite(
    {},
    {
      'nl/quiz-frames.yaml': JSON.stringify({ ...frames, notices: ['bread'] }),
      'nl/quiz-banks/bread.yaml': JSON.stringify({ ...bank, ...(reading && { read: reading }) }),
    },
  )

const named = (name: string) =>
  quizSite(
    { frames: { notices: [name] } },
    { 'en/quiz-banks/bread.yaml': undefined, [`en/quiz-banks/${name}.yaml`]: JSON.stringify(bank) },
  )

holdsForSites('quiz/unread', {
  caught: {
    'a bank that is listed': listed('bread'),
    'the second of two': listed('cake', 'bread'),
    'listed twice': listed('bread', 'bread'),
    'with a date and no reader': quizSite({
      frames: { notices: ['bread'] },
      bank: { read: { on: read.on } },
    }),
    'beside one that was read': quizSite(
      { frames: { notices: ['bread', 'cake'] } },
      { 'en/quiz-banks/cake.yaml': JSON.stringify({ ...bank, read }) },
    ),
    'in Dutch, read in English': dutch(),
    ...sitesOf(['yoga', 'law', 'skin-care', 'stress-support', 'a', 'x9'], named),
    'in Dutch, read by nobody': dutch({ on: read.on }),
    'an empty reading': quizSite({ frames: { notices: ['bread'] }, bank: { read: {} } }),
    'an empty bank': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': '{}' },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'none listed': quizSite(),
    'others listed': listed('cake', 'tea'),
    'a part of its name': listed('brea'),
    'a list in a list': listed(['bread']),
    'among other values': listed(5, 'cake'),
    'listed twice, and read': quizSite({ frames: { notices: ['bread', 'bread'] }, bank: { read } }),
    'read, and not listed': quizSite({ bank: { read } }),
    'another bank listed': listed('cake'),
    'in capitals': listed('BREAD'),
    'no list': quizSite({ frames: { notices: 'bread' } }),
    'no frames': quizSite({}, { 'en/quiz-frames.yaml': undefined }),
    'a bank that was read': quizSite({ frames: { notices: ['bread'] }, bank: { read } }),
    'in Dutch, read': dutch(read),
    'a bank that cannot be read': quizSite(
      { frames: { notices: ['bread'] } },
      { 'en/quiz-banks/bread.yaml': 'notice: [\n' },
    ),
  },
})

test('is told in a release only', () => {
  const isTold = (isRelease: boolean) =>
    checkSmallSiteWholly(listed('bread'), 'en', isRelease).diagnostics.some(
      ({ code }) => code === 'quiz/unread',
    )

  expect([isTold(false), isTold(true)]).toEqual([false, true])
})
