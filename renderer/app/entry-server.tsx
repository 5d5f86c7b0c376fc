import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { type Assets, renderDocument } from './document.ts'
import type { FirstPage } from './first-page.ts'
import { loadComponents } from './navigation/page-loader.ts'

/** Renders a page to its whole document. */
export async function render(first: FirstPage, assets: Assets): Promise<string> {
  await loadComponents(first.page)

  const body = renderToString(
    <StrictMode>
      <StaticRouter location={first.page.path}>
        <App first={first} />
      </StaticRouter>
    </StrictMode>,
  )
  return renderDocument({ first, assets, body })
}
