import type { Chrome, FormRules, Page, SiteData } from '#site/types.ts'

/** A page with the header, footer and interface texts of its language. */
export interface PageInput {
  readonly page: Page
  readonly chrome: Chrome
}

export interface BuildInput {
  /** The root folder of the project, which holds `renderer/`. */
  readonly root: string
  readonly pages: readonly PageInput[]
  readonly site: SiteData
  /** The fields that each form must have. */
  readonly forms: FormRules
  /** The year in the copyright line. */
  readonly year: number
  /** Called when a stage starts. */
  readonly onStage: (stage: 'bundle' | 'prerender' | 'compress') => void
}

/** Every file of the built site, by its path inside the output folder. */
export type BuildOutput = ReadonlyMap<string, string | Uint8Array>
