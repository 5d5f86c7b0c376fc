import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { type FirstData, openFirstPage } from '../navigation/page-loader.ts'

/** Event on the document after hydration; the boot script waits for it. */
const ready = 'diptych:ready'

/** Hydrates the prerendered document. */
export async function hydrate(data: FirstData): Promise<void> {
  const first = await openFirstPage(data)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root.')

  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App first={first} />
        <Ready />
      </BrowserRouter>
    </StrictMode>,
  )
}

function Ready() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    document.dispatchEvent(new Event(ready))
  }, [])
  return null
}
