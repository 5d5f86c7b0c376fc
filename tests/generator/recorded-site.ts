import { confirm } from '#generator/report/confirm.ts'
import { type Changes, checkSmallSite } from './small-site.ts'

/** The small site with every translation on record as it is, some files changed before that. */
export function recorded(changes: Changes = {}): Changes {
  const { site, cache } = checkSmallSite(changes)
  const record = confirm({ site, language: 'nl' }, cache)
  return { ...changes, '.state/nl.yaml': record }
}
