import { describe, expect, test } from 'vitest'
import { languageName } from '#generator/languages/locale.ts'
import { type Changes, checkSmallSiteWholly } from './small-site.ts'
import { faqIn, threeLanguages } from './third-language.ts'

const codes = ['en', 'nl', 'de']

const changeOf =
  (file: string, from: string | RegExp, to: string) => (code: string, site: Changes) => ({
    [`${code}/${file}`]: site[`${code}/${file}`]?.replace(from, to),
  })

/** What somebody may do to one language of three. */
const faults: Readonly<Record<string, (code: string, site: Changes) => Changes>> = {
  'another tile': changeOf('pages/home.yaml', 'tile: key', 'tile: leaf'),
  'another figure': changeOf('pages/home.yaml', /3(?=.*link)/, '4'),
  'a link less': changeOf('faqs/home.yaml', /\[(.*)\]\(shop\)/, '$1'),
  'a link to another page': changeOf('faqs/home.yaml', '](shop)', '](home)'),
  'a key less': changeOf('pages/home.yaml', ', link: { label: Go, to: shop }', ''),
  'a question less': changeOf('faqs/home.yaml', /\n.*time.*/, ''),
  'questions turned around': changeOf('faqs/home.yaml', /(\n.*price.*)(\n.*time.*)/, '$2$1'),
  'a page less': (code) => ({ [`${code}/pages/shop.yaml`]: undefined }),
  'a page under another name': (code, site) => ({
    [`${code}/pages/shop.yaml`]: undefined,
    [`${code}/pages/store.yaml`]: site[`${code}/pages/shop.yaml`],
  }),
  'questions more': (code) => ({ [`${code}/faqs/more.yaml`]: faqIn(code) }),
  'no menus': (code) => ({ [`${code}/navigation.yaml`]: undefined }),
}

/** Rules that judge the words of these pages, which are the same in each language. */
const judgesWords = /^(language|glossary|seo|alt|translation|text|stand-in)\/|^page\/orphan$/

const found = (changes: Changes, language: string) =>
  checkSmallSiteWholly(changes, language).diagnostics.filter(({ code }) => !judgesWords.test(code))

/** A fault in the translation, in the language between, and in the source. */
const cases = [
  { source: 'en', code: 'de' },
  { source: 'nl', code: 'nl' },
]

describe.for(cases)('with $source as the source, in $code', ({ source, code }) => {
  test.for(Object.entries(faults))(
    '%s: languages that have nothing to do with it are not named',
    ([, fault]) => {
      const site = threeLanguages(source)
      const changed = { ...site, ...fault(code, site) }
      expect(found(site, 'en').map((each) => each.message)).toEqual([])
      for (const language of ['en', 'nl']) {
        const told = found(changed, language)
        expect(told).not.toEqual([])
        const texts = told.flatMap(({ message, hint = '' }) => [message, hint])
        expect(texts.filter((text) => text.includes('{'))).toEqual([])
        // What is wrong in a translation concerns it and the source; what is wrong in the source, all.
        const idle = code === source ? [] : codes.filter((each) => each !== source && each !== code)
        const isAboutPair = told.every(({ code: rule }) => rule !== 'content/missing-file')
        for (const each of isAboutPair ? idle : [])
          expect(texts.filter((text) => text.includes(languageName(each, language)))).toEqual([])
        if (!isAboutPair) {
          const names = codes.map((each) => languageName(each, language))
          expect(texts.some((text) => names.some((name) => text.includes(name)))).toBe(true)
        }
      }
    },
  )
})
