import { createContext, useContext } from 'react'
import type { Chrome, Page } from '#site/types.ts'

/** Data of the build. */
export interface Build {
  /** Identifies the build. A page of another build loads as a document. */
  readonly id: string
  /** Address of the sprite with all tiles and icons. */
  readonly sprite: string
  /** The addresses of the tiles and icons that the document itself holds, by their names. */
  readonly own?: Readonly<Record<string, string>>
  /** The year in the copyright line: that of the build, in a browser that of its clock. */
  readonly year: number
  /** Address of the picture that stands for the page where a link to it is sent. */
  readonly card?: string
}

/** The data that a page renders from. */
export interface SiteState {
  readonly chrome: Chrome
  readonly page: Page
  readonly build: Build
}

/** The data of the current page, for all that it is drawn with. */
export const SiteContext = createContext<SiteState | undefined>(undefined)

/** The data of the current page. */
export function useSite(): SiteState {
  const state = useContext(SiteContext)
  if (!state) throw new Error('useSite is called outside a page.')
  return state
}

/** The address of a tile or icon, in the document or in the sprite. */
export function useDrawing(name: string | undefined): string {
  const { sprite, own } = useSite().build
  return own?.[name ?? ''] ?? `${sprite}#${name}`
}

/** The interface texts in the language of the page. */
export const useWords = () => useSite().chrome.words
