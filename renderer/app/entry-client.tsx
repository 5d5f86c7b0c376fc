import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { type FirstPage, readFirstPage } from './first-page.ts'
import { loadComponents, startLoader } from './navigation/page-loader.ts'

/** Told to the document once what it shows answers to clicks; the boot script waits for it. */
const ready = 'diptych:ready'

function Ready() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    document.dispatchEvent(new Event(ready))
  }, [])
  return null
}

async function start({ page, chrome, build }: FirstPage) {
  startLoader({ page, chrome }, build.id)
  await loadComponents(page)

  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root.')
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App first={{ page, chrome, build }} />
        <Ready />
      </BrowserRouter>
    </StrictMode>,
  )
}

await start(readFirstPage())
