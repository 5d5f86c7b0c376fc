import { expect, test } from 'vitest'
import { eventually, newPage } from '../support/browser-page.ts'
import { routes } from './routes.ts'

/** Keeps every violation that a document reports, from its first byte on. */
const watchViolations = () => {
  const seen: string[] = []
  Object.assign(window, { violations: seen })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    seen.push(effectiveDirective),
  )
}
const violations = (): unknown => Reflect.get(window, 'violations')

test('a visit from page to page in one document breaks no rule', async () => {
  const page = await newPage()
  await page.addInitScript(watchViolations)
  await page.goto('/')
  await page.getByRole('button', { name: 'Dark theme' }).click()

  const reachable = ['/plans', '/strategy-call', '/about', '/']
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(reachable))
  for (const path of reachable) {
    await page.locator(`header a[href="${path}"]:visible`).first().click()
    await eventually(async () => new URL(page.url()).pathname).toBe(path)
    await page.locator('main h1').waitFor()
  }
  expect(await page.evaluate(violations)).toEqual([])
})

test('what the policy does not name is refused', async () => {
  const page = await newPage({ failing: [/^/] })
  await page.addInitScript(watchViolations)
  await page.goto('/')

  const refused = await page.evaluate(async () => {
    const image = new Image()
    const ended = new Promise((resolve) => image.addEventListener('error', resolve))
    image.src = 'https://elsewhere.example/pixel.png'
    document.body.setAttribute('style', 'color: red')
    await ended
    try {
      document.createElement('script').text = 'document.title = "changed"'
      return 'taken'
    } catch (error) {
      return error instanceof TypeError && 'refused'
    }
  })
  expect(refused).toBe('refused')
  await eventually(() => page.evaluate(violations)).toEqual([
    'style-src-attr',
    'img-src',
    'require-trusted-types-for',
  ])
})
