import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/no-home',
  severity: 'error',
  summary: 'Each language has a home page, at the address /.',
  why: 'The logo leads there, and so does the address of the site: visitors would find nothing.',
  example: {
    before: '# pages/home.yaml\ntitle: Tegelwerk',
    after: '# pages/home.yaml\npath: /\ntitle: Tegelwerk',
  },
  canBeAcknowledged: false,

  messages: {
    none: {
      message: 'No page of {language} has the address /.',
      hint: 'Write "path: /" at the top of its home page.',
    },
    lacking: {
      message: 'The page at the address / does not exist in {language}.',
      hint: 'Add {file}.',
      other: 'The page is here.',
    },
  },

  *check(site) {
    const home = site.all('page').find((page) => site.outlineOf(page).path === '/')

    for (const { code } of site.languages) {
      const pages = site.all('page', code)
      if (pages.some(({ name }) => site.pathOf(name, code) === '/')) continue
      const own = home && site.find('page', home.name, code)
      // What cannot be read, or is no address, is told there.
      if (own && !site.outlineOf(own).path?.startsWith('/')) continue
      // The page that is home elsewhere, or is called so, is the one that lost its line.
      const [first] = pages.toSorted((a, b) => rank(b.name, home) - rank(a.name, home))
      const settings = site.find('site', 'site')
      const language = { language: code }
      if (home && !site.find('page', home.name, code)) {
        // Another rule reports a page that lacks a translation by mistake.
        if (!isRecord(home.data) || home.data['languages'] === undefined) continue
        const file = home.file.replace(`${home.language}/pages/`, `${code}/pages/`)
        yield {
          messageId: 'lacking',
          data: { language, file },
          at: (settings ?? home).place(settings ? ['languages'] : []),
          related: [{ at: home.place(['path']), message: 'other' }],
        }
      } else {
        const at = first?.place([]) ?? settings?.place(['languages'])
        if (at) yield { messageId: 'none', data: { language }, at }
      }
    }
  },
})

const rank = (name: string, home: SourceDocument | undefined) =>
  [home?.name, 'home'].indexOf(name) + 1
