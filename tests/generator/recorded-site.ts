import { confirm } from '#generator/report/ledger/confirm.ts'
import { type Changes, checkSmallSite } from './small-site.ts'

/** The small site with every translation on record as it is, some files changed before that. */
export function recorded(changes: Changes = {}): Changes {
  const { site } = checkSmallSite(changes)
  return { ...changes, ...Object.fromEntries(confirm({ site, language: 'nl' })) }
}

/** A record as older versions wrote it: one file for all documents of a language. */
export function inOneFile(files: Changes): Changes {
  const records = Object.entries(files).filter(([path]) => path.startsWith('.state/nl'))
  const lines = records
    .flatMap(([, text = '']) => text.split('\n'))
    .filter((line) => /#.*\{/.test(line))
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        path.startsWith('.state/nl/') ? undefined : text,
      ]),
    ),
    '.state/nl.yaml': [
      '# Written by diptych accept and diptych keep.',
      ...lines.toSorted(),
      '',
    ].join('\n'),
  }
}
