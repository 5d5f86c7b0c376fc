import { createContext, type ReactNode, useContext } from 'react'
import type { Chrome, Page } from '#site/types.ts'

/** What the build knows and content does not. */
export interface Build {
  /** Tells builds apart; a page of another build is loaded as a document. */
  readonly id: string
  /** Address of the sprite that holds all tiles and icons. */
  readonly sprite: string
  /** The year in the copyright line. */
  readonly year: number
}

/** Everything a page is drawn from. */
export interface SiteState {
  readonly chrome: Chrome
  readonly page: Page
  readonly build: Build
}

const SiteContext = createContext<SiteState | undefined>(undefined)

export function SiteProvider({
  state,
  children,
}: {
  readonly state: SiteState
  readonly children: ReactNode
}) {
  return <SiteContext value={state}>{children}</SiteContext>
}

/** The page that is being drawn, and what surrounds it. */
export function useSite(): SiteState {
  const state = useContext(SiteContext)
  if (!state) throw new Error('useSite is called outside SiteProvider.')
  return state
}

/** The interface's words in the page's language. */
export const useWords = () => useSite().chrome.words
