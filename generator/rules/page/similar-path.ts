import { type PageAddress, pageAddresses } from '../../model/links.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/similar-path',
  severity: 'warning',
  summary: 'No two pages have one address in two spellings.',
  why: 'Nobody tells /case-study/anna from /case-study-anna, and one of the two grows old unseen.',
  example: {
    before: 'pages/case-study-anna.yaml\npages/case-study/anna.yaml',
    after: '# pages/case-study/anna.yaml alone\naliases: [/case-study-anna]',
  },

  messages: {
    similar: {
      message: '{path} and {other} are two pages whose addresses differ in punctuation alone.',
      hint: 'If it is the same page, keep one and write the other address under its "aliases".',
      page: 'The other page is here.',
    },
  },

  *check(site) {
    for (const { code } of site.languages) {
      const known = new Map<string, PageAddress>()
      for (const { page, path, key } of pageAddresses(site, code)) {
        const other = known.get(bare(path))
        if (!other) known.set(bare(path), { page, path, key })
        if (!other || other.page === page || other.path === path) continue

        yield {
          messageId: 'similar',
          data: { path, other: other.path },
          at: page.place(key),
          related: [{ at: other.page.place([]), message: 'page' }],
        }
      }
    }
  },
})

/** An address in lower case and without punctuation. */
const bare = (path: string) => path.toLowerCase().replaceAll(/[/._-]/g, '')
