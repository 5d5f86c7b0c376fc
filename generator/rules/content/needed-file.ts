import { isMeantFor } from '../../compare/due-documents.ts'
import { isNamesFile, isNeed, type Need, neededFiles, usesOf } from '../../model/names.ts'
import { documentsByFile } from '../../model/outline.ts'
import { contentFile, type Site } from '../../model/site.ts'
import { valuesOf } from '../../model/texts.ts'
import { isPerLanguage, type Kind } from '../../read/file-kind.ts'
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
      hint: 'Add {file}, or remove the section.',
    },
    value: {
      message: '"{type}" needs {file}, and there is no such file.',
      hint: 'Add {file}, or remove this line.',
    },
    list: {
      message: 'This names {file}, and there is no such file.',
      hint: 'Add {file}: a page is complete in {language}, even while other pages are missing.',
    },
    menu: {
      message: 'This lists the plans of {file}, and there is no such file.',
      hint: 'Add {file}, or remove "{type}: plans".',
    },
    name: {
      message: 'This names {file}, and that file is not meant for {language}.',
      hint: 'Name another file, or add {file} and take "languages" out of the other one.',
    },
  },

  rows: (group) =>
    valuesOf(group).flatMap((visit): readonly UseRow[] => {
      const used = listOf(group, visit) ?? sourceOf(visit)
      return used && (used.needs.length > 0 || used.named)
        ? [{ file: visit.document.file, path: visit.path, used }]
        : []
    }),

  *check(rows, site) {
    const documents = documentsByFile(site)
    for (const { file: user, path, used } of rows) {
      const document = documents.get(user)
      if (!document) continue
      const { language = site.source.code } = document
      const missing = [
        ...used.needs.flatMap((need) => missingFiles(site, need, language)),
        ...(used.named ? missingNamed(site, used.named, language) : []),
      ]
      for (const file of missing) {
        const place = used.messageId === 'section' ? [...path, 'type'] : path
        yield {
          messageId: used.messageId,
          data: { type: used.type, file, language: { language } },
          at: document.place(place),
          path: formatPath(place, document.data),
        }
      }
    }
  },
})

/** A section, menu or name that draws from other files. */
interface UseRow extends Row {
  readonly path: Path
  readonly used: Use
}

interface Use {
  readonly messageId: 'section' | 'value' | 'menu' | 'name' | 'list'
  readonly type: string
  readonly needs: readonly Need[]
  /** The file that each language has, by its name. */
  readonly named?: Named
}

/** What a value of a partial language names. In others, a file that is missing is told at its counterpart. */
function listOf(group: Site, { value, document, schema }: Visit): Use | undefined {
  const kind = schema['x-ref']
  if (typeof value !== 'string' || kind === undefined || kind === 'page' || !isPerLanguage(kind))
    return undefined
  if (!isPartial(group, document.language)) return undefined
  return { messageId: 'list', type: kind, needs: [], named: { kind, name: value } }
}

const isPartial = ({ translations }: Site, language: string | undefined) =>
  translations.some(({ code, isPartial: isOwn }) => isOwn && code === language)

interface Named {
  readonly kind: Kind
  readonly name: string
}

/** What a value draws from, if it is a section, the menu of the plans or the name of a file. */
function sourceOf({ value, path, schema }: Visit): Use | undefined {
  if (isRecord(value)) {
    const needs = (schema['x-needs'] ?? []).filter(isNeed)
    return { messageId: 'section', type: String(value['type']), needs }
  }
  const kind = schema['x-ref']
  if (schema['x-needs']) {
    return { messageId: 'value', type: String(value), needs: schema['x-needs'].filter(isNeed) }
  }
  if (typeof value === 'string' && kind !== undefined && kind !== 'page' && isPerLanguage(kind))
    return { messageId: 'name', type: kind, needs: [], named: { kind, name: value } }
  const key = path.at(-1)
  if ((key !== 'menu' && key !== 'from') || value !== 'plans') return undefined
  return { messageId: 'menu', type: key, needs: ['catalog'] }
}

/** The files that do not exist, besides those that another rule reports once. */
const missingFiles = (site: Site, need: Need, language: string): readonly string[] =>
  neededFiles[need]
    .filter(({ kind, name, isShared }) => !site.find(kind, name, isShared ? undefined : language))
    .filter((file) => isPartial(site, language) || !isReported(site, file, language))
    .map(({ file, isShared }) => contentFile(site, isShared ? file : `${language}/${file}`))

/** Whether texts use the names of such a file, or another language has one that is meant for all. */
const isReported = (site: Site, { kind, name }: Named, language: string) =>
  isNamesFile(kind)
    ? usesOf(site, kind).length > 0
    : versionsOf(site, { kind, name }).some((version) => isMeantFor(version, language))

/** The file of a name in a language that it is not meant for. */
function missingNamed(site: Site, named: Named, language: string): readonly string[] {
  const versions = versionsOf(site, named)
  const [first] = versions
  // A name that no language has is reported, and so is a file that the language should have.
  const isThere = versions.some((each) => each.language === language)
  // What a partial language has is up to it, so nobody else tells what it lacks.
  const isDue = !isPartial(site, language) && versions.some((each) => isMeantFor(each, language))
  return first && !isThere && !isDue ? [contentFile(site, `${language}/${first.address}.yaml`)] : []
}

const versionsOf = (site: Site, { kind, name }: Named) =>
  site.all(kind).filter((document) => document.name === name)
