import type { Cache } from '../../cache.ts'
import { documentsByFile } from '../../model/groups/group.ts'
import {
  isNamesFile,
  isNeed,
  type Need,
  neededFiles,
  usesOf,
} from '../../model/names/references.ts'
import { contentFile, type Site } from '../../model/site.ts'
import { valuesOf } from '../../model/texts.ts'
import { type Kind, translatedKinds } from '../../read/file-kind.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import type { Visit } from '../../validate/walk.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'content/needed-file',
  severity: 'error',
  summary: 'A section or menu that draws from a file finds it.',
  why: 'Where its plans or its tool builder should be, a page would show an empty table or nothing at all.',
  example: {
    before: 'en/pages/tool.yaml: sections: [{ type: tool-builder, id: tool }]',
    after:
      'en/pages/tool.yaml: sections: [{ type: tool-builder, id: tool }]\nen/tool-builder.yaml: heading: …',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    section: {
      message: 'The section "{type}" draws from {file}, and there is no such file.',
      hint: 'Add {file}, or take the section away.',
    },
    list: {
      message: 'This names {file}, and there is no such file.',
      hint: 'Add {file}: the pages that {language} has are whole, also as long as it is partial.',
    },
    menu: {
      message: 'This lists the plans of {file}, and there is no such file.',
      hint: 'Add {file}, or take "{type}: plans" away.',
    },
  },

  rows: (group, cache) =>
    valuesOf(group, cache).flatMap((visit): readonly UseRow[] => {
      const used = sourceOf(visit) ?? listOf(group, visit)
      return used && used.needs.length > 0
        ? [{ file: visit.document.file, path: visit.path, used }]
        : []
    }),

  *check(rows, site, cache) {
    const documents = cache.get(documentsByFile, site)
    for (const { file: user, path, used } of rows) {
      const document = documents.get(user)
      if (!document) continue
      const missing = used.needs.flatMap((need) =>
        typeof need === 'string'
          ? missingFiles(site, need, document.language, cache)
          : missingList(site, need, document.language),
      )
      for (const file of missing) {
        const place = used.messageId === 'section' ? [...path, 'type'] : path
        yield {
          messageId: used.messageId,
          data: { type: used.type, file, language: { language: document.language ?? '' } },
          at: document.place(place),
          path: formatPath(place, document.data),
        }
      }
    }
  },
})

/** A section or menu that draws from other files. */
interface UseRow extends Row {
  readonly path: Path
  readonly used: Use
}

interface Use {
  readonly messageId: 'section' | 'menu' | 'list'
  readonly type: string
  readonly needs: readonly (Need | NamedFile)[]
}

/** A file of a language that a page names. */
interface NamedFile {
  readonly kind: Kind
  readonly name: string
}

/** What a value of a partial language names. In others, a file that is missing is told at its counterpart. */
function listOf(group: Site, { value, document, schema }: Visit): Use | undefined {
  const kind = translatedKinds.find((each) => each === schema['x-ref'])
  if (kind === undefined || typeof value !== 'string') return undefined
  if (!isPartial(group, document.language)) return undefined
  return { messageId: 'list', type: kind, needs: [{ kind, name: value }] }
}

const isPartial = ({ translations }: Site, language: string | undefined) =>
  translations.some(({ code, isPartial: isOwn }) => isOwn && code === language)

/** The file, if only other languages have it. */
const missingList = (site: Site, { kind, name }: NamedFile, language = ''): readonly string[] => {
  const [other] = site.find(kind, name, language)
    ? []
    : site.all(kind).filter((document) => document.name === name)
  return other ? [contentFile(site, `${language}/${other.address}.yaml`)] : []
}

/** What a value draws from, if it is a section or the menu of the plans. */
function sourceOf({ value, path, schema }: Visit): Use | undefined {
  if (isRecord(value)) {
    const needs = (schema['x-needs'] ?? []).filter(isNeed)
    return { messageId: 'section', type: String(value['type']), needs }
  }
  const key = path.at(-1)
  if ((key !== 'menu' && key !== 'from') || value !== 'plans') return undefined
  return { messageId: 'menu', type: key, needs: ['catalog'] }
}

/** The files that do not exist, besides those that another rule reports once. */
const missingFiles = (
  site: Site,
  need: Need,
  language: string = site.source.code,
  cache: Cache,
): readonly string[] =>
  neededFiles[need]
    .filter(({ kind, name, isShared }) => !site.find(kind, name, isShared ? undefined : language))
    .filter(({ kind }) => isPartial(site, language) || !isReported(site, kind, cache))
    .map(({ file, isShared }) => contentFile(site, isShared ? file : `${language}/${file}`))

/** Whether texts use the names of such a file, or another language has one. */
const isReported = (site: Site, kind: Kind, cache: Cache) =>
  isNamesFile(kind)
    ? usesOf(site, kind, cache).length > 0
    : translatedKinds.some((each) => each === kind) && site.all(kind).length > 0
