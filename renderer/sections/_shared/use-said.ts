import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/**
 * Which of several radios a screen reader hears about: the one that was chosen last, in words that come once it is
 * drawn. What the style sheet shows is not always read aloud; new words are.
 */
export function useSaid(delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [said, say] = useState<string>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(say, delay, target.value)
  }
  return { said, onChange }
}
