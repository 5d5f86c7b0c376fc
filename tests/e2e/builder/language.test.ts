import { expect, inject, test } from 'vitest'
import type { GeneratedQuiz } from '#site/types.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { json, silence, startQuizServer } from './quiz-server.ts'
import { expectFocused, openWizard, playerIn, words } from './wizard.ts'

const dutch = await playerIn('/nl')
const company = 'Fysio Vondel'

/** The quiz of some answers, as the server makes it. */
async function made(request: unknown): Promise<GeneratedQuiz> {
  const answer = await fetch(`${inject('siteUrl')}/api/quiz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

const request = {
  ...words.request,
  company_name: company,
  category: { main: 'Health & Sports', sub: 'Physiotherapy & recovery' },
  core_problem: 'They lack a plan or structure',
  tool_kind: { code: 'E', title: 'Self-audit' },
  desired_output: 'Actionable starter kit / mini-plan',
  final_cta: 'Book a discovery call',
}

const inEnglish = await made(request)
const inDutch = await made({ ...request, language: 'nl' })
const firstOf = ({ questions: [first] }: GeneratedQuiz) => first?.question_text ?? ''

test('an owner has the quiz made again in another language and shares that; what fails or is cancelled changes nothing', async () => {
  const server = await startQuizServer(json(inEnglish), json({}, 500), silence, json(inDutch))
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
  const target = page.getByRole('textbox', { name: words.keep.target, exact: true })
  await target.fill('https://vondel.example/call')

  // A server that fails: the quiz stays, and so does the choice.
  await nederlands.click()
  await eventually(() => said.textContent()).toContain('500')
  expect(await english.isChecked()).toBe(true)
  expect(await heading.textContent()).toBe(firstOf(inEnglish))

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
  expect(server.requests.at(-1)).toEqual({ ...request, language: 'nl' })
  await expectFocused(nederlands)
  expect(await block.getAttribute('lang')).toBe('nl')
  expect(await heading.textContent()).toBe(firstOf(inDutch))
  expect(await block.locator('.player-counter').textContent()).toContain('Vraag 1 van 8')
  expect(await page.locator('.keep-leads').textContent()).toContain('vondel.example/call')
  expect(await violations(page)).toEqual([])

  // What is shared is Dutch, on a page in English.
  await page.getByRole('button', { name: words.keep.share, exact: true }).click()
  const address = await page.getByRole('textbox', { name: words.keep.link }).inputValue()
  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(address)
  await expectFocused(guest.getByRole('heading', { name: firstOf(inDutch) }))
  for (const _ of inDutch.questions) {
    await guest.locator('.player').getByRole('radio').first().check()
    await guest.locator('.player [type=submit]').click()
  }
  const result = guest.locator('.player [lang=nl] .player-result')
  await result.getByRole('heading', { name: dutch.outputs['starter-kit'].heading }).waitFor()
  await result.getByRole('button', { name: dutch.player.again }).waitFor()
  await result.getByRole('link', { name: inDutch.final_cta.text }).waitFor()
  expect(await guest.locator('.player-host').textContent()).toBe('Gaat naar vondel.example')

  expect(server.requests).toHaveLength(4)
})
