import { didYouMean } from '../../diagnostics/suggestion.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { placeholdersIn } from '../../text/markup.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'content/undeclared-placeholder',
  severity: 'error',
  summary: 'A word that is still to be filled in is declared, with the reason why it is open.',
  why: 'What nobody declared was forgotten, and visitors would read brackets.',
  example: {
    before: 'text: These terms hold in [[country]].',
    after:
      'placeholders:\n  - id: country\n    reason: The lawyer decides.\ntext: These terms hold in [[country]].',
  },
  canBeAcknowledged: false,

  messages: {
    undeclared: {
      message: '"[[{name}]]" is not declared under placeholders.',
      hint: 'Fill it in, or declare it in a legal section.',
    },
  },
  items: translatableTexts,

  create:
    () =>
    ({ document, text, path, schema }) => {
      if (schema['x-kind'] !== 'rich') return []
      const declared = declaredFor(document.data, path)

      return [...placeholdersIn(text)]
        .filter((name) => !declared.includes(name))
        .map((name) => ({
          messageId: 'undeclared',
          data: { name },
          hint: declared.length > 0 ? didYouMean(name, declared) : 'hint',
          at: document.place(path, { within: `[[${name}` }),
          path: formatPath(path, document.data),
        }))
    },
})

/** The ids declared by the section that a text stands in. */
function declaredFor(data: unknown, path: Path): readonly string[] {
  const [list, index] = path
  const sections = isRecord(data) && list === 'sections' ? data['sections'] : undefined
  const section: unknown = Array.isArray(sections) ? sections[Number(index)] : undefined
  const placeholders = isRecord(section) ? section['placeholders'] : undefined
  if (!Array.isArray(placeholders)) return []
  return placeholders.flatMap((each: unknown) => (isRecord(each) ? [String(each['id'])] : []))
}
