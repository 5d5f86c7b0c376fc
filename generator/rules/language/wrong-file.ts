import type { Place } from '../../diagnostics/diagnostic.ts'
import { placeSubject } from '../../diagnostics/subjects.ts'
import { translatableTexts } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, type Path } from '../../read/path.ts'
import {
  createLanguageCheck,
  needsOtherFiles,
  type Prose,
  proseOf,
} from '../../text/foreign/file-language.ts'
import { wordsIn } from '../../text/words.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'language/wrong-file',
  severity: 'error',
  summary: 'A file in the folder of a language is in that language, and not in another one.',
  why: 'Visitors who chose one language get the page in another one, and no text on it can be compared.',
  example: {
    before: '# nl/pages/about.yaml\nlead: We build the site and the funnel, and you own them.',
    after: '# nl/pages/about.yaml\nlead: Wij bouwen de site en de funnel, en die zijn van jou.',
  },

  messages: {
    foreign: {
      message: 'This file is in {foreign}, and is in the folder of {expected}.',
      hint: 'Write it in {expected}, or put it into the folder {folder}.',
    },
    exchanged: {
      message:
        'This file is in {foreign}, and has changed places with {file}, which is in {expected}.',
      hint: 'Put each into the folder of its language.',
      other: 'This file is in {expected}.',
      fix: 'Exchange what is in the two files',
    },
  },

  // Rows are stored. Where each language has a vocabulary, a file is judged without the others.
  rows: (group, memo) => {
    const byFile = Map.groupBy(translatableTexts(group, memo), ({ document }) => document)
    const rows = [...byFile].flatMap(([{ file }, texts]): readonly ProseRow[] => {
      const prose = proseOf(texts, group, memo)
      const shown = texts.find(({ text }) => wordsIn(text, memo).length >= sentence) ?? texts[0]
      return prose && shown ? [{ file, path: shown.path, ...prose }] : []
    })
    if (needsOtherFiles(group)) return rows
    const languageOf = createLanguageCheck(rows, group)
    return rows.filter((row) => languageOf(row) !== undefined)
  },

  *check(rows, site) {
    const languageOf = createLanguageCheck(rows, site)
    const wrong = rows.flatMap((row) => {
      const foreign = languageOf(row)
      return foreign === undefined ? [] : [{ row, foreign }]
    })
    const documents = new Map(site.documents.map((document) => [document.file, document]))

    const told = new Set<ProseRow>()
    for (const { row, foreign } of wrong) {
      const document = documents.get(row.file)
      if (!document || told.has(row)) continue
      const twin = wrong.find(
        (other) =>
          other.row.address === row.address &&
          other.row.language === foreign &&
          other.foreign === row.language,
      )
      const other = twin && documents.get(twin.row.file)
      // Both are one finding: one mistake put them where they are.
      if (twin) told.add(twin.row)
      yield {
        messageId: other ? 'exchanged' : 'foreign',
        data: {
          foreign: { language: foreign },
          expected: { language: row.language },
          folder: `${foreign}/`,
          file: other?.file ?? '',
        },
        at: document.place(row.path),
        path: formatPath(row.path, document.data),
        breaks: [document, ...(twin && other ? [other] : [])].map(({ file }) =>
          placeSubject('language', file),
        ),
        // A copy of the source is told as one.
        needs: [placeSubject('language', document.file)],
        ...(twin &&
          other && {
            related: [{ at: other.place(twin.row.path), message: 'exchanged.other' }],
            fix: {
              title: 'fix',
              edits: [
                { at: wholeOf(document), text: other.text },
                { at: wholeOf(other), text: document.text },
              ],
            },
          }),
      }
    }
  },
})

/** All of a file. It ends at the start of the line after its last one. */
const wholeOf = ({ file, text }: SourceDocument): Place => ({
  ...{ file, line: 1, column: 1 },
  end: { line: text.split('\n').length + (text.endsWith('\n') ? 0 : 1), column: 1 },
})

/** The fewest words of the text at which a file is shown. */
const sentence = 4

interface ProseRow extends Prose, Row {
  readonly path: Path
}
