import { createHash } from 'node:crypto'
import type { Chrome, Page } from '#site/types.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import type { OutputFolder } from '../output-folder.ts'
import type {
  Figures,
  ListedPage,
  Meanwhile,
  PageFiles,
  PageInput,
  PagesOfDocument,
} from '../page-input.ts'
import { createMaker } from './create-maker.ts'
import { createPageMaker, type MadePage, type PageParts, pageJob } from './make-page.ts'
import { createScales } from './page-weight.ts'
import { makeTold, type ToldDocument } from './told-pages.ts'

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
  readonly figures: Figures
  readonly meanwhile?: Meanwhile
  /** Called after each page with how many are done. */
  readonly onPage: (done: number) => void
}

/** Whether a site has so few pages that each is compressed as well as can be. */
export const isSmall = (pages: number) => pages <= 40

interface Made {
  readonly pages: readonly ListedPage[]
  readonly files: readonly PageFiles[]
}

/** Makes the files of every page, or takes them over from the build before if they follow from the same. */
export async function makePages(input: Input): Promise<Made> {
  const { pages, count, bundle, parts, year, isRelease, output, figures, meanwhile, onPage } = input
  const isBest = isRelease || isSmall(count)
  const from = hash(bundle.key, JSON.stringify(parts.forms), `${year} ${isBest} ${isRelease}`)
  const textOf = createChromeTexts()
  const weigh = createScales(bundle)
  const files: PageFiles[] = []
  const listed: ListedPage[] = []
  const told: ToldDocument[] = []
  const done = (page: PageFiles) => {
    files.push(page)
    onPage(files.length)
  }
  const jobOf = ({ page, chrome }: PageInput) =>
    pageJob({
      ...{ page, chrome, bundle, year },
      chromeText: textOf(chrome),
      art: parts.art,
      quality: isBest || page.path === chrome.home ? 'best' : 'quick',
    })
  const filesOf = (input: PageInput, { document, style, files: written, weight }: MadePage) => ({
    ...{ document, style, listed: listedPage(input.page) },
    weight: weigh(input, weight),
    files: written.map((file) => [file.path, file.hash] as const),
  })

  const maker = createMaker({ parts, output, meanwhile })
  try {
    for (const { chrome, files: own } of pages) {
      meanwhile?.signal.throwIfAborted()
      const before = own.told()
      if (before?.from === from && before.pages.every((page) => output.keep(page.files))) {
        listed.push(...before.pages.map((page) => ({ page: page.listed, chrome })))
        if (before.figures === undefined) before.pages.forEach(done)
        else told.push({ chrome, before, begin: own.begin })
        continue
      }
      const { value, tell } = own.begin()
      const inputs = Array.from(value.values(), (page) => ({ page, chrome }))
      listed.push(...inputs.map(({ page }) => ({ page: listedPage(page), chrome })))
      const jobs = inputs.map((each) => ({ each, job: jobOf(each) }))
      if (jobs.some(({ job }) => figures.isTold(job.data))) {
        told.push({ chrome, before: undefined, begin: () => ({ value, tell }) })
        continue
      }
      const made: PageFiles[] = []
      for (const { each, job } of jobs) {
        await maker.add(job, (page) => {
          for (const file of page.files) output.note(file)
          const own = filesOf(each, page)
          done(own)
          made.push(own)
          if (made.length === value.size) tell({ from, pages: made })
        })
      }
    }
    await maker.end()
  } finally {
    await maker.stop()
  }
  const make = once(() => createPageMaker(parts, output))
  const last = await makeTold({
    ...{ documents: told, weights: files.map(({ weight }) => weight), figures, from },
    make: async (each) => filesOf(each, await (await make())(jobOf(each))),
  })
  last.forEach(done)
  const sorted = files.toSorted((a, b) => (a.document < b.document ? -1 : 1))
  return { pages: listed, files: sorted }
}

/** A function that computes its value at its first call. */
function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
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
