import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, quizIn } from '#renderer/app/builder/share/share-link.ts'
import { runs } from '../../../../support/runs.ts'
import { quiz } from '../content.ts'

const site = 'https://krume.example/builder'
const finished = { company: 'Krume 🥖', kind: 'A', quiz }

test('what a link holds is what it was made of', async () => {
  const hash = await hashOf(finished)
  expect(hash).toMatch(/^#quiz=[\w-]+$/)
  expect(await quizIn(hash, site)).toEqual(finished)
})

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
  const { length } = await hashOf({ ...finished, company: 'x'.repeat(1000) })
  const bomb = await hashOf({ ...finished, company: ' '.repeat(3_000_000) })
  expect(bomb.length).toBeLessThan(length * 20)
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
