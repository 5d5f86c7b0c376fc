import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QuizPlayer } from '#site/types.ts'
import { type SiteState, useSite } from '../../site/site-state.tsx'
import { loadQuizView } from '../composed/load-quiz-view.ts'
import { loadPlayer } from '../player/load-player.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { loadShareLink, loadShortLink } from './load-share-link.ts'
import type { LinkFault, OwnedLink } from './short-link.ts'

/** A quiz from elsewhere, with what it is played with. */
export interface SharedQuiz {
  readonly finished: FinishedQuiz
  readonly frames: QuizPlayer
  /** Its short link, for whoever has its secret. */
  readonly owned?: OwnedLink | undefined
}

type Opened = SharedQuiz | LinkFault | 'damaged' | undefined

/** The quiz in the address, or why there is none. */
export function useSharedQuiz(): Opened {
  const { hash, pathname } = useLocation()
  const site = useSite()
  const [shared, setShared] = useState<Opened>()

  useEffect(() => {
    let isCurrent = true
    const [, slug] = /^\/q\/([^/]+)\/?$/.exec(pathname) ?? []
    const opening = slug === undefined ? open(hash, site) : openShort(slug, hash, site)
    opening.then(
      (quiz) => isCurrent && startTransition(() => setShared(quiz)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hash, pathname, site])

  return shared
}

async function open(hash: string, site: SiteState): Promise<Opened> {
  // Most addresses contain no quiz: no code is loaded for them.
  if (!hash.includes('=')) return undefined

  const [{ holdsQuiz, quizIn }] = await Promise.all([loadShareLink(), loadQuizView()])
  if (!holdsQuiz(hash)) return undefined
  const finished = await quizIn(hash, window.location.href)
  return finished ? { finished, frames: await playerOf(finished, site) } : 'damaged'
}

async function openShort(slug: string, hash: string, site: SiteState): Promise<Opened> {
  const [{ quizAt, secretIn }] = await Promise.all([loadShortLink(), loadQuizView()])
  const finished = await quizAt(slug)
  if (typeof finished === 'string') return finished
  const secret = secretIn(hash)
  const owned = secret === undefined ? undefined : { slug, secret }
  return { finished, frames: await playerOf(finished, site), owned }
}

const playerOf = ({ quiz }: FinishedQuiz, site: SiteState) => loadPlayer(site, quiz.language)
