import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from '#renderer/client/site/unbroken.ts'

/** A text with brackets around the words that lines do not end in. */
const drawn = (text: string) =>
  renderToStaticMarkup(createElement('p', null, unbroken(text)))
    .replace(/^<p>|<\/p>$/g, '')
    .replace(/<span class="unbroken">(.*?)<\/span>/g, '[$1]')
    .replaceAll('&quot;', '"')

test.for([
  ['Core 2–3 weeks, Advance 4–6 weeks', 'Core [2–3] weeks, Advance [4–6] weeks'],
  ['about €10–50 a year', 'about [€10–50] a year'],
  ['€10–€50', '[€10–€50]'],
  ['(5–8 pages)', '[(5–8] pages)'],
  ['E-mail en een IP-adres', '[E-mail] en een [IP-adres]'],
  ['“e-mail” of ‘e-mail’', '[“e-mail”] of [‘e-mail’]'],
  ['AI-assisted copy', '[AI-assisted] copy'],
  ['two\u00a0e-mails', 'two\u00a0[e-mails]'],
] as const)('%j stays together as %j', ([text, expected]) => {
  expect(drawn(text)).toBe(expected)
})

test.for([
  'No hyphen here',
  'a phone-first website',
  'a website – and more',
  'well-known, long-lasting',
  'Mail hello@a-b.example',
  'https://a-b.example/c-d',
  'e-mailmarketingautomatisering',
  '- a list',
])('%j may break anywhere', (text) => {
  expect(drawn(text)).toBe(text)
})

test('nothing is added, so what is searched or copied is the text', () => {
  const text = 'Core 2–3 weeks; an e-mail or an add-on, \n 4–6'
  expect(drawn(text).replace(/[[\]]/g, '')).toBe(text)
})
