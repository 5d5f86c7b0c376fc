import type { Page } from 'playwright'
import type { GeneratedQuiz, QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { eventually, openReady, type Visitor } from '../../support/browser-page.ts'
import { readJson, readPage } from '../languages.ts'
import { toolBuilder as builderPath } from '../routes.ts'

const { toolBuilder } = await readPage(builderPath)
if (!toolBuilder) throw new Error('The page has no builder.')

export const words: ToolBuilderContent = toolBuilder

/** What a quiz is played with in the language of a prefix. */
export const playerIn = (prefix: string) => readJson<QuizPlayer>(`${prefix}/quiz-player.json`)
export const frames = await playerIn('')

/** What the builder says after the first screen. */
export const greetingFor = (kind: string, problem: string): string =>
  words.companyName.question.replace('{kind}', kind).replace('{problem}', problem)

/** Eight questions whose options count 0, 6 and 12; totals from 81 to 84 are in no range. */
export const quiz: GeneratedQuiz = {
  questions: Array.from({ length: 8 }, (_, index) => ({
    id: `q${index + 1}`,
    question_text: `How often do you plan, part ${index + 1}?`,
    options: [
      { id: 'never', text: '1 – Never' },
      { id: 'some', text: 'Now and then, when there is time left at the end of the week' },
      { id: 'always', text: 'Always' },
    ],
  })),
  scoring_rubric: Array.from({ length: 8 }, (_, index) => ({
    question_id: `q${index + 1}`,
    scores: { some: 6, always: 12 },
  })),
  result_categories: [
    { min_score: 0, max_score: 40, title: 'No route yet', description: 'Start with one week.' },
    {
      min_score: 41,
      max_score: 80,
      title: 'Strong start, no route yet',
      description: 'You know why you train.\nWhat is missing is an order.\n1. Plan a week.',
    },
    { min_score: 85, max_score: 100, title: 'On your way', description: 'Keep going.' },
  ],
  final_cta: { text: 'Book a discovery call', link: '/strategy-call' },
}

/** The builder with time standing still. */
export async function openWizard(siteUrl: string, visitor: Visitor = {}) {
  const page = await openReady(builderPath, { siteUrl, stopsTime: true, ...visitor })
  return wizardOn(page)
}

export type Wizard = ReturnType<typeof wizardOn>

function wizardOn(page: Page) {
  const log = page.getByRole('log', { name: words.chat.label })
  const bot = log.locator('.chat-bot')
  const field = page.getByRole('textbox', { name: words.companyName.label })
  const choice = (name: string) =>
    page.getByRole('group', { name: words.chat.choices }).getByRole('button', { name, exact: true })
  const name = page.getByRole('textbox', { name: words.contact.name })
  const email = page.getByRole('textbox', { name: words.contact.email })
  const submit = page.locator('.chat-contact button')

  /** Lets the bot's reply come, and be typed to its end. */
  const hear = async (question: string) => {
    await page.clock.runFor(words.timings.question)
    await page.clock.runFor(words.timings.letter * 200)
    await eventually(() => bot.last().textContent()).toBe(question)
  }
  const begin = async () => {
    await page.getByRole('radio', { name: 'They lack a plan or structure' }).check()
    await page.getByRole('radio', { name: 'Run a quick self-audit' }).check()
    await page.getByRole('button', { name: words.continue }).click()
    await field.waitFor()
  }
  const sayName = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }

  const answerAll = async (company = 'Fysio Vondel') => {
    await begin()
    await sayName(company)
    await hear(words.main)
    for (const [answer, question] of path) {
      await choice(answer).click()
      await hear(question)
    }
  }
  const fillContact = async () => {
    await name.fill('Jo Vondel')
    await email.fill('jo')
    await eventually(() => submit.isEnabled()).toBe(true)
  }
  const play = () => page.getByRole('button', { name: words.making.play }).click()

  return {
    ...{ page, log, bot, field, choice, name, email, submit, hear, begin, sayName },
    /** From the first screen to the empty contact form. */
    answerAll,
    fillContact,
    /** From the made quiz to its first question. */
    play,
    /** From the first screen to the first question of the made quiz, over the panel of its owner. Time runs again. */
    finish: async (company: string) => {
      await answerAll(company)
      await fillContact()
      await submit.click()
      await play()
      await page.getByRole('heading', { name: words.keep.heading }).waitFor()
      // Axe waits for its own timers.
      await page.clock.resume()
    },
    send: page.getByRole('button', { name: words.companyName.send }),
    returnTo: (answer: string) =>
      page.getByRole('button', { name: `${words.chat.returnHere}: ${answer}`, exact: true }),
    lines: () => log.locator('li > p').allTextContents(),
    pieces: page.locator('.chat-pieces'),
  }
}

const [output, action] = words.questions

/** The answers after the company's name, each with the question that follows it. */
export const path = [
  ['Health & Sports', words.subcategory],
  ['Physiotherapy & recovery', output?.question ?? ''],
  ['Actionable starter kit / mini-plan', action?.question ?? ''],
  ['Book a discovery call', words.contact.question],
] as const

export const expectFocused = async (locator: ReturnType<Page['locator']>) =>
  eventually(() => locator.evaluate((one) => one === document.activeElement)).toBe(true)

/** From now on keeps what screen readers are asked to say. */
export const hearAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(document, { ariaNotify: (text: string) => heard.push(text), heard })
  })

export const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(document, 'heard'))
