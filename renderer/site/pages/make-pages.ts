import { createHash } from 'node:crypto'
import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, extname } from 'node:path'
import { Tinypool } from 'tinypool'
import type { Chrome, Page } from '#site/types.ts'
import type { KeptBundle } from '../bundle/kept-bundle.ts'
import type { OutputFolder } from '../output-folder.ts'
import type { ListedPage, Meanwhile, PageFiles, PagesOfDocument } from '../page-input.ts'
import {
  createPageMaker,
  type MadePage,
  type PageJob,
  type PageParts,
  pageJob,
} from './make-page.ts'
import type { WorkerData, WorkerError } from './page-worker.ts'

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
  /** Called after each page with how many are done. */
  readonly onPage: (done: number) => void
}

/** From so many pages on, workers are faster than the time that they take to start. */
const manyPages = 24
/** Whether a site has so few pages that each is compressed as well as can be. */
export const isSmall = (pages: number) => pages <= 40

/** How many pages a worker is given at once: each message costs as much as a small page. */
const batch = 8
/** How many batches wait for a worker or are in one. */
const most = 8
/** More threads would wait for the disk. */
const mostThreads = 4
/** What a worker makes is short-lived: collecting it often costs no more than rarely, in a third of the memory. */
const youngMemory = 6

interface Made {
  readonly pages: readonly ListedPage[]
  readonly files: readonly PageFiles[]
}

/** Makes the files of every page, or takes them over from the build before if they follow from the same. */
export async function makePages(input: Input): Promise<Made> {
  const { pages, count, bundle, parts, year, isRelease, output, meanwhile, onPage } = input
  const isBest = isRelease || isSmall(count)
  const from = hash(bundle.key, JSON.stringify(parts.forms), `${year} ${isBest} ${isRelease}`)
  const textOf = createChromeTexts()
  const files: PageFiles[] = []
  const listed: ListedPage[] = []
  const done = (page: PageFiles) => {
    files.push(page)
    onPage(files.length)
  }

  const maker = createMaker({ parts, output, meanwhile })
  try {
    for (const { chrome, files: own } of pages) {
      meanwhile?.signal.throwIfAborted()
      const before = own.told()
      if (before?.from === from && before.pages.every((page) => output.keep(page.files))) {
        listed.push(...before.pages.map((page) => ({ page: page.listed, chrome })))
        before.pages.forEach(done)
        continue
      }
      const { value, tell } = own.begin()
      const made: PageFiles[] = []
      for (const page of value.values()) {
        const entry = listedPage(page)
        listed.push({ page: entry, chrome })
        const job = pageJob({
          ...{ page, chrome, bundle, year },
          chromeText: textOf(chrome),
          art: parts.art,
          quality: isBest || page.path === chrome.home ? 'best' : 'quick',
        })
        await maker.add(job, ({ document, style, files: written }) => {
          for (const file of written) output.note(file)
          const hashes = written.map((file) => [file.path, file.hash] as const)
          const own = { document, style, listed: entry, files: hashes }
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

type Use = (made: MadePage) => void

/** Makes pages: in workers if there are many. */
interface Maker {
  /** Starts to make a page. Waits while many are on their way, so that few are in memory at once. */
  add(job: PageJob, use: Use): Promise<void>
  /** Waits until all pages are made. */
  end(): Promise<void>
  stop(): Promise<void>
}

interface MakerInput {
  readonly parts: PageParts
  readonly output: OutputFolder
  readonly meanwhile: Meanwhile | undefined
}

function createMaker({ parts, output, meanwhile }: MakerInput): Maker {
  const waiting: { readonly job: PageJob; readonly use: Use }[] = []
  const running = new Set<Promise<void>>()
  let pool: Tinypool | undefined
  let failure: { readonly error: unknown } | undefined

  const start = (workers: Tinypool) => {
    const some = waiting.splice(0, batch)
    const work = workers
      .run(some.map(({ job }) => job))
      .then((made: readonly MadePage[] | WorkerError) => {
        if ('message' in made) throw Object.assign(new Error(made.message), made)
        for (const [index, { use }] of some.entries()) {
          const page = made[index]
          if (page) use(page)
        }
      })
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => running.delete(work))
    running.add(work)
  }
  const check = () => {
    if (failure) throw failure.error
  }

  return {
    add: async (job, use) => {
      waiting.push({ job, use })
      if (!pool && waiting.length <= manyPages) return
      pool ??= startWorkers({ parts, target: output.target })
      while (waiting.length >= batch) start(pool)
      if (running.size >= most) await Promise.race(running)
      check()
    },
    end: async () => {
      if (pool && waiting.length > 0) start(pool)
      if (waiting.length > 0) {
        await meanwhile?.work
        meanwhile?.signal.throwIfAborted()
        const make = await createPageMaker(parts, output)
        for (const { job, use } of waiting) use(await make(job))
      }
      await Promise.all(running)
      check()
    },
    stop: async () => {
      await pool?.destroy()
    },
  }
}

function startWorkers(workerData: WorkerData): Tinypool {
  const threads = Math.min(availableParallelism(), mostThreads)
  const compiled = getCompileCacheDir()
  return new Tinypool({
    // In a package it is JavaScript.
    filename: new URL(`page-worker${extname(import.meta.url)}`, import.meta.url).href,
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: youngMemory },
    // Pages follow from nothing else, and a worker has no compile cache unless its environment names one.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
    minThreads: threads,
    maxThreads: threads,
  })
}
