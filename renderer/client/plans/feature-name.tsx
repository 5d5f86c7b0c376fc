import type { ComponentProps, ReactNode } from 'react'
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts'
import { unbroken } from '../site/unbroken.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  /** The id of the panel. */
  readonly id: string
  readonly text: string
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** What stands between the name and its panel. */
  readonly note?: ReactNode
  /** The explanation. */
  readonly children: ReactNode
}

/** The name of a feature as the head of its row; it opens an explanation. */
export function FeatureName({ id, text, icon, isOpen, onToggle, note, children }: Props) {
  const panel = useHiddenUntilFound(!isOpen, onToggle)

  return (
    <th scope="row">
      <button
        className="disclosure-button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{unbroken(text)}</span> <Icon name={icon} />
      </button>
      {note}
      <div id={id} className="disclosure-panel" ref={panel} hidden={!isOpen}>
        {children}
      </div>
    </th>
  )
}
