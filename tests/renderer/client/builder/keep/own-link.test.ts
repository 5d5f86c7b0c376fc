import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownLinkIn, readOwnLink } from '#renderer/client/builder/keep/own-link.ts'
import { runs } from '../../../../support/runs.ts'

test.for([
  ['https://krume.example/book', 'https://krume.example/book', 'krume.example/book'],
  ['  https://krume.example/  ', 'https://krume.example/', 'krume.example'],
  [
    'krume.example/book?from=quiz#top',
    'https://krume.example/book?from=quiz#top',
    'krume.example/book?from=quiz#top',
  ],
  ['HTTPS://KRUME.example', 'https://krume.example/', 'krume.example'],
  ['//krume.example', 'https://krume.example/', 'krume.example'],
  ['krume.example:8443/book', 'https://krume.example:8443/book', 'krume.example:8443/book'],
  ['bücher.example', 'https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://krume.example/ä', 'https://krume.example/%C3%A4', 'krume.example/%C3%A4'],
  [
    'https://krume.example/"><script>',
    'https://krume.example/%22%3E%3Cscript%3E',
    'krume.example/%22%3E%3Cscript%3E',
  ],
  ['jo@krume.example', 'mailto:jo@krume.example', 'jo@krume.example'],
  ['mailto:jo@krume.example', 'mailto:jo@krume.example', 'jo@krume.example'],
  ['+31 (0)20 123-45.67', 'tel:+310201234567', '+310201234567'],
  ['tel:0201234567', 'tel:0201234567', '0201234567'],
] as const)('%s leads to %s', ([written, href, shown]) => {
  expect(readOwnLink(written)).toMatchObject({ href, shown })
  expect(ownLinkIn(href)).toMatchObject({ href, shown })
})

test.for([
  // A host that looks like another is shown as it is sent.
  ['https://аpple.example', 'xn--pple-43d.example'],
  ['https://paypa1.example', 'paypa1.example'],
  ['https://krume.example\\@elsewhere.example', 'krume.example'],
  ['https://krume。example', 'krume.example'],
] as const)('%s is answered by %s', ([written, host]) => {
  expect(readOwnLink(written)).toMatchObject({ host })
})

test.for([
  ['javascript:alert(1)', 'scheme'],
  ['JaVaScRiPt:alert(1)', 'scheme'],
  ['java\nscript:alert(1)', 'hidden'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['vbscript:x', 'scheme'],
  ['blob:https://krume.example/1', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['http://krume.example', 'scheme'],
  ['ftp://krume.example', 'scheme'],
  ['intent://x#Intent;end', 'scheme'],
  ['https://jo:secret@krume.example', 'credentials'],
  ['https://krume.example@elsewhere.example', 'credentials'],
  ['https:javascript:alert(1)', 'host'],
  ['https://', 'host'],
  ['https://localhost/book', 'host'],
  ['https://127.0.0.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://[::1]/', 'host'],
  ['192.168.1.1', 'host'],
  ['https://krume', 'host'],
  ['krume example.com', 'host'],
  ['https://krume.example/a b', 'host'],
  ['/strategy-call', 'host'],
  ['mailto:jo@krume.example?bcc=all@elsewhere.example', 'email'],
  ['mailto:jo@krume.example,other@elsewhere.example', 'email'],
  ['mailto:jo', 'email'],
  ['tel:911;phone-context=x', 'phone'],
  ['tel:*#06#', 'phone'],
  ['12', 'phone'],
  ['https://krume.example/\u{202E}gpj.exe', 'hidden'],
  ['https://kru\u{200B}me.example', 'hidden'],
  ['https://krume.example/\u{2066}a', 'hidden'],
  [`https://krume.example/${'a'.repeat(2000)}`, 'long'],
  ['<script>alert(1)</script>', 'host'],
] as const)('%s is refused: %s', ([written, fault]) => {
  expect(readOwnLink(written)).toBe(fault)
  expect(ownLinkIn(written)).toBeUndefined()
})

test('whatever is written, a link opens a page, writes an e-mail or calls', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (written) => {
      const link = readOwnLink(written)
      if (typeof link === 'string') return
      expect(new URL(link.href).protocol).toMatch(/^(https|mailto|tel):$/)
      expect(readOwnLink(link.href)).toEqual(link)
    }),
    { numRuns: runs(300) },
  ))
