import type { Page } from '#site/types.ts'

/** What the structured data of a page follows from. */
export type GraphPage = Pick<Page, 'path' | 'title' | 'description' | 'sections'>
