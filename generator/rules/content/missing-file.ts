import type { Cache } from '../../cache.ts'
import { isDue } from '../../compare/due-documents.ts'
import { documentsByLanguage } from '../../compare/language-folders.ts'
import { renamedFiles, strays } from '../../compare/renamed-files.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { isLocale } from '../../languages/locale.ts'
import { namesFiles, usesOf } from '../../model/names/references.ts'
import { contentFile, type Site } from '../../model/site.ts'
import { requiredKinds, translatedKinds } from '../../read/file-kind.ts'
import { defineSiteRule } from '../rule.ts'

const folders: Readonly<Record<(typeof translatedKinds)[number], string>> = {
  'catalog-texts': '',
  faq: 'faqs/',
  form: 'forms/',
  quiz: 'quizzes/',
  statistics: 'statistics/',
}

export const rule = defineSiteRule({
  code: 'content/missing-file',
  severity: 'error',
  summary: 'Every language has its files.',
  why: 'Without them a page of that language has no words for its menus, questions or figures.',
  example: {
    before: 'en/faqs/plans.yaml',
    after: 'en/faqs/plans.yaml\nnl/faqs/plans.yaml',
  },
  canBeAcknowledged: false,

  messages: {
    folder: {
      message: '{language} has no folder.',
      hint: 'Write its files with: npm run -s diptych -- add language {code}. Or take "{code}" out of the languages.',
    },
    notLanguage: {
      message:
        'The folder "{code}" is not among the languages of site.yaml, so nothing in it is published.',
      hint: 'Add "{code}" to the languages, or move the folder out of the content.',
    },
    language: {
      message: '{language} has no {kind}.yaml.',
      hint: 'Add {file}, or take "{code}" out of the languages.',
    },
    translation: {
      message: 'This file has no counterpart in {language}.',
      hint: 'Add {file} with the same keys.',
    },
    untranslated: {
      message: 'This file is in {languages} only.',
      hint: 'Add {file} with the same keys, or delete it in {languages} if no page needs it.',
    },
    renamed: {
      message: 'This is {file} in {language}, and it has another name.',
      hint: 'Rename it to {wanted}: a file has one name in every language.',
      other: 'The same file is here.',
    },
    names: {
      message: {
        one: 'There is no {name}, and {count} text uses what stands in it.',
        other: 'There is no {name}, and {count} texts use what stands in it.',
      },
      hint: 'Get {file} back from an earlier version.',
      first: 'This is the first.',
    },
  },

  *check(site, cache) {
    const settings = site.find('site', 'site')
    if (!settings) return
    const byLanguage = documentsByLanguage(site, cache)
    const codes = site.languages.map(({ code }) => code)

    for (const [code, file] of site.otherFolders) {
      yield {
        messageId: 'notLanguage',
        severity: wasPublished(site, code) ? 'error' : 'warning',
        data: { code },
        at: { file, line: 1, column: 1 },
      }
    }
    // The schema reports a code that is none.
    for (const code of codes.filter((each) => isLocale(each) && !byLanguage.has(each))) {
      yield {
        messageId: 'folder',
        data: { language: { language: code }, code },
        at: settings.place(['languages']),
      }
    }
    const present = site.languages.filter(({ code }) => byLanguage.has(code))
    for (const { code } of present) {
      for (const kind of requiredKinds) {
        if (site.find(kind, kind, code)) continue
        const file = contentFile(site, `${code}/${kind}.yaml`)
        yield {
          messageId: 'language',
          data: { language: { language: code }, kind, file, code },
          at: settings.place(['languages']),
        }
      }
    }

    for (const { code } of present.filter((each) => each !== site.source)) {
      for (const kind of translatedKinds) yield* unmatchedFiles(site, kind, code)
    }
    yield* missingNames(site, cache)
  },
})

/** Whether the records of translations show that a folder was a language of the site, or its source. */
const wasPublished = (site: Site, code: string) =>
  [code, site.source.code].some((each) => site.find('state', each))

/** The files of a kind that only the source language or only another language has. */
function* unmatchedFiles(
  site: Site,
  kind: keyof typeof folders,
  code: string,
): Generator<Finding<'translation' | 'untranslated' | 'renamed'>> {
  const fileOf = (language: string, name: string) =>
    contentFile(site, `${language}/${folders[kind]}${name}.yaml`)
  const renamed = renamedFiles(site, kind, code)
  const known = new Set(renamed.flatMap(({ source, translation }) => [source, translation]))
  const source = site.source.code

  for (const { source: original, translation } of renamed) {
    yield {
      messageId: 'renamed',
      data: {
        file: original.file,
        language: { language: code },
        wanted: `${original.name.slice(original.name.lastIndexOf('/') + 1)}.yaml`,
      },
      at: translation.place([]),
      related: [{ at: original.place([]), message: 'other' }],
    }
  }
  for (const document of strays(site, kind, { of: source, lackedBy: code })) {
    if (known.has(document) || !isDue(site, document, code)) continue
    yield {
      messageId: 'translation',
      data: { language: { language: code }, file: fileOf(code, document.name) },
      at: document.place([]),
    }
  }
  for (const document of strays(site, kind, { of: code, lackedBy: source })) {
    const having = site.translations.filter((each) => site.find(kind, document.name, each.code))
    // Told once, of the first language that has it.
    if (known.has(document) || having[0]?.code !== code) continue
    yield {
      messageId: 'untranslated',
      data: {
        languages: having.map((each) => ({ language: each.code })),
        file: fileOf(source, document.name),
      },
      at: document.place([]),
    }
  }
}

/** The files of names, such as facts.yaml, that are not there although texts use their names. */
function* missingNames(site: Site, cache: Cache): Generator<Finding<'names'>> {
  for (const kind of namesFiles) {
    if (site.find(kind, kind)) continue
    const uses = usesOf(site, kind, cache)
    const [first] = uses
    if (!first) continue
    const file = contentFile(site, `${kind}.yaml`)
    yield {
      messageId: 'names',
      data: { name: `${kind}.yaml`, file, count: uses.length },
      at: { file, line: 1, column: 1 },
      related: [{ at: first.document.place(first.path), message: 'first' }],
    }
  }
}
