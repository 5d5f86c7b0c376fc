import { expect, test } from 'vitest'
import { quizFile } from '#renderer/client/builder/file/quiz-file.ts'
import {
  calls,
  companies,
  everyBank,
  inTurn,
  outputs,
  pairs,
  quizOf,
} from '../../../../api/composed/compose/every-quiz.ts'
import { content } from '../content.ts'
import { frames } from '../frames.ts'
import { personalQuiz } from '../personal-quiz.ts'
import { mostBytes } from './most-bytes.ts'

type Finished = Parameters<typeof quizFile>[0]['finished']

const fileOf = (finished: Finished) =>
  quizFile({
    ...{ finished, content, frames },
    ...{ base: 'https://krume.example/builder', styles: '', script: '', drawings: '' },
  })

test.for(everyBank)('what is of the quiz itself in a file has few bytes: $title', async (bank) => {
  for (const [index, pair] of pairs.entries()) {
    const company = inTurn(companies, index)
    const rest = { output: inTurn(outputs, index), call: inTurn(calls, index) }
    const quiz = quizOf(bank, { ...pair, ...rest, company })
    const bytes = Buffer.byteLength(await fileOf({ company, kind: pair.kind, quiz }))
    expect(bytes).toBeLessThanOrEqual(mostBytes.quiz)
  }
})

const finished: Finished = {
  ...{ company: 'Krume & "Zoon"', kind: 'A', quiz: personalQuiz('A', 'starter-kit') },
  look: { hue: 200, corners: 'round' },
}
const logo = 'data:image/png;base64,AAAA'
const action = { link: 'https://krume.example/book', text: 'Come in', sentence: '' }

test.for<{ name: string; own: Partial<Finished>; has?: string; lacks?: string }>([
  { name: 'the title', own: {}, has: '<meta property="og:title" content="What stands' },
  { name: 'whose it is', own: {}, has: 'og:site_name" content="Krume &amp; &quot;Zoon&quot;"' },
  { name: 'no picture to share', own: {}, lacks: 'og:image' },
  { name: 'a tile for a logo', own: { field: 'no field' }, has: '<use href="#' },
  {
    name: 'the logo',
    own: { look: { hue: 10, corners: 'soft', logo } },
    has: `<img src="${logo}"`,
  },
  { name: 'its name', own: { look: { hue: 10, corners: 'soft', logo } }, has: 'alt="Krume &amp;' },
  { name: 'the way to its owner', own: { action }, has: '<a href="https://krume.example/book"' },
  {
    name: 'no way without a page',
    own: { action: { ...action, link: 'tel:+31201234567' } },
    lacks: '<a href',
  },
  { name: 'nothing to fetch', own: {}, has: "default-src 'none'" },
])('a file has $name', async ({ own, has, lacks }) => {
  const html = await fileOf({ ...finished, ...own })
  if (has !== undefined) expect(html).toContain(has)
  if (lacks !== undefined) expect(html).not.toContain(lacks)
})
