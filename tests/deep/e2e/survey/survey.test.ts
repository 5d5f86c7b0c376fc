import { createServer } from 'node:http'
import { expect, inject, onTestFinished, test } from 'vitest'
import { builtPages } from '../../../e2e/survey/built-pages.ts'
import { findingLines } from '../../../e2e/survey/finding-lines.ts'
import { type LayoutFinding, surveyLayout } from '../../../e2e/survey/survey.ts'
import { sharedBrowser } from '../../../support/browser-page.ts'

/** What is found on a page and its translation at 320 and 768 px. */
async function survey(body: string, translated = body): Promise<readonly LayoutFinding[]> {
  const document = (inside: string) =>
    `<!doctype html><meta charset="utf-8"><style>body { margin: 0; font: 16px/1.5 monospace }</style>${inside}`
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(document(url === '/nl' ? translated : body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return surveyLayout({
    browser: await sharedBrowser(),
    siteUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    pages: [
      { id: 'home', language: 'en', path: '/' },
      { id: 'home', language: 'nl', path: '/nl' },
      { id: 'home', language: 'qps', path: '/nl' },
    ].slice(0, body === translated ? 1 : 3),
    source: 'en',
    mayWrap: (language) => language === 'qps',
    widths: [320, 768],
  })
}

const words = 'one two three four five six seven eight nine ten eleven twelve'

const faulty: readonly (readonly [
  name: string,
  body: string,
  found: readonly Partial<LayoutFinding>[],
])[] = [
  [
    'a box wider than a phone',
    `<main><section id="wide"><div style="width: 500px">${words}</div></section></main>`,
    [{ width: 320, kind: 'overflow', place: '#wide div', text: words }],
  ],
  [
    'text of which only the first line shows',
    `<main id="low"><p class="lead" style="height: 24px; overflow: hidden">${words}</p></main>`,
    [{ width: 320, kind: 'clipped', place: '#low p.lead', text: words }],
  ],
  [
    'a word that is longer than its box',
    '<main><p style="width: 80px; overflow: clip"><b>Klantendossiers</b></p></main>',
    [
      { width: 320, kind: 'clipped', place: 'b', text: 'Klantendossiers' },
      { width: 768, kind: 'clipped', place: 'b', text: 'Klantendossiers' },
    ],
  ],
  [
    'what is folded up, unfolded',
    `<main><button aria-expanded="false" aria-controls="more">More</button><p id="more" hidden style="width: 500px">${words}</p></main>`,
    [{ width: 320, kind: 'overflow', place: '#more', text: words }],
  ],
  [
    'what a menu opens, and what opens in that',
    `<header><nav></nav><button aria-expanded="false" onclick="this.ariaExpanded = true; document.querySelector('dialog').showModal()">Menu</button>
      <dialog style="overflow: hidden" onclose="document.querySelector('button').ariaExpanded = false"><ul><li><button onclick="document.getElementById('sub').hidden = false">Plans</button></ul>
      <ul hidden id="sub"><li><p style="white-space: nowrap">${words}</p></ul></dialog></header>`,
    [{ width: 320, kind: 'clipped', place: 'dialog p', text: words }],
  ],
  [
    'what a form says when it is sent, first empty and then filled in',
    `<main><form id="ask" onsubmit="event.preventDefault(); say(this)"><p></p><input type="email"><button type="submit">Send</button></form>
      <script>function say(form) {
        form.firstChild.textContent = form.elements[0].value === '' ? 'There is no address here' : '${words}'
        form.firstChild.style = 'width: ' + (form.elements[0].value === '' ? 60 : 700) + 'px; overflow: hidden; white-space: nowrap'
        if (form.elements[0].value !== '') form.elements[1].remove()
      }</script></main>`,
    [
      { width: 320, kind: 'clipped', place: '#ask p', text: 'There is no address here' },
      { width: 768, kind: 'clipped', place: '#ask p', text: 'There is no address here' },
      { width: 320, kind: 'overflow', place: '#ask p', text: words },
    ],
  ],
  [
    'a menu of two lines',
    '<header><nav><ul style="display: flex; flex-wrap: wrap; gap: 100px; padding: 0"><li><a>Start</a><li><a>Pricing</a><li><a>About</a></ul></nav></header>',
    [{ width: 320, kind: 'navigation', place: 'header ul', text: 'Start Pricing About' }],
  ],
  [
    'a menu with an entry of two lines',
    '<header><nav><ul style="display: flex"><li style="width: 80px"><a href="/">Our prices</a></ul></nav></header>',
    [320, 768].map((width) => ({
      width,
      kind: 'navigation',
      place: 'header a',
      text: 'Our prices',
    })),
  ],
]

test.for(faulty)('%s is found', async ([, body, found]) => {
  expect(await survey(body)).toEqual(found.map((each) => expect.objectContaining(each)))
})

test.for([
  ['what scrolls', `<div style="overflow-x: auto"><p style="width: 900px">${words}</p></div>`],
  [
    'what only screen readers have',
    `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${words}</p>`,
  ],
  [
    'what is shortened on purpose',
    `<p style="width: 90px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${words}</p>`,
  ],
  ['what is not shown', `<p hidden style="width: 900px">${words}</p>`],
  [
    'a picture that bleeds out of its frame',
    '<div style="width: 90px; overflow: hidden"><svg width="400" height="20"></svg></div>',
  ],
] as const)('%s is no fault', async ([, body]) => {
  expect(await survey(`<main>${body}</main>`)).toEqual([])
})

test('a button may not take more lines than in the source language, unless nobody wrote it', async () => {
  const button = (text: string) =>
    `<main id="buy"><p><a href="/" style="color: blue">${text}</a><button style="width: 120px; border: 0; background: black">${text}</button></p></main>`
  const found = await survey(button('Order now'), button('Bestel meteen online'))

  expect(found).toEqual(
    [320, 768].map((width) => ({
      path: '/nl',
      width,
      kind: 'wraps',
      place: '#buy button',
      text: 'Bestel meteen online',
      by: 2,
    })),
  )
})

test.for([
  { name: 'not-found', widths: [320, 1280], found: [] },
  {
    name: 'plans',
    widths: [100],
    found: expect.arrayContaining([
      expect.stringMatching(
        /^\/nl\/plans 100 px: the page is \d+ px wider than the window, because of /,
      ),
    ]),
  },
])('$name of the built site at $widths px, in every language', async ({ name, widths, found }) => {
  const { pages, source } = builtPages(inject('siteFolder'))
  const findings = await surveyLayout({
    browser: await sharedBrowser(),
    siteUrl: inject('siteUrl'),
    pages: pages.filter(({ id }) => id === name),
    source,
    mayWrap: () => false,
    widths,
  })
  expect(findingLines(findings)).toEqual(found)
})

test('what is found at several widths is one line', () => {
  const found = { path: '/nl', kind: 'wraps', place: '#buy a', text: 'Bestel '.repeat(9) } as const
  expect(findingLines([320, 768].map((width) => ({ ...found, width, by: 2 })))).toEqual([
    `/nl 320, 768 px: 2 lines, where the source language has one: #buy a “${found.text.slice(0, 60)}…”`,
  ])
})
