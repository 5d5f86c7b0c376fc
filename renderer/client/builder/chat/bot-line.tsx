import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'
import { SiteIcon } from '../../kit.ts'

interface Props {
  readonly text: string
  /** Milliseconds per letter. */
  readonly letter: number
  /** Tells screen readers of the current question, which is typed letter by letter. */
  readonly onAsk: ((question: string) => void) | undefined
}

/** A question of the bot. */
export function BotLine({ text, letter, onAsk }: Props) {
  return (
    <li className={onAsk ? 'chat-bot chat-current' : 'chat-bot'}>
      <SiteIcon name="chat" />
      {onAsk ? <TypedText text={text} letter={letter} onAsk={onAsk} /> : <p>{text}</p>}
    </li>
  )
}

/**
 * A text that is typed letter by letter; screen readers get the whole sentence at once. A click on it
 * or the Space key completes it.
 */
function TypedText({ text, letter, onAsk }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  const characters = [...text]
  const [typed, complete] = useTyping(characters.length, letter)
  const isTyping = typed < characters.length
  const respond = useEffectEvent(complete)
  const tell = useEffectEvent(() => onAsk?.(text))

  useEffect(() => tell(), [])

  useEffect(() => {
    const element = line.current
    if (!isTyping || !element) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isControl(event.target)) return
      event.preventDefault()
      respond()
    }
    const click = () => respond()
    element.addEventListener('click', click)
    document.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('click', click)
      document.removeEventListener('keydown', press)
    }
  }, [isTyping])

  if (!isTyping) return <p>{text}</p>
  return (
    <p ref={line}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {characters.slice(0, typed).join('')}
        <span className="chat-caret" data-rest={characters.slice(typed).join('')} />
      </span>
    </p>
  )
}

/** Whether an element handles the Space key itself. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, textarea, select') !== null

/**
 * The number of typed characters, by elapsed time: timers of a background page run once a second. The
 * second value completes the text.
 */
function useTyping(length: number, perCharacter: number): readonly [number, () => void] {
  const [typed, setTyped] = useState(0)
  const isDone = typed >= length

  useEffect(() => {
    if (isDone) return undefined
    if (perCharacter <= 0 || prefersReducedMotion()) {
      setTyped(length)
      return undefined
    }
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const elapsed = performance.now() - start
      setTyped(Math.floor(elapsed / perCharacter))
      timer = setTimeout(wait, perCharacter - (elapsed % perCharacter))
    }
    wait()
    return () => clearTimeout(timer)
  }, [isDone, length, perCharacter])

  return [Math.min(typed, length), () => setTyped(length)]
}
