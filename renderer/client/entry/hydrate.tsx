import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { type FirstData, openFirstPage } from '../navigation/page-loader.ts'
import { followDisclosures } from './follow-disclosures.ts'

/**
 * Hydrates the prerendered document. Where what surrounds the sections fails, the document stays as it was served: it
 * rejects, or if that is later and another page is shown, the browser loads its document.
 */
export async function hydrate(data: FirstData): Promise<void> {
  followDisclosures()
  const first = await openFirstPage(data)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root.')
  const served = [...root.childNodes]
  const { pathname } = window.location

  await new Promise<void>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      if (window.location.pathname === pathname) root.replaceChildren(...served)
      else window.location.reload()
      reject(error)
    }
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <Ready onReady={resolve}>
            <App first={first} />
          </Ready>
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError },
    )
  })
  document.documentElement.dataset['ready'] = ''
}

interface ReadyProps {
  readonly onReady: () => void
  readonly children: ReactNode
}

/** Around the app and not beside it: `useId` gives other ids where the document has no such neighbour. */
function Ready({ onReady, children }: ReadyProps) {
  useEffect(onReady, [onReady])
  return children
}
