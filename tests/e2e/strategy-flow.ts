import type { Page } from 'playwright'
import { inject } from 'vitest'
import type { FormContent, Page as PageData } from '#site/types.ts'
import { inLanguage } from './routes.ts'

/** The strategy call of one language, as its page brings it. */
export interface StrategyCall {
  readonly code: string
  readonly path: string
  readonly form: FormContent
}

export const strategyCalls: readonly StrategyCall[] = await Promise.all(
  ['en', 'nl'].map(async (code) => {
    const path = inLanguage(code, '/strategy-call')
    const { page }: { page: PageData } = await (
      await fetch(`${inject('siteUrl')}${path}/page.json`)
    ).json()
    const form = page.forms?.['strategy-call']
    if (!form) throw new Error(`${path} has no form.`)
    return { code, path, form }
  }),
)

/** What somebody fills in, by field and in the order of the form. */
export const filledBy = (company: string) => ({
  companyName: company,
  email: 'mail@krume.example',
  'service-interested-in': 'not-sure',
  hasWebsite: 'no',
  businessDescription: 'Bread & <cake>',
  websiteGoal: '100% more guests, “now” 🙃',
})

/** The parts of the page that a visitor uses. */
export function callOn(page: Page, { form: { submit, processing, confirmation } }: StrategyCall) {
  const form = page.locator('main form')
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    problems: form.locator('.field-problem:visible'),
    button: form.locator('[type=submit]'),
    submit: form.getByRole('button', { name: submit }),
    processing: form.getByRole('button', { name: processing }),
    confirmation: page.getByRole('heading', { name: confirmation.heading }),
    calendar: page.getByRole('dialog', { name: 'Provider' }),
    stepsDone: () => page.locator('[data-step-done]').getAttribute('data-step-done'),
  }
}

/** Waits for the provider's script: a form that is sent before it has come opens no calendar. */
export const calendarCanOpen = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'Provider' in window)
}

/** Fills in everything. */
export async function fillIn(
  { field }: ReturnType<typeof callOn>,
  values: ReturnType<typeof filledBy>,
): Promise<void> {
  for (const name of ['companyName', 'email', 'businessDescription', 'websiteGoal'] as const) {
    await field(name).fill(values[name])
  }
  await field('service-interested-in').selectOption(values['service-interested-in'])
  await field('hasWebsite').locator(`xpath=self::*[@value="${values.hasWebsite}"]`).check()
}
