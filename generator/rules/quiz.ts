import { didYouMean } from '../diagnostics/suggestion.ts'
import { documentsByFile } from '../model/outline.ts'
import { contentFile, type Language, type Site } from '../model/site.ts'
import { located } from '../model/text-place.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path, valueAlong } from '../read/path.ts'
import { type BankQuestion, banksIn, fieldsOf, type Part, questionsIn } from './quiz-bank.ts'
import { groupRule, indexRule, type Row, siteRule } from './rule.ts'

export const contactStep = siteRule('quiz/contact-step', 'breaking', function* (site) {
  for (const document of site.all('quiz')) {
    const questions = isRecord(document.data) ? document.data['questions'] : undefined
    if (!Array.isArray(questions) || questions.length === 0) continue

    const found = [...questions.entries()].filter(
      ([, question]) => isRecord(question) && question['kind'] === 'contact',
    )
    const [first, ...others] = found.map(([index]) => ['questions', index, 'kind'])
    if (!first) yield { messageId: 'none', at: document.place(['questions'], { part: 'key' }) }
    else
      for (const path of others) {
        yield {
          messageId: 'twice',
          ...located(document, path),
          related: [{ at: document.place(first), message: 'other' }],
        }
      }
  }
})

export const missingAdvice = groupRule('quiz/missing-advice', 'error', function* (group) {
  for (const document of banksIn(group)) {
    for (const question of questionsIn(document)) {
      for (const [rank, answer] of question.answers.entries()) {
        const messageId = faultOf(question, answer, rank)
        if (messageId === undefined) continue
        const path = messageId === 'missing' ? answer.path : [...answer.path, 'advice']
        yield {
          messageId,
          ...located(document, path),
        }
      }
    }
  }
})

function faultOf(
  { fields, answers, enough, isKinds }: BankQuestion,
  answer: Part,
  rank: number,
): 'missing' | 'best' | 'met' | 'ends' | undefined {
  const has = 'advice' in answer.fields
  if (answer.fields['urgent'] === true) return has ? 'ends' : undefined
  if (!isKinds && rank >= enough) {
    if (!has) return undefined
    return rank === answers.length - 1 ? 'best' : 'met'
  }
  const isCovered = 'stay' in answer.fields || ('advice' in fields && !isKinds)
  return has || isCovered ? undefined : 'missing'
}

export const missingHelpline = indexRule(
  'quiz/missing-helpline',
  'error',
  (group) => [...rowsIn(group)],
  function* (rows, site) {
    const documents = documentsByFile(site)
    for (const { file, path, name, messageId } of rows) {
      const document = documents.get(file)
      if (!document) continue
      const { language = site.source.code } = document
      const known = helplinesIn(site, language)
      if (messageId === 'unknown' && known.includes(name)) continue
      yield {
        messageId,
        data: { name, file: contentFile(site, `${language}/helplines.yaml`) },
        ...(messageId === 'unknown' && hintFor(name, known)),
        ...located(document, path),
      }
    }
  },
)

/** A helpline that is named, or that should be. */
interface NameRow extends Row {
  readonly path: Path
  readonly name: string
  readonly messageId: 'none' | 'unknown' | 'idle'
}

function* rowsIn(group: Site): Generator<NameRow> {
  for (const document of banksIn(group)) {
    const { file } = document
    for (const { path, fields } of questionsIn(document).flatMap(({ answers }) => answers)) {
      const { urgent, helpline } = fields
      if (typeof helpline !== 'string') {
        if (urgent === true) yield { file, path: [...path, 'urgent'], name: '', messageId: 'none' }
        continue
      }
      const messageId = urgent === true ? 'unknown' : 'idle'
      yield { file, path: [...path, 'helpline'], name: helpline, messageId }
    }
  }
  for (const { kind, file, data } of group.documents) {
    const helplines = kind === 'helplines' ? fieldsOf(fieldsOf(data)['helplines']) : {}
    for (const [key, helpline] of Object.entries(helplines)) {
      const { also } = fieldsOf(helpline)
      if (typeof also === 'string')
        yield { file, path: ['helplines', key, 'also'], name: also, messageId: 'unknown' }
    }
  }
}

const helplinesIn = (site: Site, language: string): readonly string[] =>
  Object.keys(fieldsOf(fieldsOf(site.find('helplines', 'helplines', language)?.data)['helplines']))

function hintFor(name: string, known: readonly string[]) {
  const hint = didYouMean(name, known)
  return hint === undefined ? {} : { hint }
}

export const missingNotice = indexRule(
  'quiz/missing-notice',
  'breaking',
  (group) =>
    banksIn(group).flatMap(({ file, data }): readonly Row[] =>
      data === undefined || 'notice' in fieldsOf(data) ? [] : [{ file }],
    ),
  function* (rows, site) {
    const documents = documentsByFile(site)
    for (const { file } of rows) {
      const bank = documents.get(file)
      const frames = bank && site.find('quiz-frames', 'quiz-frames', bank.language)
      const { notices } = fieldsOf(frames?.data)
      if (bank && Array.isArray(notices) && notices.includes(bank.name))
        yield { messageId: 'missing', at: bank.place([]) }
    }
  },
)

export const missingPart = indexRule(
  'quiz/missing-part',
  'breaking',
  (group) =>
    banksIn(group).flatMap(({ file, data }): readonly PartsRow[] =>
      data === undefined ? [] : [{ file, parts: ['problems', 'kinds'].flatMap(namesIn(data)) }],
    ),
  function* (rows, site) {
    const parts = new Map(rows.map((row) => [row.file, new Set(row.parts)]))
    for (const language of site.languages) {
      const builder = site.find('tool-builder', 'tool-builder', language.code)
      if (!builder || builder.data === undefined) continue

      for (const part of partsFor(site, builder, language)) {
        const { document, path, file, asked } = part
        const own = document && parts.get(document.file)
        const isThere = own ? own.has(path.join('.')) : document && has(document.data, path)
        if (document && (path.length === 0 || isThere)) continue
        yield {
          at: document ? document.place(path) : builder.place(asked),
          messageId: document ? 'part' : 'file',
          data: { part: path.join('.'), name: file, file: fileIn(builder, file) },
        }
      }
    }
  },
)

/** What a bank has for the answers of the tool builder: `problems.unaware`. */
interface PartsRow extends Row {
  readonly parts: readonly string[]
}

const namesIn = (data: unknown) => (key: string) =>
  Object.keys(fieldsOf(fieldsOf(data)[key])).map((name) => `${key}.${name}`)

interface NeededPart {
  readonly document: SourceDocument | undefined
  /** The required path in the document. Empty if only the file is required. */
  readonly path: Path
  /** The file name inside the language folder. */
  readonly file: string
  /** The path of the answer that requires the part. */
  readonly asked: Path
}

function* partsFor(site: Site, builder: SourceDocument, { code }: Language): Generator<NeededPart> {
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
    for (const { id, at } of optionsIn(builder.data, [...category, 'subcategories'])) {
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
const optionsIn = (data: unknown, path: Path) =>
  idsIn(data, path).flatMap((subcategory) => {
    const audiences = idsIn(data, [...subcategory.at, 'audiences', 'options'])
    return audiences.length > 0 ? audiences : [subcategory]
  })

/** The ids of list items, with their places. */
function idsIn(data: unknown, path: Path, key = 'id') {
  const list = valueAlong(data, path)
  return (Array.isArray(list) ? list : []).flatMap((item: unknown, index) =>
    isRecord(item) && typeof item[key] === 'string'
      ? [{ id: item[key], at: [...path, index] }]
      : [],
  )
}

const has = (data: unknown, path: Path) =>
  data === undefined || valueAlong(data, path) !== undefined

const fileIn = ({ file }: SourceDocument, path: string) => file.replace(/tool-builder\.yaml$/, path)
