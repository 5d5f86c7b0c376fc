import { isRecord } from '../path.ts'
import { defineRule } from './rule.ts'

export const upcomingPage = defineRule({
  code: 'page/upcoming',
  severity: 'warning',
  summary: 'A page that exists is not announced as upcoming.',
  why: 'The list of upcoming pages tells what is still to be written; it is of use only while it is right.',

  *check(site) {
    const settings = site.find('site', 'site')
    const upcoming: unknown = isRecord(settings?.data) ? settings.data['upcoming'] : undefined
    if (!settings || !Array.isArray(upcoming)) return

    for (const [index, id] of upcoming.entries()) {
      if (!site.all('page').some(({ name }) => name === id)) continue
      yield {
        at: settings.place(['upcoming', index]),
        message: `The page "${String(id)}" exists by now.`,
        hint: 'Take it out of this list.',
      }
    }
  },
})
