import { createMemo, indexPath, ledgerPath, rewriteLedger, textsOf } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { type ContentEdit, pathOf } from './edit-content.ts'
import { removeAt, rewriteText } from './edit-yaml.ts'
import { moveAddress, requirePage } from './redirects.ts'

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

  for (const { document, text, path, schema } of textsOf(site, createMemo())) {
    const change = renamingIn({ kind: document.kind, schema }, id, to)
    if (change(text) !== text) {
      edit.edit(pathOf(document), (written) => rewriteText(written, path, change))
    }
  }
  moveAddress(edit, id, to)
  const { upcoming } = site.settings
  if (upcoming.includes(to)) {
    edit.edit('site.yaml', (text) => removeAt(text, ['upcoming', upcoming.indexOf(to)]))
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
  const target = new RegExp(`^(['"]?)${RegExp.escape(id)}(?=['"]?$|#)`)
  const place = new RegExp(`^(['"]?)pages/${RegExp.escape(id)}(?=#)`)
  if (schema['x-ref'] === 'page') return (text) => text.replace(target, `$1${to}`)
  if (schema['x-kind'] === 'rich') return relinking(id, to)
  if (!namingPlaces.has(kind)) return (text) => text
  // A finding is kept with the texts that it was found in.
  return (text) => relinking(id, to)(text.replace(place, `$1pages/${to}`))
}

/** Leads the links of a text to a page by its new id. */
function relinking(id: string, to: string): (text: string) => string {
  const link = new RegExp(String.raw`(\]\(\s*<?)${RegExp.escape(id)}(?=[#)>\s])`, 'g')
  return (text) => text.replace(link, `$1${to}`)
}

function renameInRecords(edit: ContentEdit, id: string, to: string): void {
  const { site } = edit
  const memo = createMemo()
  const [from, address] = [`pages/${id}`, `pages/${to}`]
  for (const { code } of site.translations) {
    const index = indexPath(code)
    for (const { address: record } of site.all('state')) {
      const path = `${record}.yaml`
      if (path !== index && !path.startsWith(`.state/${code}/`)) continue
      edit.edit(path, (written) => {
        const rewriting = {
          isIndex: path === index,
          address: (each: string) => (each === from ? address : each),
          text: relinking(id, to),
        }
        const rewritten = rewriteLedger(written, rewriting, memo)
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
