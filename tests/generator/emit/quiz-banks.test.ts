import { expect, test } from 'vitest'
import { emitData } from '../../support/emitted-data.ts'
import { bank, frames, quizSite } from '../rules/quiz-site.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'

const inDutch: Changes = {
  'nl/quiz-frames.yaml': JSON.stringify(frames),
  'nl/quiz-banks/bread.yaml': JSON.stringify(bank),
}
const page = JSON.stringify({
  languages: ['en'],
  title: 'Build',
  description: 'Your own',
  sections: [{ type: 'tool-builder', id: 'builder' }],
})

test.for([
  { name: 'frames and every bank', files: inDutch, offered: ['en', 'nl'] },
  {
    name: 'no bank for a trade',
    files: { ...inDutch, 'nl/quiz-banks/bread.yaml': undefined },
    offered: ['en'],
  },
  { name: 'no frames', files: { ...inDutch, 'nl/quiz-frames.yaml': undefined }, offered: ['en'] },
])('a language with $name: quizzes are offered in $offered', ({ files, offered }) => {
  const checked = checkSmallSite(quizSite({}, { ...files, 'en/pages/build.yaml': page }))
  const { pages } = emitData(checked.site)
  expect(pages.find(({ name }) => name === 'build')?.page.quizLanguages).toEqual(offered)
})

test('without a tool builder nothing of quizzes is emitted', () => {
  const checked = checkSmallSite({ 'en/quiz-frames.yaml': JSON.stringify(frames) })
  const { players, quizBanks } = emitData(checked.site)
  expect([players, quizBanks.libraries]).toEqual([[], []])
})
