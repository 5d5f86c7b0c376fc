import type { Page } from 'playwright'

/** Answers the next form that the browser itself sends; gives what was sent, as names and values. */
export async function catchSubmission(page: Page, send: () => Promise<unknown>) {
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>!</title>' }),
  )
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST'),
    send(),
  ])
  return {
    path: new URL(request.url()).pathname,
    type: request.headers()['content-type'],
    fields: [...new URLSearchParams(request.postData() ?? '')],
  }
}
