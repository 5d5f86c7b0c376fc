import { expect, test } from 'vitest'
import { codeIn, commandsIn, filesIn, type Paper, readPaper } from './paper.ts'

/** What a paper says in any language: its sections, blocks and tables, and all that it names and counts. */
const outlineOf = ({ headings, blocks, tables, prose }: Paper) => ({
  sections: headings.map(({ depth }) => depth),
  blocks: blocks.map((block) =>
    block.info === 'console'
      ? commandsIn(block).map(({ command, output }) => ({
          command: command.replace(' --lang nl', ''),
          lines: output.split('\n').length,
          places: output.match(/^\S+:\d+:\d+: \w+ \S+/gm),
        }))
      : filesIn(block),
  ),
  rows: tables.map(({ rows }) => rows.map(([first = '']) => first)),
  // Without the targets of links.
  texts: prose
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/^#+ .*$/m)
    .map((section) => ({
      names: [...new Set(codeIn(section).map(withoutWords))].toSorted(),
      figures: [...section.matchAll(/\d+/g)].map(String).toSorted(),
    })),
})

/** `keep --all "reason"` and `keep --all "reden"` are the same command. */
const withoutWords = (code: string) => code.replace(/"[^"]*"$/, '""')

test.for(['content/README', 'content/quizzes'])(
  '%s says the same in English and in Dutch',
  (name) => {
    expect(outlineOf(readPaper(`${name}.nl.md`))).toEqual(outlineOf(readPaper(`${name}.md`)))
  },
)
