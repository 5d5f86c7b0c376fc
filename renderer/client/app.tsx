import { BareBar } from './chrome/bare/bare-bar.tsx'
import { CookieNotice } from './chrome/cookie-notice.tsx'
import { Footer } from './chrome/footer/footer.tsx'
import { Header } from './chrome/header/header.tsx'
import { components } from './navigation/page-loader.ts'
import { usePage } from './navigation/use-page.ts'
import { useProvider } from './scheduling/use-provider.ts'
import { SectionView } from './site/section.tsx'
import { SectionBoundary } from './site/section-boundary.tsx'
import { SiteContext, type SiteState } from './site/site-state.tsx'

/** The whole page: what surrounds it, and its sections. Stands inside a router. */
export function App({ first }: { readonly first: SiteState }) {
  const { state, isNext } = usePage(first)
  useProvider(state.page.scheduling)
  const { page, chrome } = state
  const isFull = page.layout === 'full'

  return (
    <SiteContext value={state}>
      <a className="skip" href="#main">
        {chrome.words.skip}
      </a>
      {isFull ? <Header /> : <BareBar />}
      <CookieNotice />
      <main key={page.path} id="main" className={isNext ? 'arriving' : undefined} tabIndex={-1}>
        {page.sections.map((section) => (
          <SectionBoundary key={section.id} id={section.id} isServed={state === first}>
            <SectionView section={section} components={components} />
          </SectionBoundary>
        ))}
      </main>
      {isFull && <Footer />}
    </SiteContext>
  )
}
