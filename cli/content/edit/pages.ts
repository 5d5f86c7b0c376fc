import {
  isRecord,
  joinAddress,
  pageAddresses,
  recordPath,
  rewriteRecord,
  type Site,
  textsOf,
  unwritten,
} from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { type ContentEdit, pathOf } from './edit-content.ts'
import { changeText, insertEntry, insertItem, newYaml, removeAt } from './edit-yaml.ts'
import { menusOf } from './menus.ts'
import { idsOf, type NewSection, newSection, requireKnown, requirePage } from './sections.ts'

interface NewPageInput {
  readonly id: string
  /** In the source language. */
  readonly title: string | undefined
  /** The section types from top to bottom. */
  readonly types: readonly string[]
  readonly menus: readonly string[]
  /** Values of sections by what they name. */
  readonly references?: Readonly<Record<string, string>>
  /** Where the buttons of its sections lead. */
  readonly leadsTo?: string
}

/** Adds a page in every language, and its entries in the menus. */
export function addPageTo(edit: ContentEdit, input: NewPageInput): void {
  const { site, languages } = edit
  const names = menusOf(site, site.source.code).map(({ name }) => name)
  for (const menu of input.menus) requireKnown('menu', menu, names)
  const sections = newSections(site, input)
  for (const language of languages) {
    const title = language === site.source.code ? (input.title ?? unwritten) : unwritten
    const page = { title, description: unwritten, sections }
    edit.add(`${language}/pages/${input.id}.yaml`, newYaml(page))

    for (const { name, path, last } of menusOf(site, language)) {
      if (!input.menus.includes(name)) continue
      edit.edit(`${language}/navigation.yaml`, (document) =>
        insertItem(document, path, { label: title, to: input.id }, last),
      )
    }
  }
}

function newSections(
  site: Site,
  { types, references = {}, leadsTo: to }: NewPageInput,
): readonly NewSection[] {
  const taken = new Set<string>()
  return types.map((type) => {
    const section = newSection(site, { type, taken, references })
    for (const id of idsOf([section])) taken.add(id)
    const { actions } = section
    return to !== undefined && Array.isArray(actions)
      ? { ...section, actions: actions.map((each) => ({ ...each, to })) }
      : section
  })
}

/**
 * Gives a page another id in every language: its files, what links to it, what is kept and on record of it.
 * Where its address follows from the id, the old addresses lead to the new one. Returns the pages whose ids begin
 * with the old one, which stay where they are.
 */
export function renamePageTo(edit: ContentEdit, id: string, to: string): readonly string[] {
  const { site } = edit
  requirePage(edit, id)
  if (id === to) throw new CliError(`The page is called "${id}".`, 'Name another id.')
  if (site.all('page').some(({ name }) => name === to)) {
    throw new CliError(`There is a page "${to}" already.`, 'Choose another id.')
  }

  for (const { document, text, path, schema } of textsOf(site)) {
    const change = renamingIn({ kind: document.kind, schema }, id, to)
    if (change(text) !== text) {
      edit.edit(pathOf(document), (yaml) => changeText(yaml, path, change))
    }
  }
  moveAddress(edit, id, to)
  renameInRecords(edit, id, to)
  for (const { name, language } of site.all('page')) {
    if (name === id) edit.move(`${language}/pages/${id}.yaml`, `${language}/pages/${to}.yaml`)
  }
  const names = new Set(site.all('page').map(({ name }) => name))
  return [...names].filter((name) => name.startsWith(`${id}/`))
}

/** Files that name places of the content by the address of a file. */
const namingPlaces: ReadonlySet<string> = new Set(['acknowledged', 'facts', 'stand-ins'])

type TextOf = ReturnType<typeof textsOf>[number]
type Kind = Pick<TextOf['document'], 'kind'> & Pick<TextOf, 'schema'>

/** How a text names a page after it has another id. */
function renamingIn({ kind, schema }: Kind, id: string, to: string): (text: string) => string {
  const target = new RegExp(`^${RegExp.escape(id)}(?=$|#)`)
  const place = new RegExp(`^pages/${RegExp.escape(id)}(?=#)`)
  if (schema['x-ref'] === 'page') return (text) => text.replace(target, to)
  if (schema['x-kind'] === 'rich') return relinking(id, to)
  if (!namingPlaces.has(kind)) return (text) => text
  // A finding is kept with the texts that it was found in.
  return (text) => relinking(id, to)(text.replace(place, `pages/${to}`))
}

/** Leads the links of a text to a page by its new id. */
function relinking(id: string, to: string): (text: string) => string {
  const link = new RegExp(String.raw`(\]\(\s*<?)${RegExp.escape(id)}(?=[#)>\s])`, 'g')
  return (text) => text.replace(link, `$1${to}`)
}

function renameInRecords(edit: ContentEdit, id: string, to: string): void {
  const { site } = edit
  const [from, address] = [`pages/${id}`, `pages/${to}`]
  for (const { code } of site.translations) {
    for (const { address: record } of site.all('state')) {
      if (!record.startsWith(`.state/${code}/`)) continue
      edit.rewrite(`${record}.yaml`, (written) => {
        const rewritten = rewriteRecord(written, {
          address: (each) => (each === from ? address : each),
          text: relinking(id, to),
        })
        if (rewritten !== undefined) return rewritten
        throw new CliError(
          `"${record}.yaml" cannot be read, so nothing was written.`,
          'Get it back from git, or write it anew: npm run -s diptych -- accept --rebuild',
        )
      })
    }
    const own = recordPath({ language: code, address: from })
    if (edit.has(own)) edit.move(own, recordPath({ language: code, address }))
  }
}

const redirectsFile = 'redirects.yaml'

/**
 * Leads the addresses that follow from the id of a page to its new id. Refuses an address that another page
 * or redirect has; one that is its own becomes its address.
 */
function moveAddress(edit: ContentEdit, id: string, to: string): void {
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
    } else if (String(redirectsOf(edit)[after]).split('#')[0] === id) {
      edit.edit(redirectsFile, (document) => removeAt(document, [after]))
    } else requireFreeAddress(edit, after)
    writeRedirect(edit, before, to)
  }
}

const languageNamed = ({ languages, source }: Site, code: string | undefined) =>
  languages.find((each) => each.code === code) ?? source

const writeRedirect = (edit: ContentEdit, from: string, to: string) =>
  edit.editOrAdd(redirectsFile, (document) => insertEntry(document, [], [from, to]))

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
