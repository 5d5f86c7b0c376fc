import { expect, test } from 'vitest'
import { eventually, newPage } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { json, made, silence, startQuizServer } from './quiz-server.ts'
import { expectFocused, openWizard, playerIn, words } from './wizard.ts'

const dutch = await playerIn('/nl')

test('an owner has the quiz made again in another language and shares that; what fails or is cancelled changes nothing', async () => {
  const server = await startQuizServer(made, json({}, 500), silence, made)
  const { page, ...wizard } = await openWizard(server.url, {
    storage: { cookieNotice: 'true' },
    failing: [/\/api\/quiz/],
  })
  await wizard.answerAll()
  await wizard.fillContact()
  await wizard.submit.click()
  await wizard.play()
  const choice = page.getByRole('group', { name: words.keep.language })
  const [english, nederlands] = ['English', 'Nederlands'].map((name) =>
    choice.getByRole('radio', { name }),
  )
  if (!english || !nederlands) throw new Error('There are not two languages.')
  const said = choice.getByRole('status')
  const block = page.locator('.player .quiz-screen')
  const heading = block.getByRole('heading', { level: 1 })
  await english.waitFor()
  await page.clock.resume()
  expect(await english.isChecked()).toBe(true)
  expect(await block.getAttribute('lang')).toBe('en')
  const asked = await heading.textContent()
  const target = page.getByRole('textbox', { name: words.keep.target, exact: true })
  await target.fill('https://vondel.example/call')

  // A server that fails: the quiz stays, and so does the choice.
  await nederlands.click()
  await eventually(() => said.textContent()).toContain('500')
  expect(await english.isChecked()).toBe(true)
  expect(await heading.textContent()).toBe(asked)

  // Back to the language that the quiz is in, before the other is made.
  await nederlands.check()
  await eventually(() => said.textContent()).toBe(
    words.keep.rewriting.replace('{language}', 'Dutch'),
  )
  await page.getByRole('button', { name: words.keep.share, exact: true }).click()
  expect(await page.getByRole('textbox', { name: words.keep.link }).count()).toBe(0)
  await english.check()
  await eventually(async () => server.seen.abandoned).toBe(1)
  expect(await said.textContent()).toBe('')

  // Made: the preview changes where it stands, the owner's address stays, and the button speaks Dutch.
  await nederlands.check()
  await eventually(() => said.textContent()).toBe(
    words.keep.rewritten.replace('{language}', 'Dutch'),
  )
  expect(server.requests.at(-1)).toEqual({ ...Object(server.requests[0]), language: 'nl' })
  await expectFocused(nederlands)
  expect(await block.getAttribute('lang')).toBe('nl')
  const askedInDutch = (await heading.textContent()) ?? ''
  expect(askedInDutch).not.toBe(asked)
  expect(await block.locator('.player-counter').textContent()).toContain('Vraag 1 van 8')
  expect(await page.locator('.keep-leads').textContent()).toContain('vondel.example/call')
  expect(await violations(page)).toEqual([])

  // What is shared is Dutch, on a page in English.
  await page.getByRole('button', { name: words.keep.share, exact: true }).click()
  const address = await page.getByRole('textbox', { name: words.keep.link }).inputValue()
  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(address)
  await expectFocused(guest.getByRole('heading', { name: askedInDutch }))
  for (let step = 0; step < words.request.num_questions; step += 1) {
    await guest.locator('.player').getByRole('radio').first().check()
    await guest.locator('.player [type=submit]').click()
  }
  const result = guest.locator('.player [lang=nl] .player-result')
  await result.getByRole('heading', { name: dutch.outputs['starter-kit'].heading }).waitFor()
  await result.getByRole('button', { name: dutch.player.again }).waitFor()
  expect(await guest.locator('.player-host').textContent()).toBe('Gaat naar vondel.example')

  expect(server.requests).toHaveLength(4)
})
