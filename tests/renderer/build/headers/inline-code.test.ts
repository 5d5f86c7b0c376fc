import { expect, test } from 'vitest'
import { hashSource, inlineCodeOf } from '#renderer/build/headers/inline-code.ts'

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
