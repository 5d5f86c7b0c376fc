import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { loadComponents } from '../navigation/page-loader.ts'
import type { SiteState } from '../site/site-state.tsx'
import { type Assets, renderDocument } from './document.ts'

/** Renders a page to its whole document. */
export async function render(state: SiteState, assets: Assets): Promise<string> {
  await loadComponents(state.page)

  // Around a section that fails React would write a mark, and go on.
  const failed: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={state.page.path}>
        <App first={state} />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => {
        failed.push(error)
      },
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const body = await new Response(prelude).text()
  if (failed.length > 0) throw failed[0]
  return renderDocument({ state, assets, body })
}
