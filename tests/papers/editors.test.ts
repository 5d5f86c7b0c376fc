import { describe, expect, test } from 'vitest'
import { codeIn, commandsIn, filesIn, type Paper, readPaper } from './paper.ts'

const papers = ['content/README', 'content/quizzes'].map((name) => ({
  name,
  both: [readPaper(`${name}.md`), readPaper(`${name}.nl.md`)] as const,
}))

/** The text of each section, without its links' targets. */
const sectionsOf = ({ prose }: Paper) => prose.replaceAll(/\]\([^)]*\)/g, ']').split(/^#+ .*$/m)

describe.for(papers)('$name in English and in Dutch', ({ both }) => {
  test('have the same sections', () => {
    const [ofEnglish, ofDutch] = both.map(({ headings }) => headings.map(({ depth }) => depth))
    expect(ofDutch).toEqual(ofEnglish)
  })

  test('have the same blocks, whatever language the commands speak', () => {
    const [ofEnglish, ofDutch] = both.map(({ blocks }) =>
      blocks.map((block) =>
        block.info === 'console'
          ? commandsIn(block).map(({ command, output }) => ({
              command: command.replace(' --lang nl', ''),
              lines: output.split('\n').length,
              places: output.match(/^\S+:\d+:\d+: \w+ \S+/gm),
            }))
          : filesIn(block),
      ),
    )
    expect(ofDutch).toEqual(ofEnglish)
  })

  test('have the same tables, row by row', () => {
    const [ofEnglish, ofDutch] = both.map(({ tables }) =>
      tables.map(({ rows }) => rows.map(([first = '']) => first)),
    )
    expect(ofDutch).toEqual(ofEnglish)
  })

  test('name the same files, commands and keys in every section', () => {
    const [ofEnglish, ofDutch] = both.map((paper) =>
      sectionsOf(paper).map((section) =>
        [...new Set(codeIn(section).map(withoutWords))].toSorted(),
      ),
    )
    expect(ofDutch).toEqual(ofEnglish)
  })

  test('have the same figures in every section', () => {
    const [ofEnglish, ofDutch] = both.map((paper) =>
      sectionsOf(paper).map((section) => [...section.matchAll(/\d+/g)].map(String).toSorted()),
    )
    expect(ofDutch).toEqual(ofEnglish)
  })
})

/** `keep --all "reason"` and `keep --all "reden"` are the same command. */
const withoutWords = (code: string) => code.replace(/"[^"]*"$/, '""')
