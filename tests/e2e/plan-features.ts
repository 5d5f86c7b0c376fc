/** What content/catalog.yaml makes of each plan: all that it includes, without what is replaced. */
export const planFeatures = {
  core: [
    'page-structure',
    'mobile-first',
    'hosting',
    'funnel-basic',
    'ai-content',
    'revisions',
    'support',
  ],
  advance: [
    'page-structure',
    'mobile-first',
    'hosting',
    'ai-content',
    'funnel-smart',
    'email-basic',
    'pricing-page-basic',
    'content-module',
    'revisions',
    'support',
  ],
  pro: [
    'page-structure',
    'mobile-first',
    'hosting',
    'ai-content',
    'pricing-page-basic',
    'content-module',
    'funnel-advanced',
    'email-advanced',
    'db-advanced',
    'payments-api',
    'revisions',
    'support',
  ],
} as const

export type Plan = keyof typeof planFeatures
