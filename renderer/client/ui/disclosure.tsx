import type { ReactNode } from 'react'
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts'
import { unbroken } from '../site/unbroken.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** The id of the panel. */
  readonly id: string
  readonly title: string
  /** A short value beside the title. */
  readonly value?: string | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A heading that opens the panel under it. */
export function Disclosure({ id, title, value, isOpen, onToggle, children }: Props) {
  const panel = useHiddenUntilFound(!isOpen, onToggle)

  return (
    <>
      <h3>
        <button
          className="disclosure-button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{unbroken(title)}</span>{' '}
          {value && <span className="disclosure-value">{unbroken(value)}</span>}
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      </h3>
      <div id={id} className="disclosure-panel" ref={panel} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
