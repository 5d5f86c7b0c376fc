import { join } from 'node:path'
import { Command } from 'commander'
import type { DefineCommand } from '../../../context.ts'
import { requireName, writeNew } from '../new-files.ts'

export const addSectionType: DefineCommand = (context) =>
  new Command('section-type')
    .summary('write the schema, the component and the style sheet of a section type')
    .argument('<type>', 'what content calls it, such as opening-hours')
    .action((type: string) => {
      requireName(type, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'opening-hours')
      const schema = join(context.engine, 'schema/sections', `${type}.schema.json`)
      const component = join(context.engine, 'renderer/client/sections', type)
      writeNew(
        context,
        new Map([
          [schema, schemaText(type)],
          [`${component}.tsx`, componentText(type)],
          [`${component}.css`, sheetText(type)],
        ]),
      )
      context.stdout.write(
        `Next: describe its fields in the schema, then use it on a page as "type: ${type}". npm run dev shows it.\n`,
      )
    })

/** `opening-hours` is drawn by `OpeningHours`. */
const pascal = (type: string) =>
  type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `opening-hours` is told as `Opening hours`. */
const title = (type: string) =>
  type.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

const schemaText = (type: string) => `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "x-title": "${title(type)}",
  "title": "${pascal(type)}Section",
  "description": "A heading with a text.",
  "type": "object",
  "required": ["type", "id", "heading", "text"],
  "additionalProperties": false,
  "properties": {
    "type": {
      "x-title": "Type",
      "description": "The kind of section.",
      "const": "${type}"
    },
    "id": {
      "x-title": "Id",
      "$ref": "../common.schema.json#/$defs/id",
      "description": "Names the section in every language; also its address on the page, after #."
    },
    "heading": {
      "x-title": "Heading",
      "$ref": "../common.schema.json#/$defs/heading",
      "description": "The section's heading."
    },
    "text": {
      "x-title": "Text",
      "$ref": "../common.schema.json#/$defs/text",
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

const componentText = (type: string) => `import type { SectionProps } from '../site/section.tsx'

export function ${pascal(type)}({ section }: SectionProps<'${type}'>) {
  const { id, heading, text } = section

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

const sheetText = (type: string) => `@layer sections {
  .${type} {
    padding-block: var(--space);
  }
}
`
