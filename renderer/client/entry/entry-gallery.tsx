import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Wall } from '#site/types.ts'
import { components, loadComponents } from '../navigation/page-loader.ts'
import { SectionView } from '../site/section.tsx'
import { SiteProvider, type SiteState } from '../site/site-state.tsx'
import { WallArt } from '../ui/wall-art.tsx'

/** Renders the sections of a page to HTML, without header and footer. */
export async function renderSections(state: SiteState): Promise<string> {
  await loadComponents(state.page)

  return renderToString(
    <StrictMode>
      <StaticRouter location={state.page.path}>
        <SiteProvider state={state}>
          <main id="main">
            {state.page.sections.map((section) => (
              <SectionView key={section.id} section={section} components={components} />
            ))}
          </main>
        </SiteProvider>
      </StaticRouter>
    </StrictMode>,
  )
}

/** Renders a wall to HTML. */
export const renderWall = (wall: Wall, state: SiteState): string =>
  renderToString(
    <SiteProvider state={state}>
      <WallArt wall={wall} />
    </SiteProvider>,
  )
