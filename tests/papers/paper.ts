import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import { projectRoot } from '../support/project-root.ts'

/** A fenced block of a paper. */
export interface Block {
  /** The heading of the section that it stands in. */
  readonly heading: string
  /** The heading below that, or the bold words at the beginning of the last paragraph above it that has some. */
  readonly lead: string
  /** The language behind the fence, such as `yaml`. */
  readonly info: string
  /** The file behind the language, and the line in it that the block goes after. */
  readonly file: string | undefined
  readonly after: string | undefined
  readonly text: string
}

export type Paper = ReturnType<typeof readPaper>

/** Every paper of the project. */
export const papers: readonly string[] = globSync(['*.md', '{api,content,generator,schema}/*.md'], {
  cwd: projectRoot,
})
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()

/** Reads a paper of the project into the parts that tests execute. */
export function readPaper(file: string) {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const headings: Pick<Tokens.Heading, 'depth' | 'text'>[] = []
  const blocks: Block[] = []
  const tables: ReturnType<typeof readTable>[] = []
  let lead = ''

  for (const token of marked.lexer(text)) {
    const heading = headings.findLast(({ depth }) => depth < 3)?.text ?? ''
    if (token.type === 'paragraph') lead = /^\*\*(.+?)\.?\*\*/.exec(token.raw)?.[1] ?? lead
    if (isHeading(token)) {
      headings.push({ depth: token.depth, text: token.text })
      lead = token.depth < 3 ? '' : token.text
    } else if (isCode(token)) blocks.push({ ...readBlock(token), heading, lead })
    else if (isTable(token)) tables.push(readTable(heading, token))
  }
  const lines = text.replaceAll(/^```[\s\S]*?^```$/gm, '').split('\n')
  // The lines without fenced blocks, with each paragraph and each item of a list in one line.
  return { file, text, prose: joined(lines), headings, blocks, tables }
}

/** What no line of a paragraph begins with: a heading, a row, an item, nothing. */
const apart = /^(?:#+ |\||- |\d+\. |\s*$)/

/** Joins the lines that only the width of the page parts. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const before = lines[index - 1] ?? ''
      const goesOn = !apart.test(line) && !/^(?:#+ |\||\s*$)/.test(before)
      return goesOn ? ` ${line.trim()}` : `\n${line}`
    })
    .join('')
    .trim()
}

/** The code spans of a text, without their backticks. */
export const codeIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

const fileComment = /^(?:# |\/\/ |<!-- |\/\* )([\w.-]*\/[\w./-]+\.\w+)(?: -->| \*\/)?$/m

/** The files of a block: that behind the fence, else each that a comment names: `# content/site.yaml`. */
export function filesIn({ file, text }: Pick<Block, 'file' | 'text'>) {
  if (file !== undefined) return [{ file, text: `${text}\n` }]
  const [, ...parts] = text.split(new RegExp(fileComment, 'gm'))
  return parts.flatMap((file, index) =>
    index % 2 === 0 ? [{ file, text: `${parts[index + 1]?.replace(/^\n/, '').trimEnd()}\n` }] : [],
  )
}

/** The commands of a `console` block, each with the output below it. */
export function commandsIn({ text }: Block) {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.trimEnd().split('\n')
      return { command, output: output.join('\n') }
    })
}

/** A command line in its parts; quotes keep words together. */
export const wordsOf = (command: string): readonly string[] =>
  Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')

/** Whether a text contains what a paper shows of it: `…` stands for what is left out. */
export function contains(text: string, shown: string): boolean {
  let from = 0
  return shown.split('…').every((part) => {
    const index = text.indexOf(part.trimEnd(), from)
    from = index + part.trimEnd().length
    return index > -1
  })
}

/** The rows of all tables whose head begins with these cells. */
export const rowsUnder = (paper: Paper, ...head: readonly string[]) =>
  paper.tables
    .filter((table) => head.every((cell, index) => table.head[index] === cell))
    .flatMap(({ rows }) => rows)

/** How GitHub names the anchor of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isCode = (token: Token): token is Tokens.Code => token.type === 'code'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'

function readBlock({ lang = '', text }: Tokens.Code): Omit<Block, 'heading' | 'lead'> {
  const [, info = '', file, after] = /^(\w*)(?: (\S+)(?: after (.+))?)?$/.exec(lang) ?? []
  return { info, file, after, text }
}

const readTable = (heading: string, { header, rows }: Tokens.Table) => ({
  heading,
  head: header.map(({ text }) => text),
  rows: rows.map((row) => row.map(({ text }) => text)),
})
