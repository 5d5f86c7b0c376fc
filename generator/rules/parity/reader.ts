import { documentPairs } from '../../compare/alignment.ts'
import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import { verdictsOf } from '../../compare/verdicts.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { MessageParts } from '../../diagnostics/message.ts'
import type { Memo } from '../../engine/memo.ts'
import { textPlace } from '../../model/text-place.ts'
import type { Text } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { readVerdicts, type Verdict } from '../../read/verdicts.ts'
import { type FamilyName, isFamily } from '../../text/meaning/families.ts'
import { findQuotation, readDifference } from '../../text/meaning/second-reading.ts'
import { defineGroupRule } from '../rule.ts'

/** What two texts differ in, after a colon. */
const kinds = {
  negation: 'one of them denies it',
  exclusion: 'one of them makes an exception',
  unless: 'one of them makes an exception',
  only: 'one of them says it of this only',
  obligation: 'one of them makes it a duty',
  permission: 'one of them allows it',
  condition: 'one of them sets a condition',
  order: 'two parts changed places',
  price: 'one of them says that it is free, or paid for',
  value: 'it is another number or amount',
  vat: 'one of them includes VAT',
  rate: 'it is per something else',
  weekday: 'it is another day',
  month: 'it is another month',
  sentence: 'one of them says more',
  certainty: 'one of them is more certain',
  quantity: 'it is of more, or of fewer',
  pair: 'one of them says both, the other one of the two',
  limit: 'it is another limit',
  daypart: 'it is another time of the day',
  opposite: 'one says the contrary of the other',
  ability: 'one of them can do it',
  unit: 'it is another unit',
  role: 'it is about somebody else',
  moment: 'it is another moment',
  name: 'it is another name or thing',
} as const satisfies Readonly<Record<FamilyName, string>>

export const rule = defineGroupRule({
  code: 'parity/reader',
  severity: 'warning',
  summary: 'A second reader, a language model, finds that new and changed texts say the same.',
  why: 'It also reads what no list of words has, such as the buyer who became the seller. It may be wrong.',
  example: {
    before:
      '# en\ntext: The buyer pays for the transport.\n# nl\ntext: De verkoper betaalt het vervoer.',
    after: '# nl\ntext: De koper betaalt het vervoer.',
  },

  messages: {
    both: { message: '{translation} says "{turned}"; {source} says "{said}": {kind}.' },
    source: { message: '{source} says "{said}"; {translation} says nothing like it: {kind}.' },
    translation: {
      message: '{translation} says "{turned}"; {source} says nothing like it: {kind}.',
    },
    kinds: { ...kinds, other: 'that is not the same' } satisfies MessageParts,
    labels: {
      hint: 'A language model read this, and may be wrong. Say the same in both, or keep it if they do.',
      here: 'The {source} text.',
    },
    unreadable: {
      message: {
        one: '{count} line of this file cannot be read: it was cut off, or a newer Diptych wrote it.',
        other:
          '{count} lines of this file cannot be read: it was cut off, or a newer Diptych wrote it.',
      },
      hint: 'Get the file back from git, or update Diptych. If you remove it, validate --reader reads its texts again.',
    },
  },

  *check(group, memo) {
    for (const pair of translationStates(group, memo)) {
      const verdict = readDifference(pair, group, memo)
      if (verdict) yield findingOf(pair, verdict, group.source.code)
    }
    for (const { source, language } of documentPairs(group)) {
      const own = verdictsOf(group, { language: language.code, address: source.address })
      const [line, ...others] = own ? unreadableIn(own.text, memo) : []
      if (!own || line === undefined) continue
      yield {
        messageId: 'unreadable',
        data: { count: 1 + others.length },
        at: { file: own.file, line, column: 1 },
      }
    }
  },
})

const unreadableIn = (text: string, memo: Memo) => readVerdicts(text, memo).unreadable

function findingOf(
  { source, translation, language }: TranslationState,
  { kind = '', said, turned }: Verdict,
  original: string,
): Finding<'both' | 'source' | 'translation'> {
  return {
    messageId: turned === undefined ? 'source' : said === undefined ? 'translation' : 'both',
    data: {
      source: { language: original },
      translation: { language: language.code },
      kind: { text: `kinds.${isFamily(kind) ? kind : 'other'}` },
      ...(said !== undefined && { said }),
      ...(turned !== undefined && { turned }),
    },
    at: placeOf(translation, turned),
    path: formatPath(translation.path, translation.document.data),
    hint: 'labels.hint',
    related: [{ at: placeOf(source, said), message: 'labels.here' }],
    values: { [original]: source.text, [language.code]: translation.text },
  }
}

function placeOf(text: Text, quotation: string | undefined) {
  const found = quotation === undefined ? undefined : findQuotation(text.text, quotation)
  return found ? textPlace(text, found) : text.document.place(text.path)
}
