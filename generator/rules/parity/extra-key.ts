import { differences, documentPairs, nameOf } from '../../compare/pairs.ts'
import { hasShippedWords } from '../../languages/interface-words.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'parity/extra-key',
  severity: 'error',
  summary: 'A translation has no key or list item that the source language lacks.',
  why: 'Visitors of one language would see something that the others never do; often a deletion was forgotten.',
  example: {
    before:
      '# nl/pages/about.yaml\nlead: Wij bouwen websites.\nnote: Al tien jaar.   # not in en/pages/about.yaml',
    after: '# nl/pages/about.yaml\nlead: Wij bouwen websites.',
  },
  canBeAcknowledged: false,

  messages: {
    key: { message: '"{key}" is in {translation} only.' },
    item: { message: 'The item "{id}" is in {translation} only.' },
    position: { message: 'Item {position} of this list is in {translation} only.' },
    labels: {
      hint: 'Add it to {file} too. Remove it here only if no language should have it.',
      there: 'It would be here in {source}.',
    },
  },

  *check(site) {
    for (const { source, translation, language } of documentPairs(site)) {
      // What the source does not say of the interface, Diptych says in its language.
      const isShipped = source.kind === 'language' && hasShippedWords(site.source.code)
      for (const difference of differences(site.schemas, translation, source)) {
        const { path, parent } = difference
        if (isShipped && path.length === 1 && ofInterface.has(String(path[0]))) continue
        const own = formatPath(path, translation.data)
        yield {
          at: translation.place(path, { part: 'key' }),
          path: own,
          ...nameOf(difference, {
            source: { language: site.source.code },
            translation: { language: language.code },
            file: source.file,
          }),
          related: [{ at: source.place(parent), message: 'labels.there' }],
          hint: 'labels.hint',
        }
      }
    }
  },
})

/** The keys of the words that Diptych has in some languages. */
const ofInterface: ReadonlySet<string> = new Set(['words', 'notStored', 'notTaken'])
