import type { Language, Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord, type Path } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/missing-part',
  severity: 'error',
  summary: 'Every answer of the tool builder has what a quiz is made of.',
  why: 'A visitor who chooses an answer without it would get no quiz.',
  example: {
    before: 'tool-builder.yaml: subcategories: [{ id: yoga, text: Yoga }]',
    after:
      'tool-builder.yaml: subcategories: [{ id: yoga, text: Yoga }]\nquiz-banks/yoga.yaml: words: …',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    part: {
      message: '"{part}" is missing, which an answer of the tool builder asks for.',
      hint: 'Add it to {file}; another one shows how.',
    },
    file: {
      message: 'There is no {name} for this answer.',
      hint: 'Add it to {file}; another one shows how.',
    },
  },

  *check(site) {
    for (const language of site.languages) {
      const builder = site.find('tool-builder', 'tool-builder', language.code)
      if (!builder || builder.data === undefined) continue

      for (const part of partsFor(site, builder, language)) {
        if (part.document && has(part.document.data, part.path)) continue
        yield {
          at: part.document ? part.document.place(part.path) : builder.place(part.asked),
          messageId: part.document ? 'part' : 'file',
          data: { part: part.path.join('.'), name: part.file, file: fileIn(builder, part.file) },
        }
      }
    }
  },
})

interface Part {
  readonly document: SourceDocument | undefined
  /** The required path in the document. Empty if only the file is required. */
  readonly path: Path
  /** The file name inside the language folder. */
  readonly file: string
  /** The path of the answer that requires the part. */
  readonly asked: Path
}

function* partsFor(site: Site, builder: SourceDocument, { code }: Language): Generator<Part> {
  const frames = site.find('quiz-frames', 'quiz-frames', code)
  const inFrames = { document: frames, file: 'quiz-frames.yaml' }
  yield { ...inFrames, path: [], asked: [] }

  const problems = idsIn(builder.data, ['problems', 'options'])
  const kinds = idsIn(builder.data, ['kinds', 'options'], 'code')
  if (frames) {
    for (const { id, at } of kinds) yield { ...inFrames, path: ['kinds', id], asked: at }
    for (const [field, group] of [
      ['desired_output', 'outputs'],
      ['final_cta', 'calls'],
    ] as const) {
      const index = idsIn(builder.data, ['questions'], 'field').findIndex(({ id }) => id === field)
      for (const { id, at } of idsIn(builder.data, ['questions', index, 'options']))
        yield { ...inFrames, path: [group, id], asked: at }
    }
  }

  for (const { at: category } of idsIn(builder.data, ['categories'])) {
    for (const { id, at } of banksIn(builder.data, [...category, 'subcategories'])) {
      const document = site.find('quiz-bank', id, code)
      const inBank = { document, file: `quiz-banks/${id}.yaml`, asked: at }
      yield { ...inBank, path: [] }
      if (!document) continue
      for (const problem of problems) yield { ...inBank, path: ['problems', problem.id] }
      for (const kind of kinds) yield { ...inBank, path: ['kinds', kind.id] }
    }
  }
}

/** What has a bank: each audience of a subcategory, or the subcategory itself. */
const banksIn = (data: unknown, path: Path) =>
  idsIn(data, path).flatMap((subcategory) => {
    const audiences = idsIn(data, [...subcategory.at, 'audiences', 'options'])
    return audiences.length > 0 ? audiences : [subcategory]
  })

/** The ids of list items, with their places. */
function idsIn(data: unknown, path: Path, key = 'id') {
  const list = valueAt(data, path)
  return (Array.isArray(list) ? list : []).flatMap((item: unknown, index) =>
    isRecord(item) && typeof item[key] === 'string'
      ? [{ id: item[key], at: [...path, index] }]
      : [],
  )
}

const has = (data: unknown, path: Path) => data === undefined || valueAt(data, path) !== undefined

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isRecord(value) ? value[step] : undefined
  }, data)

const fileIn = ({ file }: SourceDocument, path: string) => file.replace(/tool-builder\.yaml$/, path)
