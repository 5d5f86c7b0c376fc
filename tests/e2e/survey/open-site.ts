import type { Browser, Page } from 'playwright'

/** A minimal quiz with long words. */
const quiz = {
  questions: ['one', 'two'].map((id) => ({
    id,
    question_text: 'How much do you know about telecommunications infrastructure?',
    options: [
      { id: 'a', text: 'Everything there is to know, including its misunderstandings' },
      { id: 'b', text: 'Nothing' },
    ],
  })),
  scoring_rubric: ['one', 'two'].map((question_id) => ({ question_id, scores: { a: 50, b: 0 } })),
  result_categories: [
    { min_score: 0, max_score: 49, title: 'Unaccustomed', description: 'Begin at the beginning.' },
    { min_score: 50, max_score: 100, title: 'Knowledgeable', description: 'You are there.' },
  ],
  final_cta: { text: 'Request a strategy session', link: '/' },
}

/** A browser context that accepts every form and blocks requests to other hosts. */
export async function openSite(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) => route.abort(),
  )
  await context.route(
    (url) => url.origin === siteUrl,
    (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return route.fallback()
      return route.fulfill({ json: request.url().endsWith('/api/quiz') ? quiz : { ok: true } })
    },
  )
  return context.newPage()
}
