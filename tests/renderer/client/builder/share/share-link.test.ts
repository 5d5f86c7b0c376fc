import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, quizIn } from '#renderer/client/builder/share/share-link.ts'
import { runs } from '../../../../support/runs.ts'
import { quiz } from '../content.ts'
import { personalQuiz } from '../personal-quiz.ts'
import { earlier } from './earlier-link.ts'

const site = 'https://krume.example/builder'
const finished = { company: 'Krume 🥖', quiz }

test('what a link holds is what it was made of', async () => {
  const action = { link: 'https://krume.example/book', text: 'Come in' }
  const quiz = { language: 'nl', ...personalQuiz('D', 'starter-kit') }
  for (const whole of [finished, { company: 'Krume', quiz, action }]) {
    const hash = await hashOf(whole)
    expect(hash).toMatch(/^#quiz=[\w-]{20,4000}$/)
    expect(await quizIn(hash, site)).toEqual(whole)
  }
})

test('a link that was shared earlier still holds its quiz', async () => {
  const opened = await quizIn(earlier, site)
  expect(opened?.company).toBe('Krume 🥖')
  expect(opened?.quiz.final_cta).toEqual({ text: 'Order bread', link: '/strategy-call' })
  expect(opened?.quiz.presentation).toBeUndefined()
  expect(opened?.quiz.language).toBeUndefined()
  expect(opened).not.toHaveProperty('action')
})

const own = { link: 'https://elsewhere.example/', text: 'Go' }

test.for([
  ['a page', own, true],
  ['a script', { ...own, link: 'javascript:alert(1)' }, false],
  ['a long text', { ...own, text: 'a'.repeat(500) }, false],
  ['nothing', null, false],
] as const)('a link whose owner has set %s opens: %o, %s', async ([, action, opens]) => {
  const hash = await hashOf(JSON.parse(JSON.stringify({ ...finished, action })))
  expect((await quizIn(hash, site)) !== undefined).toBe(opens)
})

/** Anyone can write a link, without `hashOf`. */
const encoded = (value: unknown) =>
  `#quiz=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`

const withLink = (link: string) => ({
  ...finished,
  quiz: { ...quiz, final_cta: { text: 'Go', link } },
})

test.for([
  { link: '/strategy-call', isOurs: true },
  { link: 'https://krume.example/call', isOurs: true },
  { link: 'https://elsewhere.example/', isOurs: false },
  { link: '//elsewhere.example/', isOurs: false },
  { link: '/\\elsewhere.example/', isOurs: false },
  { link: 'mailto:jo@elsewhere.example', isOurs: false },
])('a link to $link: $isOurs', async ({ link, isOurs }) => {
  const opened = await quizIn(await hashOf(withLink(link)), site)
  expect(opened !== undefined).toBe(isOurs)
})

test('a small link that unfolds to a large text is refused', async () => {
  const bomb = encoded({ ...finished, more: ' '.repeat(3_000_000) })
  expect(bomb.length).toBeLessThan(10_000)
  expect(await quizIn(encoded({ ...finished, more: ' ' }), site)).toBeDefined()
  expect(await quizIn(bomb, site)).toBeUndefined()
})

test('whatever else a hash says, there is no quiz in it, and nothing is thrown', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), fc.base64String(), async (text, base64) => {
      expect(await quizIn(`#quiz=${text}`, site)).toBeUndefined()
      expect(await quizIn(`#quiz=${base64}`, site)).toBeUndefined()
    }),
    { numRuns: runs(50) },
  ))
