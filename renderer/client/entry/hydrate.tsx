import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { type FirstData, openFirstPage, ready } from '../navigation/page-loader.ts'

/** Hydrates the prerendered document. */
export async function hydrate(data: FirstData): Promise<void> {
  const first = await openFirstPage(data)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root.')

  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <Ready>
          <App first={first} />
        </Ready>
      </BrowserRouter>
    </StrictMode>,
  )
}

/** Around the app and not beside it: `useId` gives other ids where the document has no such neighbour. */
function Ready({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    document.dispatchEvent(new Event(ready))
  }, [])
  return children
}
