import { join } from 'node:path'
import { Command } from 'commander'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { requireName, writeNew } from './new-files.ts'
import { readSiteLanguages } from './site-languages.ts'

interface Options {
  readonly content: string
  readonly title?: string
}

export const addPage: DefineCommand = (context) =>
  new Command('page')
    .summary('write a page in every language of the site')
    .argument('<id>', 'its address without the language, such as about/team')
    .option('--title <text>', 'its title; made from the id otherwise')
    .option(...contentOption)
    .action(async (id: string, { content, title = titleOf(id) }: Options) => {
      requireName(id, /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, 'about/team')
      const { codes, folder } = await readSiteLanguages(context, content)
      const text = await pageText(title)
      writeNew(
        context,
        new Map(codes.map((code) => [join(folder, code, 'pages', `${id}.yaml`), text])),
      )
      context.stdout.write(
        `Next: write the page in each language, link to it with "to: ${id}", then run: npm run -s diptych -- validate\n`,
      )
    })

/** `about/the-team` is titled `The team`. */
const titleOf = (id: string) =>
  (id.split('/').at(-1) ?? id).replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

async function pageText(title: string): Promise<string> {
  const { stringify } = await import('yaml')
  return stringify(
    {
      title,
      description: 'Write here, in 70 to 160 characters, what a visitor finds on this page.',
      sections: [{ type: 'statement', id: 'statement', tile: 'key', text: 'Write the page here.' }],
    },
    { lineWidth: 0 },
  )
}
