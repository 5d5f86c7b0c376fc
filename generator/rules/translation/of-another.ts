import { fingerprint, foldSpace, translationStates } from '../../compare/translation-state.ts'
import type { Memo } from '../../engine/memo.ts'
import { vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import { documentsByFile } from '../../model/groups/group.ts'
import type { Site } from '../../model/site.ts'
import { formatPath, type Path, pathIn, valueAt } from '../../read/path.ts'
import { maskNonProse, wordsIn } from '../../text/words.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'translation/of-another',
  severity: 'warning',
  summary: 'A translation is that of its own source text, not of another one.',
  why: 'A text was pasted in the wrong place: it reads well, and says something that the page does not say.',
  example: {
    before:
      '# en\nopen: We open at seven.\nparking: Cars stand behind the mill.\n# nl\nopen: Wij gaan om zeven uur open.\nparking: Wij gaan om zeven uur open.',
    after: '# nl\nparking: Auto’s staan achter de molen.',
  },

  messages: {
    another: {
      message:
        'This {translation} text translates another one, “{other}”; here {source} says “{own}”.',
      hint: 'Translate what {source} says here, or confirm it if it means the same.',
      here: 'This is what it should translate.',
      there: 'It stands here too.',
    },
  },

  rows: (group, memo) =>
    translationStates(group, memo)
      .filter(({ translation }) => isLong(translation.text, memo))
      .map(({ translation, language, freshness }) => ({
        ...{ file: translation.document.file, path: translation.path, language: language.code },
        hash: fingerprint(translation.text, memo),
        // A source that changed alone has the translation that somebody confirmed.
        isOpen: freshness !== 'confirmed' && freshness !== 'stale',
      })),

  *check(rows, site, memo) {
    const open = rows.filter(({ isOpen }) => isOpen)
    if (open.length === 0) return
    const confirmed = Map.groupBy(
      rows.filter(({ isOpen }) => !isOpen),
      keyOf,
    )
    const readRow = createReader(site, memo)

    for (const row of open) {
      const same = confirmed.get(keyOf(row)) ?? []
      const own = same.length > 0 ? readRow(row) : undefined
      if (!own || own.stems.size === 0) continue
      const others = same.map(readRow)
      const [other] = others
      // A hash may be that of another text too.
      const isOfOthers = others.every(
        (each) =>
          each !== undefined &&
          foldSpace(each.translation) === foldSpace(own.translation) &&
          each.stems.isDisjointFrom(own.stems),
      )
      if (!other || !isOfOthers) continue
      const codes = { source: site.source.code, translation: row.language }
      yield {
        messageId: 'another',
        data: {
          translation: { language: codes.translation },
          source: { language: codes.source },
          own: own.source,
          other: other.source,
        },
        at: own.at,
        path: own.path,
        related: [
          { at: own.sourceAt, message: 'another.here' },
          { at: other.at, message: 'another.there' },
        ],
        values: { [codes.source]: own.source, [codes.translation]: own.translation },
      }
    }
  },
})

interface PairRow extends Row {
  readonly path: Path
  readonly language: string
  /** Of the translation. */
  readonly hash: string
  readonly isOpen: boolean
}

const keyOf = ({ language, hash }: PairRow) => `${language} ${hash}`

/** Shorter texts are labels, which many sources share. */
const minWords = 4

const isLong = (text: string, memo: Memo) =>
  wordsIn(maskNonProse(text, memo), memo).filter((word) => /\p{L}/u.test(word.text)).length >=
  minWords

/** Reads the two texts of a row. */
function createReader(site: Site, memo: Memo) {
  const documents = memo.get(documentsByFile, site)
  return (row: PairRow) => {
    const document = documents.get(row.file)
    const source = document && site.find(document.kind, document.name, site.source.code)
    if (!document || !source) return undefined
    const path = formatPath(row.path, document.data)
    const [translation, original] = [document, source].map(({ data }) => valueAt(data, path))
    if (typeof translation !== 'string' || typeof original !== 'string') return undefined
    return {
      ...{ path, translation, source: original, stems: stemsOf(original, site, memo) },
      at: document.place(row.path),
      sourceAt: source.place(pathIn(source.data, path) ?? []),
    }
  }
}

/** How many letters two forms of a word share at least. */
const stemLength = 4

/** The beginnings of the words that say what a source text is about. */
function stemsOf(text: string, site: Site, memo: Memo): ReadonlySet<string> {
  const { functionWords, determiners, verbMarkers } = vocabularyOrPlain(site.source.code)
  return new Set(
    wordsIn(maskNonProse(text, memo), memo).flatMap(({ lower }) =>
      /\p{L}{3}/u.test(lower) &&
      ![functionWords, determiners, verbMarkers].some((words) => words.has(lower))
        ? [lower.slice(0, stemLength)]
        : [],
    ),
  )
}
