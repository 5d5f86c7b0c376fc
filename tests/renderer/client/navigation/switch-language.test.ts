import { expect, test } from 'vitest'
import { languageOf } from '#renderer/client/navigation/page-loader.ts'
import { pathOfTwin, switchLanguage } from '#renderer/client/navigation/switch-language.ts'

const option = (code: string, prefix: string) => ({
  code,
  prefix,
  name: code,
  short: code,
  locale: code,
})
const [en, nl, de] = [option('en', ''), option('nl', '/nl'), option('de', '/de')]
const options = [en, nl, de]

test.for([
  { address: '/', code: 'en' },
  { address: '/de', code: 'de' },
  { address: '/de/', code: 'de' },
  { address: '/de/design?a=b', code: 'de' },
  { address: '/de#top', code: 'de' },
  { address: '/design', code: 'en' },
  { address: '/demo/de', code: 'en' },
  { address: '/nl/de', code: 'nl' },
])('$address is of $code', ({ address, code }) => {
  expect(languageOf(address, options)?.code).toBe(code)
})

test.for([
  { pathname: '/design', from: en, to: nl, path: '/nl/design' },
  { pathname: '/design', from: en, to: de, path: '/de/design' },
  { pathname: '/nlabc', from: undefined, to: en, path: '/abc' },
  { pathname: '/nope/', from: undefined, to: nl, path: '/nl/nope' },
])('$pathname becomes $path', ({ path, ...change }) => {
  expect(switchLanguage({ ...change, options })).toBe(path)
})

const contact = { en: '/contact', nl: '/nl/contact', de: '/de/kontakt' }

test.for([
  { pathname: '/contact', from: en, to: de, path: '/de/kontakt' },
  { pathname: '/contact', from: en, to: nl, path: '/nl/contact' },
  { pathname: '/write-to-us', from: en, to: nl, path: '/nl/write-to-us' },
  { pathname: '/write-to-us', from: en, to: de, path: '/de/kontakt' },
])('the twin of $pathname is at $path', ({ path, ...change }) => {
  expect(pathOfTwin({ twins: contact, language: change.from.code }, { ...change, options })).toBe(
    path,
  )
})

test('where nothing is, the path stays as it is', () => {
  const missing = { twins: { en: '/404', de: '/de/404' }, language: 'en' }
  const change = { pathname: '/nope', from: undefined, to: de, options }
  expect(pathOfTwin(missing, change)).toBe('/de/nope')
})
