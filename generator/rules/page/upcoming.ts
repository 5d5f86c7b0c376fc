import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/upcoming',
  severity: 'warning',
  summary: 'A page that exists is not announced as upcoming.',
  why: 'The list of upcoming pages tells what is still to be written; it is of use only while it is right.',
  example: { before: 'upcoming: [about]   # pages/about.yaml exists', after: 'upcoming: []' },
  canBeAcknowledged: false,

  messages: {
    exists: {
      message: 'The page "{page}" exists now.',
      hint: 'Take it out of this list.',
    },
  },

  *check(site) {
    const settings = site.find('site', 'site')
    const upcoming: unknown = isRecord(settings?.data) ? settings.data['upcoming'] : undefined
    if (!settings || !Array.isArray(upcoming)) return

    for (const [index, id] of upcoming.entries()) {
      if (!site.all('page').some(({ name }) => name === id)) continue
      yield {
        messageId: 'exists',
        data: { page: String(id) },
        at: settings.place(['upcoming', index]),
      }
    }
  },
})
