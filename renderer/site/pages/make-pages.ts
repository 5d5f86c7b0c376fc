import { createHash } from 'node:crypto'
import type { Chrome, Page } from '#site/types.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import type { OutputFolder } from '../output-folder.ts'
import type { ListedPage, Meanwhile, PageFiles, PageInput, PagesOfDocument } from '../page-input.ts'
import { createMaker } from './create-maker.ts'
import { type MadePage, type PageParts, pageJob } from './make-page.ts'

interface Input {
  readonly pages: Iterable<PagesOfDocument>
  /** How many pages there are about. */
  readonly count: number
  readonly bundle: KeptBundle
  readonly parts: PageParts
  readonly year: number
  /** Whether every page is compressed as well as can be. */
  readonly isRelease: boolean
  readonly output: OutputFolder
  readonly meanwhile?: Meanwhile
}

/** Whether a site has so few pages that each is compressed as well as can be. */
export const isSmall = (pages: number) => pages <= 40

interface Made {
  readonly pages: readonly ListedPage[]
  readonly files: readonly PageFiles[]
}

/** Makes the files of every page, or takes them over from the build before if they follow from the same. */
export async function makePages(input: Input): Promise<Made> {
  const { pages, count, bundle, parts, year, isRelease, output, meanwhile } = input
  const isBest = isRelease || isSmall(count)
  const from = hash(bundle.key, JSON.stringify(parts.forms), `${year} ${isBest} ${isRelease}`)
  const textOf = createChromeTexts()
  const files: PageFiles[] = []
  const listed: ListedPage[] = []
  const jobOf = ({ page, chrome }: PageInput) =>
    pageJob({
      ...{ page, chrome, bundle, year },
      chromeText: textOf(chrome),
      art: parts.art,
      quality: isBest || page.path === chrome.home ? 'best' : 'quick',
    })
  const filesOf = (input: PageInput, { document, style, files: written }: MadePage) => ({
    ...{ document, style, listed: listedPage(input.page) },
    files: written.map((file) => [file.path, file.hash] as const),
  })

  const maker = createMaker({ parts, output, meanwhile })
  try {
    for (const { chrome, files: own } of pages) {
      meanwhile?.signal.throwIfAborted()
      const before = own.told()
      if (before?.from === from && before.pages.every((page) => output.keep(page.files))) {
        listed.push(...before.pages.map((page) => ({ page: page.listed, chrome })))
        files.push(...before.pages)
        continue
      }
      const { value, tell } = own.begin()
      const inputs = Array.from(value.values(), (page) => ({ page, chrome }))
      listed.push(...inputs.map(({ page }) => ({ page: listedPage(page), chrome })))
      const made: PageFiles[] = []
      for (const each of inputs) {
        await maker.add(jobOf(each), (page) => {
          for (const file of page.files) output.note(file)
          const own = filesOf(each, page)
          files.push(own)
          made.push(own)
          if (made.length === value.size) tell({ from, pages: made })
        })
      }
    }
    await maker.end()
  } finally {
    await maker.stop()
  }
  const sorted = files.toSorted((a, b) => (a.document < b.document ? -1 : 1))
  return { pages: listed, files: sorted }
}

const listedPage = ({ path, status, canonical, unlisted, twins }: Page): ListedPage['page'] => ({
  ...{ path, status, twins },
  ...(canonical !== undefined && { canonical }),
  ...(unlisted !== undefined && { unlisted }),
})

function hash(...texts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('base64url').slice(0, 22)
}

/** The header and footer of each language as JSON, written once. */
function createChromeTexts(): (chrome: Chrome) => string {
  const texts = new Map<Chrome, string>()
  return (chrome) => {
    const text = texts.get(chrome) ?? JSON.stringify(chrome)
    texts.set(chrome, text)
    return text
  }
}
