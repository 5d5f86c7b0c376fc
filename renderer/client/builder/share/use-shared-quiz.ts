import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QuizPlayer } from '#site/types.ts'
import { type SiteState, useSite } from '../../site/site-state.tsx'
import { loadQuizView, loadShareLink } from '../loaders.ts'
import { loadPlayer } from '../request/make-quiz.ts'
import type { FinishedQuiz } from '../state.ts'

/** A quiz from elsewhere, with what it is played with. */
interface SharedQuiz {
  readonly finished: FinishedQuiz
  readonly frames: QuizPlayer
}

type Opened = SharedQuiz | 'damaged' | undefined

/** The quiz in the address, if there is one. */
export function useSharedQuiz(): Opened {
  const { hash } = useLocation()
  const site = useSite()
  const [shared, setShared] = useState<Opened>()

  useEffect(() => {
    let isCurrent = true
    open(hash, site).then(
      (quiz) => isCurrent && startTransition(() => setShared(quiz)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hash, site])

  return shared
}

async function open(hash: string, site: SiteState): Promise<Opened> {
  // Most addresses contain no quiz: no code is loaded for them.
  if (!hash.includes('=')) return undefined

  const [{ holdsQuiz, quizIn }] = await Promise.all([loadShareLink(), loadQuizView()])
  if (!holdsQuiz(hash)) return undefined
  const finished = await quizIn(hash, window.location.href)
  return finished ? { finished, frames: await loadPlayer(site, finished.quiz.language) } : 'damaged'
}
