import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { SampleQuizContent, Page as SitePage } from '#site/types.ts'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { languages } from './languages.ts'
import { caseStudy, inLanguage } from './routes.ts'

/** The pages with a phone to play on, and the quiz of each. */
const places = languages.flatMap(({ code }) =>
  ['/', caseStudy.path].map((path) => {
    const address = inLanguage(code, path)
    const file = join(inject('siteFolder'), address, 'page.json')
    const { page }: { page: SitePage } = JSON.parse(readFileSync(file, 'utf8'))
    const [quiz] = Object.values(page.sampleQuizzes ?? {})
    if (!quiz) throw new Error(`${address} has no quiz.`)
    return { code, path: address, quiz }
  }),
)
const studies = places.filter(({ path }) => path.endsWith(caseStudy.path))

const phoneOn = (page: Page) => {
  const phone = page.locator('.play')
  return {
    phone,
    title: phone.locator('strong'),
    button: (name: string) => phone.getByRole('button', { name, exact: true }),
    focused: () => page.evaluate(() => document.activeElement?.textContent),
  }
}

/** The texts of the first answers to each question, and the title of what they lead to. */
function wayThrough({ questions, results }: SampleQuizContent, choose: readonly number[]) {
  const given = questions.map(({ answers }, place) => answers[choose[place] ?? 0])
  const result = results.find(
    ({ first, second }) =>
      (first?.includes(given[0]?.id ?? '') ?? true) &&
      (second?.includes(given[1]?.id ?? '') ?? true),
  )
  return { texts: given.map((answer) => answer?.text ?? ''), result }
}

test.for(places.filter(({ code, path }) => (code === 'en') === (path === '/')))(
  'on $path every answer leads to its result, with the keyboard alone',
  async ({ path, quiz }) => {
    const page = await openReady(path, { isReused: true })
    const { title, button, focused } = phoneOn(page)
    const seen = new Set<string>()

    for (const first of quiz.questions[0]?.answers.keys() ?? []) {
      for (const second of quiz.questions[1]?.answers.keys() ?? []) {
        const { texts, result } = wayThrough(quiz, [first, second, 1])
        for (const [place, text] of texts.entries()) {
          await eventually(() => title.textContent()).toBe(quiz.questions[place]?.question)
          await button(text).focus()
          await page.keyboard.press(place === 1 ? 'Space' : 'Enter')
          await eventually(focused).toBe(quiz.questions[place + 1]?.question ?? result?.title)
        }
        seen.add(result?.id ?? '')
        await page.keyboard.press('Tab')
        expect(await focused()).toBe(quiz.words.again)
        await page.keyboard.press('Enter')
        await eventually(focused).toBe(quiz.questions[0]?.question)
      }
    }
    expect(seen).toEqual(new Set(quiz.results.map(({ id }) => id)))
  },
)

test.for(studies.slice(0, 1))(
  'on $path answers are laid beside the phone, and the list says where one is',
  async ({ path, quiz }) => {
    const page = await openReady(path, { isReused: true })
    const { button } = phoneOn(page)
    const laid = page.locator('.screens-laid i > svg')
    const current = page.locator('.screens-steps [aria-current=step] .number')
    const { texts } = wayThrough(quiz, [2, 1, 0])

    for (const [place, text] of texts.entries()) {
      expect(await laid.count()).toBe(place)
      expect(await current.allTextContents()).toEqual(['1'])
      await button(text).click()
      await eventually(() => laid.count()).toBe(place + 1)
    }
    await eventually(() => current.allTextContents()).toEqual(['2'])
    expect(await violations(page)).toEqual([])
    await button(quiz.words.again).click()
    await eventually(() => laid.count()).toBe(0)
    expect(await current.allTextContents()).toEqual(['1'])
  },
)

test('nothing is sent or kept, and what follows is loaded with the first touch', async () => {
  const [place] = places
  if (!place) throw new Error('There is no phone.')
  const page = await openReady(place.path)
  const { phone, title, button } = phoneOn(page)
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const before = await kept()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await phone.hover()
  await eventually(async () => asked.filter((each) => each.includes('playing')).length).toBe(1)
  const { texts, result } = wayThrough(place.quiz, [0, 0, 0])
  for (const text of texts) await button(text).click()
  await eventually(() => title.textContent()).toBe(result?.title)
  expect(asked.filter((each) => !/\/(playing|tiles|sprite)/.test(each))).toEqual([])
  expect(await kept()).toBe(before)
})

test('without a connection the first answer can be given again', async () => {
  const [place] = places
  if (!place) throw new Error('There is no phone.')
  const page = await openReady(place.path, { failing: [/playing-/] })
  const { title, button } = phoneOn(page)
  const [first = '', second = ''] = wayThrough(place.quiz, [0, 0, 0]).texts
  await page.route(/\/playing-/, (route) => route.abort(), { times: 1 })

  await button(first).dispatchEvent('click')
  await eventually(() => title.textContent()).toBe(place.quiz.questions[0]?.question)
  expect(await button(second).count()).toBe(0)
})

test.for(studies)(
  'without scripts $path shows the first question, which nobody can press',
  async ({ path, quiz }) => {
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    const { phone, title } = phoneOn(page)
    const [question] = quiz.questions
    expect(await title.textContent()).toBe(question?.question)
    const words = phone.locator('button > span')
    expect(await words.allTextContents()).toEqual(question?.answers.map(({ text }) => text))
    for (const each of await words.all()) expect(await each.isVisible()).toBe(true)
    expect(await phone.getByRole('button').count()).toBe(0)
  },
)

test.for(places.filter(({ code }) => code === 'nl'))(
  'on $path the phone fits, at every width and with large text',
  async ({ path, quiz }) => {
    const page = await openReady(path, { isReused: true })
    const { phone, button } = phoneOn(page)
    for (const text of wayThrough(quiz, [1, 1, 1]).texts) {
      for (const width of [1440, 1024, 700, 320]) {
        await page.setViewportSize({ width, height: 900 })
        for (const size of ['100%', '200%']) {
          await page.evaluate((value) => {
            document.documentElement.style.fontSize = value
          }, size)
          const cut = await phone.evaluate((box) => {
            const { left, right } = box.getBoundingClientRect()
            return [...box.querySelectorAll('strong, button, span')].filter((each) => {
              const one = each.getBoundingClientRect()
              return one.left < left || one.right > right || one.height < 1
            }).length
          })
          expect(cut, `${width} px, ${size}`).toBe(0)
          const heights = await phone
            .locator('button')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
          expect(Math.min(...heights), `${width} px, ${size}`).toBeGreaterThanOrEqual(44)
        }
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
      await button(text).click()
    }
  },
)
