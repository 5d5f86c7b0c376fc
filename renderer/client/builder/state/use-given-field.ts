import { type Dispatch, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { BuilderEvent, BuilderState } from './state.ts'

/**
 * Answers the question about the field once, if the address names one: `?field=coaching`. The visitor can
 * return to it as to any answer. The reducer ignores an unknown field.
 */
export function useGivenField(state: BuilderState, dispatch: Dispatch<BuilderEvent>): void {
  const field = new URLSearchParams(useLocation().search).get('field')
  const isGiven = useRef(false)
  const isAsked = state.phase === 'main' && state.replyAfter === undefined

  useEffect(() => {
    if (field === null || !isAsked || isGiven.current) return
    isGiven.current = true
    dispatch({ type: 'answered', value: field })
  }, [field, isAsked, dispatch])
}
