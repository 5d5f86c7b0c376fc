import type { Finding } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import { vocabularyOf } from '../../languages/index.ts'
import { pagesIn } from '../../model/outline.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, type Path } from '../../read/path.ts'
import { glossaryOf, registerOfPage } from '../../text/glossary.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'language/unknown-register',
  severity: 'error',
  summary: 'The way a site addresses its readers is one that the language has.',
  why: 'Otherwise nothing is checked, and every page may choose.',
  example: {
    before: '# glossary.yaml\nregister: { nl: jij }',
    after: '# glossary.yaml\nregister: { nl: je }',
  },
  canBeAcknowledged: false,

  messages: {
    unknown: { message: '{language} has no form of address "{register}".' },
  },

  *check(site) {
    const glossary = site.find('glossary', 'glossary')
    if (glossary && site.documents.includes(glossary)) {
      for (const [language, register] of glossaryOf(site).register)
        yield* checkChoice({ document: glossary, path: ['register', language], language, register })
    }
    for (const document of pagesIn(site)) {
      const [language, register] = [document.language, registerOfPage(document)]
      if (language === undefined || register === undefined) continue
      yield* checkChoice({ document, path: ['register'], language, register })
    }
  },
})

interface Choice {
  readonly document: SourceDocument
  readonly path: Path
  readonly language: string
  readonly register: string
}

function checkChoice({
  document,
  path,
  language,
  register,
}: Choice): readonly Finding<'unknown'>[] {
  const { registers } = vocabularyOf(language) ?? {}
  if (!registers || Object.hasOwn(registers, register)) return []
  return [
    {
      messageId: 'unknown',
      data: { language: { language }, register },
      hint: didYouMean(register, Object.keys(registers)),
      at: document.place(path),
      path: formatPath(path, document.data),
    },
  ]
}
