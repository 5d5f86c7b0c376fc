import { type DocumentPair, documentPairs } from '../../compare/alignment.ts'
import { hasLedger, ledgerEntries, ledgerKeys } from '../../compare/ledger.ts'
import { fingerprint, keyOf, translationStates } from '../../compare/translation-state.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import { pathIn, valueAt } from '../../read/path.ts'
import { bindsInWords } from '../../text/binding.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/gone',
  severity: 'info',
  summary: 'What both languages lose is told once.',
  why: 'No comparison of two languages sees it: a section that a merge lost on both sides would go unnoticed.',
  example: {
    before:
      '# .state/nl/pages/about.yaml\n"pages/about#sections[team].heading": { was: "Who we are", … }\n# en and nl/pages/about.yaml have no section "team"',
    after: '# the same pages, after: diptych accept',
  },

  messages: {
    part: {
      message: {
        one: '"{part}" is gone from {source} and {language}; {count} text of it is on record.',
        other: '"{part}" is gone from {source} and {language}; {count} texts of it are on record.',
      },
    },
    texts: {
      message: {
        one: '{count} text that is on record is gone from {source} and {language}.',
        other: '{count} texts that are on record are gone from {source} and {language}.',
      },
    },
    labels: {
      hint: 'If that is meant to be so, run: npm run -s diptych -- accept. If not, get it back from an earlier version.',
      was: '{source} was',
    },
  },

  *check(group, memo) {
    for (const pair of documentPairs(group)) {
      const gone = goneTexts(group, pair, memo)
      const byPart = [...Map.groupBy(gone, ({ part }) => part).values()]
      const parts = byPart.filter((texts) => texts.length > 1)
      const single = byPart.filter((texts) => texts.length === 1).flat()
      for (const [messageId, texts] of [
        ...parts.map((each) => ['part', each] as const),
        ['texts', single] as const,
      ]) {
        const [first] = texts
        if (!first) continue
        const { translation } = pair
        const said = texts.map(({ was }) => was)
        const isBinding = messageId === 'part' && bindsInWords(said, group.source.code, group, memo)
        yield {
          ...(isBinding && { severity: 'warning' as const }),
          messageId,
          data: {
            part: first.part,
            count: texts.length,
            source: { language: group.source.code },
            language: { language: pair.language.code },
          },
          at: translation.place(pathIn(translation.data, first.parent) ?? []),
          path: first.part,
          hint: 'labels.hint',
          changes: [{ label: 'labels.was', text: first.was }],
        }
      }
    }
  },
})

interface GoneText {
  /** The largest part of the document that both languages lack: `sections[team]`. */
  readonly part: string
  /** What it was in: `sections`. */
  readonly parent: string
  /** The text of the source. */
  readonly was: string
}

/** The texts on record of which neither document has anything, and that are not elsewhere in them. */
function goneTexts(
  group: Site,
  { source, translation, language }: DocumentPair,
  memo: Memo,
): readonly GoneText[] {
  const translated = { language: language.code, address: source.address }
  if (!hasLedger(group, translated, memo)) return []
  const keys = ledgerKeys(group, translated, memo)
  const own = translationStates(group, memo).filter((each) => each.language === language)
  // Most often each text on record is there, which their numbers tell.
  if (own.filter(({ confirmation }) => confirmation).length === keys.size) return []
  const lost = keys.difference(new Set(own.map(keyOf)))

  const said = new Set(own.map((each) => fingerprint(each.source.text, memo)))
  const entriesOf = ledgerEntries(group, translated, memo)
  return [...lost].flatMap((key) => {
    const path = key.slice(source.address.length + 1)
    const parts = partsOf(path)
    const at = parts.findIndex((part) =>
      [source, translation].every(({ data }) => valueAt(data, part) === undefined),
    )
    const [entry] = entriesOf(key)
    const part = parts[at]
    if (part === undefined || !entry || said.has(entry.source)) return []
    return [{ part, parent: parts[at - 1] ?? '', was: entry.was }]
  })
}

/** A path and what it is in, the outermost first: `sections`, `sections[team]`, `sections[team].lead`. */
const partsOf = (path: string): readonly string[] => [
  ...Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index)),
  path,
]
