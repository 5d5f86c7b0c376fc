import { expect, test } from 'vitest'
import { checkInlineCode, hashSource } from '#renderer/site/headers/inline-code.ts'

test('a hash is written as policies want it', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
})

const boot = 'if (1 < 2) run("</p>", "$&")'
const style = 'a > b { color: red }'
const check = (html: string) =>
  checkInlineCode(
    'about/index.html',
    `<!doctype html><html lang="en"><head><title>a &lt;script&gt;</title><script data-entry="/a.js">${boot}</script><style data-style="common">${style}</style></head><body>${html}</body></html>`,
    { boot, style },
  )

test.for([
  '<script>track()</script>',
  '<style>b {}</style>',
  '<p style="color:red">',
  '<p class="a" STYLE="">',
  '<button type="button" onclick="go()">',
  '<a href="javascript:go()">',
  '<form action=" JavaScript:throw">',
  '<svg viewBox="0 0 1 1" onload="go()">',
])('%s stops a release', (html) => {
  expect(() => check(html)).toThrow(/^about\/index\.html .*: </)
})

test.for([
  '',
  '<script src="/b.js"></script>',
  '<script data-head="" type="application/ld+json">{"style":"x"}</script>',
  '<p title="on &gt; off">Set style = "x" and javascript: or onclick ="y"</p>',
  '<input disabled value="a style=&quot;x&quot;"/>',
])('%s does not', (html) => {
  expect(() => check(html)).not.toThrow()
})
