import { hash } from 'node:crypto'
import type { Page } from '#site/types.ts'
import { compress } from '../compress.ts'
import { dataFile, documentFile } from '../files/file-names.ts'
import { hashSource } from '../headers/inline-code.ts'
import { createKeptCards } from '../images/card/kept-card.ts'
import type { OutputFolder } from '../output-folder.ts'
import type { ListedPage, PageFiles, PageInput, PagesOfDocument } from '../page-input.ts'
import { type PageParts, renderPage, type ServerEntry } from './make-page.ts'

interface Input {
  readonly pages: Iterable<PagesOfDocument>
  readonly parts: PageParts
  /** The folder in which cards are kept. */
  readonly cards: string
  readonly output: OutputFolder
}

/** So many documents are on their way at once: pages are compressed and cards are drawn beside this thread. */
const most = 8

/** Makes the files of every page, or takes them over from the build before if they follow from the same. */
export async function makePages({ pages, parts, cards, output }: Input) {
  const { bundle, year, isRelease } = parts
  const from = hash('sha256', JSON.stringify([bundle.key, year, isRelease]), 'base64url')
  const files: PageFiles[] = []
  const listed: ListedPage[] = []
  const entry: ServerEntry = await import(bundle.server)
  const pictureOf = createKeptCards(parts.art, bundle.plainFonts, cards)
  /** Writes the files of a page with their compressed forms. */
  const filesOf = async ({ page, chrome }: PageInput): Promise<PageFiles> => {
    const quality = isRelease || page.path === chrome.home ? 'best' : 'quick'
    const { html, data, style, card } = await renderPage({ page, chrome }, parts, entry)
    const document = documentFile(page)
    const texts = [[document, html] as const, [dataFile(page), data] as const]
    const made = await Promise.all(texts.map(([path, text]) => compress(path, text, quality)))
    const pictures = card ? [[card.file, await pictureOf(card.file, card.card)] as const] : []
    return {
      ...{ document, style: hashSource(style), listed: listedPage(page) },
      files: [...made.flat(), ...pictures].map(
        ([path, contents]) => [path, output.write(path, contents)] as const,
      ),
    }
  }

  let running: Promise<void>[] = []
  for (const { chrome, files: own } of pages) {
    const before = own.told()
    if (before?.from === from && before.pages.every((page) => output.keep(page.files))) {
      listed.push(...before.pages.map((page) => ({ page: page.listed, chrome })))
      files.push(...before.pages)
      continue
    }
    const { value, tell } = own.begin()
    listed.push(...Array.from(value.values(), (page) => ({ page: listedPage(page), chrome })))
    const makeAll = async () => {
      const made: PageFiles[] = []
      for (const page of value.values()) made.push(await filesOf({ page, chrome }))
      files.push(...made)
      tell({ from, pages: made })
    }
    running.push(makeAll())
    if (running.length < most) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
  return { pages: listed, files: files.toSorted((a, b) => (a.document < b.document ? -1 : 1)) }
}

const listedPage = ({ path, status, canonical, unlisted, twins }: Page): ListedPage['page'] => ({
  ...{ path, status, twins },
  ...(canonical !== undefined && { canonical }),
  ...(unlisted !== undefined && { unlisted }),
})
