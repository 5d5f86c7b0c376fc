import { stringify } from 'yaml'
import { type Site, unwritten } from '#generator/index.ts'
import type { ContentEdit } from './edit-content.ts'
import { menuNames, navigationOf, withMenuEntry } from './menus.ts'
import { idsOf, type NewSection, newSection, requireKnown } from './new-sections.ts'
import { yamlStyle } from './yaml-text.ts'

interface NewPageInput {
  readonly id: string
  /** In the source language. */
  readonly title: string | undefined
  /** The section types from top to bottom. */
  readonly types: readonly string[]
  readonly menus: readonly string[]
  /** Values of sections by what they name. */
  readonly references?: Readonly<Record<string, string>>
}

/** Adds a page in every language, and its entries in the menus. */
export function addPageTo(edit: ContentEdit, input: NewPageInput): void {
  const { site, languages } = edit
  for (const menu of input.menus) requireKnown('menu', menu, menuNames(site))
  const sections = newSections(site, input)
  for (const language of languages) {
    const title = language === site.source.code ? (input.title ?? unwritten) : unwritten
    const page = { title, description: unwritten, sections }
    edit.add(`${language}/pages/${input.id}.yaml`, stringify(page, yamlStyle))

    const navigation = navigationOf(site, language)
    for (const menu of navigation ? input.menus : []) {
      const entry = { label: title, to: input.id }
      edit.edit(`${language}/navigation.yaml`, (text) =>
        withMenuEntry(text, navigation?.data, menu, entry),
      )
    }
  }
}

function newSections(site: Site, { types, references }: NewPageInput): readonly NewSection[] {
  const taken = new Set<string>()
  return types.map((type) => {
    const section = newSection(site, { type, taken, ...(references && { references }) })
    for (const id of idsOf([section])) taken.add(id)
    return section
  })
}
