import { expect, test } from 'vitest'
import { type PageFile, pageFile, visitor } from './damaged-page.ts'
import { caseStudy } from './routes.ts'

test('a section that fails is told once, and the others answer', async () => {
  const { page, damages, visit } = await visitor()
  await damages('**/page.json', ({ page: content }) => {
    delete (content as PageFile['page']).sections.find(({ type }) => type === 'spread')?.['promise']
  })
  const { told } = await visit('/')
  expect(told).toHaveLength(1)
  await page.locator('#faq .faq-more > summary').click()
  await page.locator('#faq .faq-more .disclosure').last().waitFor()
})

test('where a section of the next page fails, its document is loaded', async () => {
  const { page, damages, visit, readMain } = await visitor()
  await visit('/')
  await damages(`**${caseStudy.path}/page.json`, ({ page: content }) => {
    for (const section of (content as PageFile['page']).sections) delete section['lines']
  })
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  await page.locator(`header a[href="${caseStudy.path}"]`).first().click()
  await page.locator('html:not([data-same]) main h1').waitFor()
  expect(await readMain()).toContain(String(pageFile(caseStudy.path).page.sections[0]?.['lines']))
})
