import type { Changes } from '../../small-site.ts'
import { bank, choice, degree, quizSite } from '../quiz-site.ts'

/** A site whose bank has the text as an advice of a question about the trade. */
export const advice = (text: string): Changes =>
  quizSite({ bank: { questions: [{ ...degree('dough', { advice: text }), for: ['late'] }] } })

/** The same in Dutch. */
export const dutchAdvice = (text: string): Changes =>
  quizSite(
    {},
    {
      'nl/quiz-banks/bread.yaml': JSON.stringify({
        ...bank,
        questions: [{ ...degree('deeg', { advice: text }), for: ['late'] }],
      }),
    },
  )

/** A site whose bank has the text as the solution for today. */
export const solution = (text: string): Changes =>
  quizSite({
    bank: {
      kinds: { ...bank.kinds, B: choice('today', { answers: [{ text: 'Flour', advice: text }] }) },
    },
  })

/** A site with a text of a level. */
export const levelText = (text: string): Changes => {
  const [first, ...others] = bank.levels
  const texts = [{ title: 'Cold oven', text }, ...(first?.texts.slice(1) ?? [])]
  return quizSite({ bank: { levels: [{ ...first, texts }, ...others] } })
}

/** A site with a source of a norm. */
export const source = (text: string, file = 'en/quiz-banks/bread.yaml'): Changes =>
  quizSite(
    {},
    {
      [file]: JSON.stringify({
        ...bank,
        kinds: {
          ...bank.kinds,
          C: [degree('salt', { norm: { from: 2, text: 'enough', source: text } })],
        },
      }),
    },
  )

/** A site with a notice. */
export const notice = (text: string): Changes => quizSite({ bank: { notice: text } })
