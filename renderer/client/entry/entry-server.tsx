import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { loadComponents } from '../navigation/page-loader.ts'
import type { SiteState } from '../site/site-state.tsx'
import { type Assets, renderDocument } from './document.ts'

/** Renders a page to its whole document. */
export async function render(state: SiteState, assets: Assets): Promise<string> {
  await loadComponents(state.page)

  const body = renderToString(
    <StrictMode>
      <StaticRouter location={state.page.path}>
        <App first={state} />
      </StaticRouter>
    </StrictMode>,
  )
  return renderDocument({ state, assets, body })
}
