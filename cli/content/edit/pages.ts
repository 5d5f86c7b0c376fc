import {
  indexPath,
  isRecord,
  ledgerPath,
  linksIn,
  rewriteLedger,
  type Site,
  textsOf,
  unwritten,
  withoutListing,
} from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { type ContentEdit, pathOf } from './edit-content.ts'
import { changeText, newYaml, removeAt } from './edit-yaml.ts'
import {
  addMenuEntry,
  type IsTarget,
  leadsTo,
  menuNames,
  navigationOf,
  removeMenuEntries,
} from './menus.ts'
import { moveAddress, replaceAddresses } from './redirects.ts'
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
  for (const menu of input.menus) requireKnown('menu', menu, menuNames(site))
  const sections = newSections(site, input)
  for (const language of languages) {
    const title = language === site.source.code ? (input.title ?? unwritten) : unwritten
    const page = { title, description: unwritten, sections }
    edit.add(`${language}/pages/${input.id}.yaml`, newYaml(page))

    const navigation = navigationOf(site, language)
    for (const menu of navigation ? input.menus : []) {
      const entry = { label: title, to: input.id }
      edit.edit(`${language}/navigation.yaml`, (document) =>
        addMenuEntry(document, { data: navigation?.data, menu }, entry),
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

interface RemovedPage {
  /** The page that the addresses lead to now. */
  readonly target: string
  /** Places that still name the page, as `content/en/pages/home.yaml:3`. */
  readonly links: readonly string[]
}

/** Removes a page in every language. Its addresses lead to another page; menus no longer name it. */
export function removePageFrom(edit: ContentEdit, id: string, to?: string): RemovedPage {
  const { site } = edit
  const target = replacementOf(edit, id, to)
  const isTarget: IsTarget = (page) => site.pageNamed(page) === id
  const links = new Set(placesNaming(site, isTarget))
  for (const { name, language } of site.all('page')) {
    if (name === id) edit.remove(`${language}/pages/${id}.yaml`)
  }
  for (const { code } of site.translations) removeRecord(edit, code, `pages/${id}`)
  for (const { language, data } of site.all('navigation')) {
    edit.edit(`${language}/navigation.yaml`, (document) =>
      removeMenuEntries(document, data, isTarget),
    )
  }
  replaceAddresses(edit, id, target)
  for (const list of ['stand-ins', 'acknowledged'] as const) {
    removeEntries(edit, list, (at) => at.startsWith(`pages/${id}#`))
  }
  return { target, links: [...links] }
}

/** The page that the addresses of a page lead to when it goes: the named one, that above it, or home. */
function replacementOf(edit: ContentEdit, id: string, to?: string): string {
  const { site } = edit
  requirePage(edit, id)
  const home = homeOf(site)
  if (id === home) {
    throw new CliError('The site needs its home page.', 'Change its sections instead.')
  }
  const target = to ?? parentOf(site, id) ?? home
  requirePage(edit, target)
  if (target === id) throw new CliError('The page leads to itself.', 'Name another with --to.')
  return target
}

/** Removes what is on record of a translation. */
function removeRecord(edit: ContentEdit, language: string, address: string): void {
  const own = ledgerPath({ language, address })
  const index = indexPath(language)
  if (edit.has(own)) edit.remove(own)
  if (edit.has(index)) edit.rewrite(index, (text) => withoutListing(text, address))
}

/** The page with the address /. */
const homeOf = (site: Site): string =>
  site.all('page').find(({ name }) => site.pathOf(name) === '/')?.name ?? 'home'

/** The page that an id begins with: `plans` for `plans/core`. */
function parentOf(site: Site, id: string): string | undefined {
  const parent = id.split('/').slice(0, -1).join('/')
  return site.all('page').some(({ name }) => name === parent) ? parent : undefined
}

/** Where pages and lists name a page. Menus and redirects are changed with it. */
function placesNaming(site: Site, isTarget: IsTarget): readonly string[] {
  return textsOf(site).flatMap(({ document, text, schema, path }) => {
    if (document.kind === 'redirects') return []
    if (document.kind === 'page' && isTarget(document.name)) return []
    if (document.kind === 'navigation' && path.at(-2) !== 'all') return []
    const targets = schema['x-kind'] === 'rich' ? linksIn(text) : []
    const named = schema['x-ref'] === 'page' ? [text] : targets
    if (!named.some((each) => leadsTo(each, isTarget))) return []
    const { file, line } = document.place(path)
    return [`${file}:${line}`]
  })
}

/** Takes out the entries of a list about places that are gone. */
function removeEntries(
  edit: ContentEdit,
  kind: 'stand-ins' | 'acknowledged',
  isGone: (at: string) => boolean,
): void {
  if (!Array.isArray(edit.site.find(kind, kind)?.data)) return
  edit.edit(`${kind}.yaml`, (document) => {
    const entries: unknown = document.toJS()
    const gone = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) =>
      isRecord(entry) && isGone(String(entry['at'])) ? [index] : [],
    )
    for (const index of gone.toReversed()) removeAt(document, [index])
  })
}

interface RenamedPage {
  /** The pages whose ids begin with the old one. They stay where they are. */
  readonly below: readonly string[]
}

/**
 * Gives a page another id in every language: its files, what links to it, what is kept and on record of it.
 * Where its address follows from the id, the old addresses lead to the new one.
 */
export function renamePageTo(edit: ContentEdit, id: string, to: string): RenamedPage {
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
  const { upcoming } = site.settings
  if (upcoming.includes(to)) {
    edit.edit('site.yaml', (document) => removeAt(document, ['upcoming', upcoming.indexOf(to)]))
  }
  renameInRecords(edit, id, to)
  for (const { name, language } of site.all('page')) {
    if (name === id) edit.move(`${language}/pages/${id}.yaml`, `${language}/pages/${to}.yaml`)
  }
  const names = new Set(site.all('page').map(({ name }) => name))
  return { below: [...names].filter((name) => name.startsWith(`${id}/`)) }
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
    const index = indexPath(code)
    for (const { address: record } of site.all('state')) {
      const path = `${record}.yaml`
      if (path !== index && !path.startsWith(`.state/${code}/`)) continue
      edit.rewrite(path, (written) => {
        const rewriting = {
          isIndex: path === index,
          address: (each: string) => (each === from ? address : each),
          text: relinking(id, to),
        }
        const rewritten = rewriteLedger(written, rewriting)
        if (rewritten !== undefined) return rewritten
        throw new CliError(
          `"${path}" cannot be read, so nothing was written.`,
          'Get it back from git, or write it anew: npm run -s diptych -- accept --rebuild',
        )
      })
    }
    const own = ledgerPath({ language: code, address: from })
    if (edit.has(own)) edit.move(own, ledgerPath({ language: code, address }))
  }
}
