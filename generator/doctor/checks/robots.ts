import { defineCheck } from '../check.ts'
import { showsFile } from '../deployed-site.ts'

export const check = defineCheck({
  code: 'deployed/robots',
  severity: 'warning',
  summary: 'The file robots.txt lets search engines in and names the sitemap.',
  why: 'A site that keeps search engines out is not found.',
  example: {
    before: 'User-agent: *\nDisallow: /',
    after: 'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml',
  },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'There is no robots.txt: this address answers with {status}.',
      hint: 'Deploy the file that the build writes.',
    },
    closed: {
      message: 'The file robots.txt keeps all search engines out.',
      hint: 'Deploy the file that the build writes.',
    },
    sitemap: {
      message: 'The file robots.txt names no sitemap.',
      hint: 'Deploy the file that the build writes.',
    },
    hidden: {
      message: 'This page asks search engines not to list it.',
      hint: 'Take noindex from the header x-robots-tag and from the page.',
    },
  },

  *check(site) {
    const { robots } = site
    if (!robots) return
    const { url, status, body } = robots
    if (!showsFile(robots, site)) yield { messageId: 'none', data: { status: String(status) }, url }
    else {
      if (keepsAllOut(body)) yield { messageId: 'closed', url, severity: 'error' }
      if (!/^sitemap:\s*\S/im.test(body)) yield { messageId: 'sitemap', url }
    }
    for (const { answer, page } of site.pages) {
      const tags = [answer.headers['x-robots-tag'] ?? '', page.meta.get('robots') ?? '']
      if (answer.status === 200 && tags.some((tag) => /\b(noindex|none)\b/i.test(tag)))
        yield { messageId: 'hidden', url: answer.url, severity: 'error' }
    }
  },
})

/** Whether the group of all robots forbids the whole site. RFC 9309. */
function keepsAllOut(text: string): boolean {
  let isForAll = false
  let wasAgent = false
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? []
    const isAgent = /^user-agent$/i.test(name)
    if (isAgent) isForAll = (wasAgent && isForAll) || value === '*'
    else if (isForAll && /^disallow$/i.test(name) && value === '/') return true
    if (name !== '') wasAgent = isAgent
  }
  return false
}
