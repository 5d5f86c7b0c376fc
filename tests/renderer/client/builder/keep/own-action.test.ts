import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  actionOf,
  isWrong,
  ownLinkIn,
  readAction,
  readOwnLink,
} from '#renderer/client/builder/keep/own-action.ts'
import { runs } from '../../../../support/runs.ts'

test.for([
  ['  https://krume.example/  ', 'https://krume.example/', 'krume.example'],
  ['krume.example/a?b=c#d', 'https://krume.example/a?b=c#d', 'krume.example/a?b=c#d'],
  ['HTTPS://KRUME.example', 'https://krume.example/', 'krume.example'],
  ['//krume.example:8443', 'https://krume.example:8443/', 'krume.example:8443'],
  ['bücher.example', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['krume.example/"><i>', 'https://krume.example/%22%3E%3Ci%3E', 'krume.example/%22%3E%3Ci%3E'],
  // A host that looks like another is shown as it is sent.
  ['https://аpple.example', 'https://xn--pple-43d.example/', 'xn--pple-43d.example'],
  ['jo@krume.example', 'mailto:jo@krume.example', 'jo@krume.example'],
  ['+31 (0)20 123-45.67', 'tel:+310201234567', '+310201234567'],
  ['tel:0201234567', 'tel:0201234567', '0201234567'],
] as const)('%s leads to %s', ([written, href, shown]) => {
  expect(readOwnLink(written)).toMatchObject({ href, shown })
  expect(ownLinkIn(href)).toMatchObject({ href, shown })
})

test.for([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
  ...['data:text/html,<script>alert(1)</script>', 'blob:https://krume.example/1'],
  ...['file:///etc/passwd', 'http://krume.example', 'ftp://krume.example', 'intent://x#Intent;end'],
  ...['https://jo:secret@krume.example', 'https://krume.example@elsewhere.example'],
  'krume.example\\@else.example',
  ...['https:javascript:alert(1)', 'https://', 'https://localhost/book', 'https://127.0.0.1/'],
  ...['https://2130706433/', 'https://[::1]/', '192.168.1.1', 'https://krume', 'krume example.com'],
  ...[
    'https://krume.example/a b',
    '/strategy-call',
    '<script>alert(1)</script>',
    'mailto:jo',
    '12',
  ],
  ...['mailto:jo@krume.example?bcc=all@else.example', 'mailto:jo@krume.example,a@else.example'],
  ...['tel:911;phone-context=x', 'tel:*#06#', `https://krume.example/${'a'.repeat(2000)}`],
  ...['krume.example/\u{202E}gpj.exe', 'kru\u{200B}me.example', 'krume.example/\u{2066}a'],
])('%j is refused', (written) => {
  expect(readOwnLink(written)).toBeUndefined()
  expect(ownLinkIn(written)).toBeUndefined()
  expect(isWrong({ link: written, text: '' }, 'link')).toBe(true)
})

test('whatever is written, a link opens a page, writes an e-mail or calls', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (written) => {
      const link = readOwnLink(written)
      if (!link) return
      expect(new URL(link.href).protocol).toMatch(/^(https|mailto|tel):$/)
      expect(readOwnLink(link.href)).toEqual(link)
    }),
    { numRuns: runs(300) },
  ))

const link = 'https://krume.example/book'

test('a button has the text that its owner gave it, else the generated one', () => {
  expect(actionOf({ link, text: ' ' }, 'Book a call')).toEqual({ link, text: 'Book a call' })
  expect(actionOf({ link, text: ' Come in ' }, 'Book a call')).toEqual({ link, text: 'Come in' })
  expect(actionOf({ link: '', text: 'Come in' }, 'Book a call')).toBeUndefined()
  expect(readAction({ link, text: 'Come in' })).toEqual({ link, text: 'Come in' })
})

test.for([
  ['a'.repeat(101), true],
  ['nepo \u{202E}klik', true],
  ['a\nb', true],
  ['<img src=x onerror=alert(1)>', false],
  ['👩‍🍳 קביעת תור', false],
] as const)('%j as the text of a button is wrong: %s', ([text, wrong]) => {
  expect(isWrong({ link, text }, 'text')).toBe(wrong)
  expect(readAction({ link, text }) === undefined).toBe(wrong)
  expect(actionOf({ link, text }, 'Go') === undefined).toBe(wrong)
})
