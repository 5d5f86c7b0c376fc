import { expect, test } from 'vitest'
import { type Audit, answersOf, audits, thanksTo } from '../../../e2e/audit-flow.ts'
import { sharedLeadServer } from '../../../e2e/lead-server.ts'
import { filledBy, strategyCalls } from '../../../e2e/strategy-flow.ts'
import { inEveryBrowser, type Visit } from './visit.ts'

const { storedWith } = sharedLeadServer()
/** Every browser stores its own. */
let count = 0
const unique = (what: string) => `${what} ${++count}`

inEveryBrowser((open) => {
  test.for(audits)('in $code the audit objects, asks, sends and confirms', async (audit) => {
    const name = unique(`Audit ${audit.code}`)
    const { words, questions } = audit.quiz
    const visit = await open(audit.path)
    await visit.see('.quiz-question', questions[0]?.question)
    await visit.click('.quiz-navigation [type=submit]', words.next)
    await visit.see('.field-problem')
    await answerAll(visit, audit, name)
    await visit.click('.quiz-navigation [type=submit]')
    await visit.see('main :is(h1, h2)', thanksTo(name, audit))
    await visit.eventually(() => storedWith(name).map(({ state }) => state), ['accepted'])
  })

  test.for(strategyCalls)(
    'in $code the strategy call objects, is sent and leads to the calendar',
    async (call) => {
      const company = unique(`Call ${call.code}`)
      const values = filledBy(company)
      const visit = await open(call.path)
      await visit.click('main form [type=submit]')
      await visit.see('.field-problem', call.form.fields[0]?.required)
      await visit.eventually(
        () => visit.evaluate(() => document.activeElement?.getAttribute('name') ?? ''),
        'companyName',
      )
      for (const field of ['companyName', 'email', 'businessDescription', 'websiteGoal'] as const)
        await visit.type(`main form [name=${field}]`, plain(values[field]))
      await visit.evaluate(() =>
        document.querySelector<HTMLElement>('[name=service-interested-in]')?.focus(),
      )
      await visit.keys('ArrowDown')
      await visit.click('main form label:has([name=hasWebsite][value=no])')
      expect(await visit.texts('.field-problem')).toEqual([])
      await visit.click('main form [type=submit]')
      await visit.see('[role=dialog], dialog[open]')
      await visit.keys('Escape')
      await visit.see('main', call.form.confirmation.heading)
      await visit.eventually(() => storedWith(company).map(({ state }) => state), ['accepted'])
    },
  )
})

/** WebDriver types characters that a keyboard has. */
const plain = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '')

async function answerAll(visit: Visit, audit: Audit, name: string): Promise<void> {
  const answers = answersOf(audit, name)
  for (const [index, { kind, question }] of audit.quiz.questions.entries()) {
    await visit.see('.quiz-question', question)
    // Two presses in one place, one soon after the other, are a double click and answer one question.
    if (kind === 'choice')
      await visit.click(`.quiz-question .option-row:nth-child(${1 + (index % 2)})`)
    if (kind === 'text') {
      await visit.type('.quiz-question .field-input', plain(answers.questions[index] ?? ''))
      await visit.keys('Enter')
    }
    if (kind === 'contact') {
      await visit.type('.quiz-question [name=name]', answers.name)
      await visit.type('.quiz-question [name=email]', answers.email)
      await visit.click('.quiz-question [type=checkbox]')
    }
  }
}
