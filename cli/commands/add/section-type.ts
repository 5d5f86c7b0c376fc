import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import { asCliError, writeContent } from '../../content/generated.ts'
import { generatedFolder, readSite } from '../../content/project.ts'
import { ownSectionFolder } from '../../content/section-components.ts'
import type { DefineCommand } from '../../context.ts'
import { idPattern, requireName, titleOf } from '../edit.ts'

export const addSectionType: DefineCommand = (context) =>
  new Command('section-type')
    .description('write a section type of the site: its schema, component, style sheet and words')
    .argument('<type>', 'what content calls it, such as opening-hours')
    .action(async (type: string) => {
      requireName(type, idPattern, 'opening-hours')
      if (existsSync(join(context.engine, 'schema/sections', `${type}.schema.json`)))
        throw new CliError(`Diptych has a section type "${type}" itself.`, 'Choose another name.')
      const folder = join(ownSectionFolder(context), type)
      const shown = relative(context.cwd, folder).replaceAll('\\', '/')
      if (existsSync(folder))
        throw new CliError(
          `"${shown}" exists already.`,
          'Choose another name, or change its files.',
        )
      const { site } = await readSite(context, { withDrafts: true })
      const languages = site.languages.filter(({ code }) => code !== 'en')
      const types = relative(folder, join(generatedFolder(context), 'types.ts'))
      const files = [
        ['schema.json', schemaText(type)],
        ['section.tsx', componentText(type, types.replaceAll('\\', '/'))],
        ['section.css', sheetText(type)],
        ...languages.map(({ code }) => [`words.${code}.yaml`, wordsText(type)] as const),
      ] as const
      for (const [name, text] of files) {
        asCliError(shown, () => writeContent(join(folder, name), text))
        context.stdout.write(`Wrote ${shown}/${name}\n`)
      }
      context.stdout.write(
        `Next: describe its fields in the schema, then use it on a page as "type: ${type}". npm run dev shows it.\n`,
      )
    })

/** What editors of a language read of the type: what the schema says in English, to be translated. */
const wordsText = (type: string) =>
  [titleOf(type), 'Heading', 'Text', 'A heading with a text.']
    .map((text) => `${text}: ${text}\n`)
    .join('')

/** `opening-hours` is drawn by `OpeningHours`. */
const pascal = (type: string) =>
  type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const schemaText = (type: string) => `{
  "x-section": true,
  "x-title": "${titleOf(type)}",
  "description": "A heading with a text.",
  "required": ["heading", "text"],
  "properties": {
    "heading": {
      "x-title": "Heading",
      "$ref": "diptych:common#/$defs/heading",
      "description": "The section's heading."
    },
    "text": {
      "x-title": "Text",
      "$ref": "diptych:common#/$defs/text",
      "description": "What stands under the heading."
    }
  },
  "examples": [
    {
      "type": "${type}",
      "id": "${type}",
      "heading": "Bread and cake",
      "text": "We bake at night."
    }
  ]
}
`

const componentText = (type: string, types: string) => `import type { Section } from '${types}'

interface Props {
  readonly section: Section<'${type}'>
}

export function ${pascal(type)}({ section: { id, heading, text } }: Props) {
  return (
    <section id={id} className="${type}">
      <div className="wrap">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
`

const sheetText = (type: string) => `.${type} {
  padding-block: var(--space);
}
`
