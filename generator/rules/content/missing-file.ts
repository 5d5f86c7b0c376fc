import { documentsByLanguage, isDue } from '../../compare/due-documents.ts'
import {
  isInMissingFolder,
  kindsOfTwins,
  lackedKinds,
  missingFolders,
  renamedFiles,
  strays,
} from '../../compare/missing-files.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { isLocale } from '../../languages/locale.ts'
import { namesFiles, usesOf } from '../../model/names.ts'
import { contentFile, type Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import type { Kind } from '../../read/file-kind.ts'
import { defineSiteRule } from '../rule.ts'

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
    files: {
      message: '{language} has none of the {count} files in {folder}.',
      hint: 'Add them with the same names and keys. Or say "{only}" in each, if it is meant to be so.',
    },
    translation: {
      message: 'This file has no counterpart in {language}.',
      hint: 'Add {file} with the same keys, or say "{only}" here if it is meant to be so.',
    },
    untranslated: {
      message: 'This file is in {languages} only.',
      hint: 'Add {file} with the same keys, delete it in {languages} if no page needs it, or say "{only}" here.',
    },
    renamed: {
      message: 'This is {file} in {language}, under another name.',
      hint: 'Rename it to {wanted}: a file has one name in every language.',
      other: 'The same file is here.',
    },
    names: {
      message: {
        one: 'There is no {name}, and {count} text uses what is in it.',
        other: 'There is no {name}, and {count} texts use what is in it.',
      },
      hint: 'Get {file} back from an earlier version.',
      first: 'This is the first.',
    },
  },

  *check(site) {
    const settings = site.find('site', 'site')
    if (!settings) return
    const byLanguage = documentsByLanguage(site)
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
      for (const kind of lackedKinds(site, code)) {
        const file = contentFile(site, `${code}/${kind}.yaml`)
        yield {
          messageId: 'language',
          data: { language: { language: code }, kind, file, code },
          at: settings.place(['languages']),
        }
      }
    }

    for (const { language, folder, documents } of missingFolders(site)) {
      const [first] = documents
      yield {
        messageId: 'files',
        data: {
          language: { language },
          count: documents.length,
          folder: contentFile(site, `${language}/${folder}`),
          only: languagesOf(site, first),
        },
        at: first.place([]),
      }
    }

    for (const { code } of present.filter((each) => each !== site.source)) {
      for (const kind of kindsOfTwins(site)) {
        // A page has a rule of its own.
        if (kind !== 'page') yield* unmatchedFiles(site, kind, code)
      }
    }
    yield* missingNames(site)
  },
})

/** Whether the records of translations show that a folder was a language of the site, or its source. */
const wasPublished = (site: Site, code: string) =>
  [code, site.source.code].some((each) => site.find('state', each))

/** The files of a kind that only the source language or only another language has. */
function* unmatchedFiles(
  site: Site,
  kind: Kind,
  code: string,
): Generator<Finding<'translation' | 'untranslated' | 'renamed'>> {
  const fileOf = (language: string, { address }: SourceDocument) =>
    contentFile(site, `${language}/${address}.yaml`)
  const renamed = renamedFiles(site, kind, code)
  const known = new Set(renamed.flatMap(({ source, translation }) => [source, translation]))
  const isKnown = (document: SourceDocument, language: string) =>
    known.has(document) || isInMissingFolder(site, { address: document.address, language })
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
    if (isKnown(document, code) || !isDue(site, document, code)) continue
    yield {
      messageId: 'translation',
      data: {
        language: { language: code },
        file: fileOf(code, document),
        only: languagesOf(site, document),
      },
      at: document.place([]),
    }
  }
  for (const document of strays(site, kind, { of: code, lackedBy: source })) {
    const having = site.translations.filter((each) => site.find(kind, document.name, each.code))
    // Told once, of the first language that has it.
    if (isKnown(document, source) || having[0]?.code !== code) continue
    yield {
      messageId: 'untranslated',
      data: {
        languages: having.map((each) => ({ language: each.code })),
        file: fileOf(source, document),
        only: languagesOf(site, document),
      },
      at: document.place([]),
    }
  }
}

/** The line that says that a file is meant for no other languages than those that have it. */
function languagesOf(site: Site, { kind, name }: SourceDocument): string {
  const having = site.languages.filter(({ code }) => site.find(kind, name, code))
  return `languages: [${having.map(({ code }) => code).join(', ')}]`
}

/** The files of names, such as facts.yaml, that are not there although texts use their names. */
function* missingNames(site: Site): Generator<Finding<'names'>> {
  for (const kind of namesFiles) {
    if (site.find(kind, kind)) continue
    const uses = usesOf(site, kind)
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
