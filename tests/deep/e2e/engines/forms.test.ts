import { expect, test } from 'vitest'
import { path, words as wizardWords } from '../../../e2e/builder/wizard.ts'
import { answersOf, audits, filledBy, strategyCalls, thanksTo } from '../../../e2e/forms.ts'
import { sharedLeadServer } from '../../../e2e/lead-server.ts'
import { toolBuilder } from '../../../e2e/routes.ts'
import { inEveryBrowser } from './visit.ts'

const { storedWith } = sharedLeadServer()
const [audit] = audits
const [call] = strategyCalls
/** Every browser stores its own. */
let count = 0

/** WebDriver types characters that a keyboard has. */
const plain = (text = '') => text.replaceAll(/[^\x20-\x7e]/g, '')

inEveryBrowser((open) => {
  test('the audit objects, asks, sends and confirms', async () => {
    const { words, questions } = audit.quiz
    const answers = answersOf(audit, `Audit ${++count}`)
    const visit = await open(audit.path)
    await visit.click('.quiz-navigation [type=submit]', words.next)
    await visit.see('.field-problem')
    for (const [index, { kind, question }] of questions.entries()) {
      await visit.see('.quiz-question', question)
      // Two presses in one place, one soon after the other, are a double click and answer one question.
      if (kind === 'choice')
        await visit.click(`.quiz-question .option-row:nth-child(${1 + (index % 2)})`)
      if (kind === 'text') {
        await visit.type('.quiz-question .field-input', plain(answers.questions[index]))
        await visit.keys('Enter')
      }
    }
    await visit.type('.quiz-question [name=name]', answers.name)
    await visit.type('.quiz-question [name=email]', answers.email)
    await visit.click('.quiz-question [type=checkbox]')
    await visit.click('.quiz-navigation [type=submit]')
    await visit.see('main :is(h1, h2)', thanksTo(answers.name, audit))
    await visit.eventually(() => storedWith(answers.name).map(({ state }) => state), ['accepted'])
  })

  test('the strategy call objects, is sent and leads to the calendar', async () => {
    const company = `Call ${++count}`
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
  })

  test('the tool builder asks, makes a quiz, and the quiz is played to its result', async () => {
    const visit = await open(toolBuilder)
    await visit.click('label', 'They lack a plan or structure')
    await visit.click('label', 'Run a quick self-audit')
    await visit.click('main button', wizardWords.continue)
    await visit.type('.chat-composer [name=answer]', 'Fysio Vondel')
    await visit.keys('Enter')
    for (const [answer] of path) await visit.click('.chat-choices button', answer)
    await visit.type('.chat-contact [autocomplete=name]', 'Jo Vondel')
    await visit.type('.chat-contact [autocomplete=email]', 'jo@krume.example')
    await visit.click('.chat-contact button')
    await visit.click('button', wizardWords.making.play)

    await visit.see('.player-counter')
    const [, total = '0'] = /of (\d+)/.exec((await visit.texts('.player-counter'))[0] ?? '') ?? []
    expect(Number(total)).toBeGreaterThan(4)
    for (let question = 1; question <= Number(total); question += 1) {
      await visit.see('.player-counter', `${question} of ${total}`)
      await visit.click('.player .option-row')
      await visit.click('.player [type=submit]')
    }
    await visit.see('.player-result h1')
    expect(await visit.texts('.player-result h1')).not.toEqual(['Quiz Complete!'])
  })
})
