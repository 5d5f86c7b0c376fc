import { confirm } from '#generator/compare/translation-record.ts'
import { type Changes, checkSmallSite } from './small-site.ts'

/** The small site with every translation on record as it is, some files changed before that. */
export function recorded(changes: Changes = {}): Changes {
  const { site } = checkSmallSite(changes)
  return { ...changes, ...Object.fromEntries(confirm({ site, language: 'nl' })) }
}
