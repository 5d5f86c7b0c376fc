import type { ReactNode } from 'react'
import type { Link } from '#site/types.ts'
import { ActionLinks } from '../ui/action-links.tsx'

interface Props {
  readonly className?: string
  readonly art: ReactNode
  readonly heading: string
  readonly action?: Link
  /** What to do meanwhile. It is the main button then. */
  readonly next?: Link | undefined
  /** `h1` for a page, `h2` for a screen within a page. */
  readonly level: 'h1' | 'h2'
  /** The message. */
  readonly children: ReactNode
}

/** The screen after a form: a picture beside the message. */
export function Outcome({ className, art, heading, action, next, level, children }: Props) {
  const Heading = level
  return (
    <div className={className ?? 'wrap grid outcome'}>
      <div className="outcome-art">{art}</div>
      <div>
        <Heading tabIndex={-1}>{heading}</Heading>
        {children}
        {action && <ActionLinks links={next ? [next, action] : [action]} />}
      </div>
    </div>
  )
}
