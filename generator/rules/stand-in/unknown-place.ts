import { isIncomplete } from '../../compare/due-documents.ts'
import { missingName } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { standInsOf } from '../../model/stand-ins.ts'
import { siteFiles } from '../../read/file-kind.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'stand-in/unknown-place',
  severity: 'error',
  summary: 'Every entry of stand-ins.yaml names a place in the content.',
  why: 'An entry whose place is gone no longer tells what is missing.',
  example: { before: 'at: facts#company.adress', after: 'at: facts#company.address' },
  canBeAcknowledged: false,

  messages: {
    unknown: {
      message: 'There is nothing at "{at}".',
      hint: 'Name the file without .yaml and without the language, then # and the keys. If the stand-in is gone, remove the entry.',
    },
  },

  *check(site) {
    const file = site.find('stand-ins', 'stand-ins')
    if (!file) return

    for (const { at, index, places } of standInsOf(site)) {
      if (places.length > 0 || isReported(site, at)) continue
      yield {
        messageId: 'unknown',
        data: { at },
        at: file.place([index, 'at']),
        path: `[${index}].at`,
        ...lostPage(site, at),
      }
    }
  },
})

/** The page that a place is on, if there is none. */
function lostPage(site: Site, at: string) {
  const [, page] = /^pages\/([^#]+)/.exec(at) ?? []
  return page === undefined || site.pathOf(page) !== undefined
    ? {}
    : { missing: missingName('page', page) }
}

/** Whether other rules report the file of a place. */
function isReported(site: Site, at: string): boolean {
  const [address = ''] = at.split('#', 1)
  const isThere = site.documents.some((document) => document.address === address)
  return isThere ? isIncomplete(site, address) : siteFiles.includes(address)
}
