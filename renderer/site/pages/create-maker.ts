import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, extname } from 'node:path'
import { Tinypool } from 'tinypool'
import type { OutputFolder } from '../output-folder.ts'
import type { Meanwhile } from '../page-input.ts'
import { createPageMaker, type MadePage, type PageJob, type PageParts } from './make-page.ts'
import type { WorkerData, WorkerError } from './page-worker.ts'

/** From so many pages on, workers are faster than the time that they take to start. */
const manyPages = 24

/** How many pages a worker is given at once: each message costs as much as a small page. */
const batch = 8
/** How many batches wait for a worker or are in one. */
const most = 8
/** More threads would wait for the disk. */
const mostThreads = 4
/** What a worker makes is short-lived: collecting it often costs no more than rarely, in a third of the memory. */
const youngMemory = 6

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

export function createMaker({ parts, output, meanwhile }: MakerInput): Maker {
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
