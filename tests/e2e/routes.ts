import { dutch, english, type Language, languages } from './languages.ts'

/** A page of the built site. */
export interface Route {
  readonly language: string
  readonly path: string
  /** Where its twin in the other language is. */
  readonly twin: string | undefined
  /** The address that search engines are to keep. */
  readonly canonical: string
}

/** The case study, and the footer's spelling of its address. */
export const caseStudy = { path: '/case-study/coach-noor', alias: '/case-study-coach-noor' }

/** The one page that exists in English only. */
export const toolBuilder = '/disposable-tool-builder'

/** A page of each kind. */
export const kinds: readonly string[] = [
  ...['/', '/plans', '/plans/pro', '/funnel-scan', '/strategy-call', '/about', '/privacy'],
  ...[caseStudy.path, toolBuilder],
]

const translated = [
  ...['/', '/plans', '/plans/core', '/plans/advance', '/plans/pro'],
  ...['/funnel-scan', '/funnel-scan/questions', '/strategy-call', '/about'],
  ...['/privacy', '/terms-of-service', caseStudy.path, caseStudy.alias, '/sitemap.html'],
]

/** An English address in one of the languages. */
export function inLanguage(code: string, path: string): string {
  if (code === 'en') return path
  return path === '/' ? `/${code}` : `/${code}${path}`
}

/** Every address that the specification gives a page. */
export const routes: readonly Route[] = [
  ...translated.flatMap((path) =>
    languages.map(({ code }) => ({
      language: code,
      path: inLanguage(code, path),
      twin: inLanguage(code === 'en' ? 'nl' : 'en', path),
      canonical: inLanguage(code, path === caseStudy.alias ? caseStudy.path : path),
    })),
  ),
  { language: 'en', path: toolBuilder, twin: undefined, canonical: toolBuilder },
]

/** The pages with one task, which have neither header nor footer. */
export const bareRoutes: readonly string[] = [
  ...languages.flatMap(({ code }) =>
    ['/funnel-scan', '/funnel-scan/questions'].map((path) => inLanguage(code, path)),
  ),
  toolBuilder,
]

interface Missing {
  readonly language: Language
  readonly path: string
  /** Whether header and footer are missing too. */
  readonly isBare?: true
}

/** Addresses that look like pages and are none. */
export const missing: readonly Missing[] = [
  { language: english, path: '/plans/other' },
  { language: english, path: '/case-study/other' },
  { language: dutch, path: '/nl/plans/other' },
  { language: dutch, path: '/nl/case-study/other' },
  { language: dutch, path: `/nl${toolBuilder}` },
  { language: dutch, path: '/nl/funnel-scan/other', isBare: true },
  { language: english, path: `${toolBuilder}s`, isBare: true },
]
