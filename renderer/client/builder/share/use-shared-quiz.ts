import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadQuizView } from '../composed/load-quiz-view.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { loadShareLink } from './load-share-link.ts'

/** The quiz in the address; `damaged` if it cannot be read. */
export function useSharedQuiz(): FinishedQuiz | 'damaged' | undefined {
  const { hash } = useLocation()
  const [shared, setShared] = useState<FinishedQuiz | 'damaged'>()

  useEffect(() => {
    let isCurrent = true
    open(hash).then(
      (quiz) => isCurrent && startTransition(() => setShared(quiz)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hash])

  return shared
}

async function open(hash: string): Promise<FinishedQuiz | 'damaged' | undefined> {
  // Most addresses contain no quiz: no code is loaded for them.
  if (!hash.includes('=')) return undefined

  const [{ holdsQuiz, quizIn }] = await Promise.all([loadShareLink(), loadQuizView()])
  return holdsQuiz(hash) ? ((await quizIn(hash, window.location.href)) ?? 'damaged') : undefined
}
