import type { SectionLoaders } from '../site/section.tsx'

type Common = typeof import('./common.ts')

const common =
  <T extends keyof Common>(type: T) =>
  () =>
    import('./common.ts').then((sections): Common[T] => sections[type])

/** The loaders of the section types of Diptych. Those with a flow of their own are fetched alone. */
export const engineSections = {
  action: common('action'),
  document: () => import('./document.tsx').then(({ Document }) => Document),
  facts: common('facts'),
  faq: common('faq'),
  form: () => import('./form.tsx').then(({ Form }) => Form),
  hero: common('hero'),
  message: () => import('./message.tsx').then(({ Message }) => Message),
  plans: common('plans'),
  points: common('points'),
  quiz: () => import('./quiz.tsx').then(({ Quiz }) => Quiz),
  quote: common('quote'),
  sitemap: () => import('./sitemap.tsx').then(({ Sitemap }) => Sitemap),
  steps: common('steps'),
  text: common('text'),
  'tool-builder': () => import('./tool-builder.tsx').then(({ ToolBuilder }) => ToolBuilder),
} satisfies Partial<SectionLoaders>
