import { didYouMean } from '../../diagnostics/suggestion.ts'
import { documentsByFile } from '../../model/outline.ts'
import { contentFile, type Site } from '../../model/site.ts'
import { formatPath, type Path } from '../../read/path.ts'
import { banksIn, fieldsOf, questionsIn } from '../quiz-bank.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'quiz/missing-helpline',
  severity: 'error',
  summary: 'Every answer that ends a quiz names a helpline that its language has.',
  why: 'Nothing but that number is shown after it: without one, somebody in danger would find nobody to call.',
  example: {
    before: '- text: I’m afraid of my partner\n  urgent: true',
    after:
      '- text: I’m afraid of my partner\n  urgent: true\n  helpline: safe-at-home\n# helplines.yaml\nsafe-at-home: { … }',
  },
  canBeAcknowledged: false,

  messages: {
    none: {
      message: 'This answer ends the quiz and names nobody to call.',
      hint: 'Add "helpline" with a name of {file}.',
    },
    unknown: {
      message: 'There is no helpline "{name}" in {file}.',
      hint: 'Add it there with the number of the country of the players, or name another one.',
    },
    idle: {
      message: 'Nobody is shown this helpline.',
      hint: 'Write "urgent: true" beside it, or take it away.',
    },
  },

  rows: (group) => [...rowsIn(group)],

  *check(rows, site) {
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
        at: document.place(path),
        path: formatPath(path, document.data),
      }
    }
  },
})

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
