import { describe, expect, test } from 'vitest'
import {
  checkContent,
  createContent,
  emitData,
  emitPages,
  emitShared,
  linkContent,
} from '#generator/index.ts'
import { messageLanguages } from '#generator/languages/index.ts'
import { hasShippedWords, readShippedWords } from '#generator/languages/interface-words.ts'
import { schemas, validators } from '../../../support/project-schemas.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'

const home = (code: 'en' | 'nl') => smallSite[`${code}/pages/home.yaml`] ?? ''
const other = (code: 'en' | 'nl', head: string) =>
  home(code)
    .replace(/^path: .*$/m, head)
    .replace(/^title: .*$/m, 'title: Somewhere else')

/** The pages for unknown addresses of the small site with some changes, by their address. */
function missingPages(changes: Changes = {}) {
  const { site, memo } = checkSmallSite(changes)
  return Object.fromEntries(
    emitData(site, memo).pages.flatMap(({ page }) =>
      page.status === 404 ? [[page.path, page]] : [],
    ),
  )
}

const headingOf = (code: string) => readShippedWords(code).notFound.heading

describe('a site that has no page for unknown addresses gets one', () => {
  test('in each of its languages, with a way home and to the others', () => {
    expect(missingPages()).toMatchObject({
      '/404': {
        language: 'en',
        title: expect.stringMatching(`^${headingOf('en')} \\| `),
        layout: 'full',
        twins: { en: '/404', nl: '/nl/404' },
        sections: [{ heading: headingOf('en'), action: { to: '/' }, back: expect.any(String) }],
      },
      '/nl/404': {
        language: 'nl',
        sections: [{ heading: headingOf('nl'), action: { to: '/nl' } }],
      },
    })
  })

  test('in the words of the site where it has some', () => {
    const own = { heading: 'Nowhere', text: 'No.', suggestion: 'Try again.', home: 'Home' }
    const language = `${smallSite['en/language.yaml']}notFound: ${JSON.stringify(own)}\n`
    expect(missingPages({ 'en/language.yaml': language })).toMatchObject({
      '/404': { sections: [{ heading: 'Nowhere', action: { label: 'Home' } }] },
      '/nl/404': { sections: [{ heading: headingOf('nl') }] },
    })
  })

  test('and one without header and footer below a page that has none', () => {
    const pages = {
      'en/pages/task.yaml': other('en', 'layout: bare'),
      'nl/pages/task.yaml': other('nl', 'layout: bare'),
    }
    expect(missingPages(pages)).toMatchObject({
      '/404': { layout: 'full' },
      '/task/404': { layout: 'bare' },
      '/nl/task/404': { layout: 'bare' },
    })
  })

  test('its section is among those that a build bundles', () => {
    const { site, memo } = checkSmallSite()
    const [section] = missingPages()['/404']?.sections ?? []
    expect(emitShared(site, memo).sectionTypes).toContain(section?.type)
  })
})

test('a page with that status replaces it, in its language', () => {
  const lost = (code: 'en' | 'nl') => ({ [`${code}/pages/lost.yaml`]: other(code, 'status: 404') })
  expect(Object.keys(missingPages({ ...lost('en'), ...lost('nl') }))).toEqual(['/lost', '/nl/lost'])
  const partly = thirdLanguage({ code: 'de' })
  const language = `${partly['de/language.yaml']}status: partial\n`
  expect(
    Object.keys(
      missingPages({ ...lost('en'), ...lost('nl'), ...partly, 'de/language.yaml': language }),
    ),
  ).toEqual(['/lost', '/nl/lost', '/de/404'])
})

test('there are words for it in every language that Diptych speaks', () => {
  const spoken = [...messageLanguages, 'de', 'es', 'fr', 'it', 'pl', 'uk'].filter(hasShippedWords)
  const headings = spoken.map(headingOf)
  expect(new Set(headings).size).toBe(new Set(spoken).size)
})

describe('a build knows what it follows from', () => {
  const filesOf = (changes: Changes) =>
    new Map(
      Object.entries({ ...smallSite, ...changes }).flatMap(([path, text]): [string, string][] =>
        text === undefined ? [] : [[path, text]],
      ),
    )
  const renamed = (smallSite['site.yaml'] ?? '').replace(/name: [^,}\n]*/, 'name: Another name')

  test.for<[string, Changes, readonly string[]]>([
    ['nothing changed', {}, []],
    [
      'a text of a page',
      { 'en/pages/home.yaml': home('en').replace('bake', 'baked') },
      ['en home'],
    ],
    [
      'a page of its own in English',
      { 'en/pages/lost.yaml': other('en', 'status: 404\nlanguages: [en]') },
      ['en lost', 'nl 404'],
    ],
    ['the name of the site', { 'site.yaml': renamed }, ['en 404', 'en home', 'nl 404', 'nl home']],
  ])('%s', ([, changes, made]) => {
    const content = createContent()
    const pagesOf = (own: Changes) => {
      const input = {
        files: filesOf(own),
        folder: 'content',
        schemas,
        validators,
        today: '2026-01-01',
      }
      const { live, memo } = linkContent({ ...input, content })
      const emitted = emitPages<string>(live, memo).flatMap(({ language, name, files }) => {
        if (files.told() !== undefined) return []
        files.begin().tell('made')
        return [`${language} ${name}`]
      })
      checkContent({ ...input, content })
      return emitted.toSorted()
    }
    expect(pagesOf({})).toEqual(['en 404', 'en home', 'nl 404', 'nl home'])
    expect(pagesOf(changes)).toEqual(made)
    expect(pagesOf(changes)).toEqual([])
  })
})
