import type { MouseEvent } from 'react'
import type { DocumentSection } from '#site/types.ts'
import { Icon } from '../kit.ts'

/** Links to the clauses: beside the text, or folded above it where there is no room beside. */
export function Contents({ contents, clauses }: Pick<DocumentSection, 'contents' | 'clauses'>) {
  const entries = (
    <ol>
      {clauses.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={fold}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )

  return (
    <nav aria-label={contents}>
      {entries}
      <details className="disclosure">
        <summary>
          {contents}
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
        {entries}
      </details>
    </nav>
  )
}

/** Folds the contents around a link, before the browser goes to its clause. */
const fold = ({ currentTarget }: MouseEvent) => {
  currentTarget.closest('details')?.removeAttribute('open')
}
