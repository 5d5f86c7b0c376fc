import type { Build, SiteState } from './site-state.tsx'

/** The data of the first page, which its document brings along. */
export interface FirstPage extends SiteState {
  readonly build: Build & { readonly id: string }
}

/** The id of the element that holds it. */
export const firstPageId = 'first-page'

export function readFirstPage(): FirstPage {
  const data: FirstPage = JSON.parse(document.getElementById(firstPageId)?.textContent ?? '')
  return data
}
