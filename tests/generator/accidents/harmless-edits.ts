import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { type Files, korenaar } from './korenaar.ts'

/** Rewrites every file that editors write. */
const everywhere = (change: (text: string, file: string) => string): Files =>
  new Map(
    [...korenaar].map(([file, text]) => [
      file,
      file.startsWith('.state/') || file.endsWith('.svg') ? text : change(text, file),
    ]),
  )

const printed = (text: string, lineWidth: number) => parseDocument(text).toString({ lineWidth })

function quoted(text: string): string {
  const yaml = parseDocument(text)
  visit(yaml, {
    Scalar: (key, scalar) => {
      if (key !== 'key' && typeof scalar.value === 'string') scalar.type = 'QUOTE_DOUBLE'
    },
  })
  return yaml.toString({ lineWidth: 0 })
}

function reversed(text: string): string {
  const yaml = parseDocument(text)
  visit(yaml, { Map: (_, map) => void map.items.reverse() })
  return yaml.toString()
}

function inFlow(text: string): string {
  const yaml = parseDocument(text)
  visit(yaml, {
    Map: (_, map) => {
      const isSmall = map.items.every(
        ({ value }) => isScalar(value) && !String(value).includes('\n'),
      )
      if (isSmall && isMap(map)) map.flow = true
    },
  })
  return yaml.toString({ lineWidth: 0 })
}

/** Renames a list of questions in every language, and wherever it is used. */
const renamed: Files = new Map(
  [...korenaar].map(([file, text]) => [
    file.replace('/faqs/home.yaml', '/faqs/first.yaml'),
    file.includes('/pages/')
      ? text.replaceAll(/(\b(?:faq|list|questions): )home\b/g, '$1first')
      : text.replaceAll('at: faqs/home#', 'at: faqs/first#'),
  ]),
)

/** What changes nothing of what is said: none of it may raise an alarm. */
export const harmlessEdits: Readonly<Record<string, { files: Files; folder?: string }>> = {
  'wraps every text narrowly': { files: everywhere((text) => printed(text, 50)) },
  'wraps nothing': { files: everywhere((text) => printed(text, 0)) },
  'quotes every text': { files: everywhere(quoted) },
  'reorders all keys': { files: everywhere(reversed) },
  'writes small groups on one line': { files: everywhere(inFlow) },
  'adds comments and empty lines': {
    files: everywhere((text) => `# By hand.\n\n${text}\n\n# The end: uw 83% TODO\n`),
  },
  'ends lines as on Windows': { files: everywhere((text) => text.replaceAll('\n', '\r\n')) },
  'starts with a byte-order mark': { files: everywhere((text) => `\uFEFF${text}`) },
  'ends without a line break': { files: everywhere((text) => text.trimEnd()) },
  'moves the folder': { files: korenaar, folder: 'somewhere/else' },
  'renames a list of questions': { files: renamed },
}
