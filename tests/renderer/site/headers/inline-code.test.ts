import { expect, test } from 'vitest'
import { checkInlineCode, hashSource, inlineCodeOf } from '#renderer/site/headers/inline-code.ts'
import { renderPage } from '#renderer/site/pages/make-page.ts'

test('finds what runs and what styles, and leaves data alone', () => {
  const { scripts, styles, forbidden } = inlineCodeOf(
    [
      '<!doctype html><html lang="en"><head><title>a &lt;script&gt;</title>',
      '<script data-entry="/a.js">if (1 < 2) run("</p>")</script>',
      '<script src="/b.js"></script>',
      '<script type="application/ld+json">{"style":"x"}</script>',
      '<style data-style="common">a > b { color: red }</style>',
      '</head><body><input disabled value="style=&quot;x&quot;"/><p title="on > off">style="no"</p></body></html>',
    ].join(''),
  )

  expect(scripts).toEqual(['if (1 < 2) run("</p>")'])
  expect(styles).toEqual(['a > b { color: red }'])
  expect(forbidden).toEqual([])
})

test.for([
  '<p style="color:red">',
  '<p class="a" STYLE="">',
  '<button type="button" onclick="go()">',
  '<a href="javascript:go()">',
  '<form action=" JavaScript:throw">',
  '<svg viewBox="0 0 1 1" onload="go()">',
])('%s is forbidden', (html) => {
  expect(inlineCodeOf(`<main>${html}</main>`).forbidden).toEqual([html])
})

test('a hash is written as policies want it', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
})

const boot = 'start()'
const style = 'a {}'
const documentWith = (html: string) =>
  `<!doctype html><html lang="en"><script>${boot}</script><style>${style}</style>${html}</html>`
const expected = { boot, styles: [style] }

test.for([
  ['another script', '<script>track()</script>'],
  ['a style sheet of another', '<style>b {}</style>'],
  ['a style attribute', '<p style="color:red">'],
  ['an event handler', '<p onclick="go()">'],
  ['an address that runs', '<a href="javascript:go()">'],
] as const)('%s in a document stops a release', ([, html]) => {
  expect(() => checkInlineCode('about/index.html', documentWith(html), expected)).toThrow(
    'about/index.html',
  )
})

test.for([
  ['nothing else', ''],
  ['data', '<script data-head="" type="application/ld+json">{"name":"x"}</script>'],
  ['a text that looks like code', '<p>Set style = "x" and javascript: or onclick ="y"</p>'],
  ['a value that looks like code', '<input value="a style=&quot;x&quot;"/>'],
] as const)('%s does not', ([, html]) => {
  checkInlineCode('about/index.html', documentWith(html), expected)
})

test.for([true, false])('documents are searched: %s, as in a release', async (isRelease) => {
  const job = {
    ...{ document: 'about/index.html', dataFile: 'about/page.json', data: '{}', chrome: '{}' },
    ...{ chromeAddress: '', styles: [], modules: [], hasOwnSprite: false },
  }
  const parts = {
    ...{
      boot,
      entry: '',
      commonStyle: style,
      late: '',
      fonts: [],
      styles: {},
      forms: { origin: '', forms: [], retention: {} },
    },
    ...{ sprite: { file: '', text: '' }, toolbar: { light: '', dark: '' }, own: {}, isRelease },
  }
  const html = documentWith('<p style="color:red">')
  const rendered = renderPage(job, parts, { render: async () => html })
  await (isRelease
    ? expect(rendered).rejects.toThrow(job.document)
    : expect(rendered).resolves.toMatchObject({ html }))
})
