import { isRecord, joinAddress, pageAddresses, type Site } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import type { ContentEdit } from './edit-content.ts'
import { changeText, insertEntry, removeAt } from './edit-yaml.ts'
import { type IsTarget, leadsTo } from './menus.ts'

const file = 'redirects.yaml'

/** Leads the addresses of a page that goes to another page, and so the redirects that led to it. */
export function replaceAddresses(edit: ContentEdit, id: string, to: string): void {
  const { site } = edit
  const isTarget: IsTarget = (page) => site.pageNamed(page) === id
  for (const [from, target] of Object.entries(redirectsOf(edit))) {
    if (leadsTo(target, isTarget))
      edit.edit(file, (document) => changeText(document, [from], () => to))
  }
  for (const { code, prefix } of site.languages) {
    for (const { page, path } of pageAddresses(site, code)) {
      if (page.name === id) writeRedirect(edit, joinAddress(prefix, path), to)
    }
  }
}

/**
 * Leads the addresses that follow from the id of a page to its new id. Refuses an address that another page
 * or redirect has; one that is its own becomes its address.
 */
export function moveAddress(edit: ContentEdit, id: string, to: string): void {
  const { site } = edit
  for (const page of site.all('page').filter(({ name }) => name === id)) {
    const { code, prefix } = languageNamed(site, page.language)
    const { path, writtenAliases } = site.outlineOf(page)
    const [before, after] = [`/${id}`, `/${to}`].map((each) => joinAddress(prefix, each))
    const isNamed = path !== undefined || site.pathOf(id, code) !== `/${id}`
    if (isNamed || before === undefined || after === undefined) continue

    const alias = writtenAliases.indexOf(`/${to}`)
    if (alias >= 0) {
      const key = writtenAliases.length > 1 ? ['aliases', alias] : ['aliases']
      edit.edit(`${code}/pages/${id}.yaml`, (document) => removeAt(document, key))
    } else if (leadsTo(redirectsOf(edit)[after], (target) => target === id)) {
      edit.edit(file, (document) => removeAt(document, [after]))
    } else requireFreeAddress(edit, after)
    writeRedirect(edit, before, to)
  }
}

const languageNamed = ({ languages, source }: Site, code: string | undefined) =>
  languages.find((each) => each.code === code) ?? source

const writeRedirect = (edit: ContentEdit, from: string, to: string) =>
  edit.editOrAdd(file, (document) => insertEntry(document, [], [from, to]))

function requireFreeAddress(edit: ContentEdit, address: string): void {
  const { site } = edit
  const isPage = site.languages.some(({ code, prefix }) =>
    pageAddresses(site, code).some(({ path }) => joinAddress(prefix, path) === address),
  )
  if (isPage) {
    throw new CliError(
      `"${address}" is the address of a page.`,
      'Only an address that is no more can lead elsewhere.',
    )
  }
  if (address in redirectsOf(edit)) {
    throw new CliError(
      `"${address}" leads elsewhere already.`,
      'Change its line in redirects.yaml.',
    )
  }
}

function redirectsOf({ site }: ContentEdit): Readonly<Record<string, unknown>> {
  const data = site.find('redirects', 'redirects')?.data
  return isRecord(data) ? data : {}
}
