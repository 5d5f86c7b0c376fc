import { expect, test } from 'vitest'
import { path, words } from '../../../e2e/builder/wizard.ts'
import { toolBuilder } from '../../../e2e/routes.ts'
import { inEveryBrowser } from './visit.ts'

inEveryBrowser((open) => {
  test('the tool builder asks, makes a quiz, and the quiz is played to its result', async () => {
    const visit = await open(toolBuilder)
    await visit.click('label', 'They lack a plan or structure')
    await visit.click('label', 'Run a quick self-audit')
    await visit.click('main button', words.continue)
    await visit.type('.chat-composer [name=answer]', 'Fysio Vondel')
    await visit.keys('Enter')
    for (const [answer] of path) await visit.click('.chat-choices button', answer)
    await visit.type('.chat-contact [autocomplete=name]', 'Jo Vondel')
    await visit.type('.chat-contact [autocomplete=email]', 'jo@krume.example')
    await visit.click('.chat-contact button')
    await visit.click('button', words.making.play)

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
