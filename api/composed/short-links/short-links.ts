import { hash, timingSafeEqual } from 'node:crypto'
import type { FinishedQuiz } from '#site/types.ts'
import type { KeptQuiz } from '../../store/kept-quiz.ts'
import type { Store } from '../../store/store.ts'
import { within } from '../../store/within.ts'
import { endings, isSlug, newSlug } from './slug.ts'

interface ShortLinkDependencies {
  readonly store: Store
  /** The room of all quizzes, in bytes. */
  readonly room: number
  /** Whether the disks have room for some bytes besides what only leads may use. */
  readonly leavesReserve: (bytes: number) => boolean
  readonly now: () => Date
  /** Returns random bytes. */
  readonly random: (length: number) => Uint8Array
}

/** A new link, and what changes and erases its quiz. */
export interface NewLink {
  readonly slug: string
  readonly secret: string
}

/** Quizzes under short links. Every function rejects if the store fails. */
export interface ShortLinks {
  /** Keeps a quiz. `full` if there is no room. */
  keep(finished: FinishedQuiz, language: string): Promise<NewLink | 'full'>
  /** The quiz of a slug, which may be any text. */
  find(slug: string): Promise<KeptQuiz | 'gone' | undefined>
  /** Records a play. */
  played(quiz: KeptQuiz): Promise<void>
  change(quiz: KeptQuiz, finished: FinishedQuiz): Promise<void>
  erase(quiz: KeptQuiz): Promise<void>
}

/** How long the store may take, in milliseconds. */
const timeout = 4000

/** Time between two measurements of what is kept, in milliseconds. */
const measured = 60_000

export function createShortLinks(dependencies: ShortLinkDependencies): ShortLinks {
  const { store, room, leavesReserve, now, random } = dependencies
  const time = () => now().getTime()
  let taken = { bytes: 0, until: 0 }

  const hasRoom = async (bytes: number) => {
    if (time() >= taken.until) {
      const held = await within(timeout, store.weighQuizzes())
      taken = { bytes: held.bytes, until: time() + measured }
    }
    taken = { ...taken, bytes: taken.bytes + bytes }
    return taken.bytes <= room && leavesReserve(bytes)
  }

  return {
    keep: async (finished, language) => {
      const quiz = JSON.stringify(finished)
      if (!(await hasRoom(Buffer.byteLength(quiz)))) return 'full'
      const secret = Buffer.from(random(24)).toString('base64url')
      const kept = {
        ...{ secret: hashOf(secret), language, quiz },
        ...{ changedAt: time(), playedAt: time() },
      }
      for (const length of endings) {
        const slug = newSlug(finished.company, length, random)
        if (await within(timeout, store.addQuiz({ ...kept, slug }))) return { slug, secret }
      }
      throw new Error('Every slug that was tried is taken.')
    },
    find: async (slug) => (isSlug(slug) ? within(timeout, store.findQuiz(slug)) : undefined),
    played: (quiz) => store.markPlayed(quiz, time()),
    change: async ({ slug }, finished) => {
      await within(timeout, store.changeQuiz(slug, JSON.stringify(finished), time()))
    },
    erase: async ({ slug }) => {
      await within(timeout, store.removeQuizzes([slug]))
      // What is left on the disk is overwritten now or by the next erasure.
      await store.scrub().catch(() => false)
    },
  }
}

/** Whether a secret is that of a quiz, in constant time. */
export function opens(secret: string, quiz: KeptQuiz): boolean {
  const given = Buffer.from(hashOf(secret))
  const kept = Buffer.from(quiz.secret)
  return given.length === kept.length && timingSafeEqual(given, kept)
}

const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
