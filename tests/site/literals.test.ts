import { expect, inject, test } from 'vitest'
import { readJson } from '../e2e/languages.ts'
import { caseStudy, toolBuilder } from '../e2e/routes.ts'

/** Words and numbers that the specification gives literally, by where a visitor reads them. */
interface Literals {
  readonly path: string
  /**
   * A part of the document, or what shows in a later state: `data` is the data of the page, `chrome`
   * that of the menus, `player` that of a made quiz.
   */
  readonly in: 'header' | 'main' | 'footer' | 'data' | 'chrome' | 'player'
  readonly literals: readonly string[]
}

const tiers = { en: ['€599', '€1,199', '€1,999'], nl: ['€ 599', '€ 1.199', '€ 1.999'] }
const features = [
  ...['page-structure', 'mobile-first', 'hosting', 'funnel-basic', 'ai-content', 'funnel-smart'],
  ...['email-basic', 'pricing-page-basic', 'content-module', 'funnel-advanced', 'email-advanced'],
  ...['db-advanced', 'payments-api', 'revisions', 'support'],
]

const table: readonly Literals[] = [
  {
    path: '/',
    in: 'header',
    literals: ['Home', 'Plans', 'Pricing', 'Free-Audit', 'Case', 'About', 'Introduction'],
  },
  { path: '/', in: 'chrome', literals: ['👋'] },
  {
    path: '/',
    in: 'chrome',
    literals: [
      ...['Home', 'Plans', 'Explore Plans', 'Core', 'Advance', 'Pro', 'Pricing', 'Free-Audit'],
      ...['Case Study', 'About', 'Introduction', 'Language', 'English', 'Nederlands'],
      ...['Show less', 'No features found for the {plan}.'],
    ],
  },
  { path: '/nl', in: 'chrome', literals: ['English', 'Nederlands', '👋'] },
  {
    path: '/',
    in: 'footer',
    literals: [
      ...['Contact', 'Amsterdam', 'Navigation', 'Plans', 'Legal', 'Case Study'],
      ...['Privacy Policy', 'Terms of Service', 'Sitemap', String(new Date().getFullYear())],
    ],
  },
  { path: '/nl', in: 'footer', literals: ['Contact', 'Amsterdam', 'Sitemap'] },

  {
    path: '/',
    in: 'main',
    literals: [
      ...['64%', '30%', '2×', 'typically under 2 seconds', '€599', '21% VAT', '12 months'],
      ...['€10–50', '14 days', '2–3 weeks', '4–6 weeks', '25%', '75%', '€69', 'Show more'],
    ],
  },
  {
    path: '/nl',
    in: 'main',
    literals: [
      ...['64%', '30%', '2×', 'doorgaans minder dan 2 seconden', '€ 599', '21% btw', '12 maanden'],
      ...['€ 10 tot € 50', '14 dagen', '2 tot 3 weken', '4 tot 6 weken', '25%', '75%', '€ 69'],
    ],
  },
  { path: '/', in: 'data', literals: features },
  { path: '/nl', in: 'data', literals: ['https://wa.me/'] },

  { path: '/plans', in: 'main', literals: [...tiers.en, '21% VAT', 'Popular', '€69', '5–8 pages'] },
  {
    path: '/nl/plans',
    in: 'main',
    literals: [...tiers.nl, '/vanaf', '21% btw', 'Populair', '€ 69', '5 tot 8 pagina’s'],
  },
  ...['core', 'advance', 'pro'].flatMap((plan, index): readonly Literals[] => [
    { path: `/plans/${plan}`, in: 'main', literals: [`from ${tiers.en[index]}`, 'See Features'] },
    { path: `/nl/plans/${plan}`, in: 'main', literals: [`${tiers.nl[index]} /vanaf`] },
  ]),
  { path: '/plans/core', in: 'main', literals: ['66%', '43%', '80% by 2025', '2–3 weeks'] },
  { path: '/nl/plans/core', in: 'main', literals: ['66%', '43%', '80% tegen 2025', '2–3 weken'] },
  { path: '/plans/advance', in: 'main', literals: ['64%', '35%', '12.2%', '30%', '4–6 weeks'] },
  { path: '/nl/plans/advance', in: 'main', literals: ['64%', '35%', '12,2%', '30%', '4–6 weken'] },
  { path: '/plans/pro', in: 'main', literals: ['240 hours', '32%', '30%', 'Proactive'] },
  { path: '/nl/plans/pro', in: 'main', literals: ['240 uur', '32%', '30%', 'Proactief'] },

  { path: '/funnel-scan', in: 'main', literals: ['2 minutes', 'video', 'funnel, design and copy'] },
  { path: '/nl/funnel-scan', in: 'main', literals: ['2 minuten', 'video'] },
  {
    path: '/funnel-scan/questions',
    in: 'data',
    literals: [
      ...[
        'funnel-scan-results',
        'Please enter a website URL',
        'Please enter your target audience.',
      ],
      ...['Please enter a valid website URL (e.g., yourwebsite.com)', 'Please enter your name.'],
      ...['Please describe your biggest frustration.', 'Please enter your email address.'],
      'You must agree to the terms to continue.',
    ],
  },
  {
    path: '/nl/funnel-scan/questions',
    in: 'data',
    literals: [
      ...['Voer een website URL in', 'Voer een geldige website URL in (bijv. jouwwebsite.nl)'],
      ...['Beschrijf je grootste frustratie.', 'funnel-scan-results'],
      'Je moet akkoord gaan met de voorwaarden om door te gaan',
    ],
  },

  { path: '/strategy-call', in: 'main', literals: ['30 minutes'] },
  { path: '/nl/strategy-call', in: 'main', literals: ['30 minuten'] },
  {
    path: '/strategy-call',
    in: 'data',
    literals: [
      ...['yes', 'no', 'Success!', 'Got it!'],
      "{provider} is loading. If it doesn't appear, please refresh or try again shortly.",
    ],
  },

  { path: '/about', in: 'main', literals: ['Amsterdam', 'no monthly costs', '12 months'] },
  {
    path: caseStudy.path,
    in: 'main',
    literals: ['Fitness Coaching', '68%', '83%', '2 s', 'Start Free Website Scan'],
  },
  { path: `/nl${caseStudy.path}`, in: 'main', literals: ['68%', '73%', '2 s'] },
  {
    path: '/no-such-page',
    in: 'main',
    literals: ["Oops! The page you're looking for doesn't exist or has been moved."],
  },

  { path: toolBuilder, in: 'main', literals: ['Build Your Custom Tool'] },
  {
    path: toolBuilder,
    in: 'data',
    literals: [
      "They don't know why they aren't succeeding",
      "They're making strategic mistakes",
      'They are inconsistent',
      'They lack a plan or structure',
      'They face barriers or obstacles',
      ...["Show why customers aren't succeeding", 'Result Gap'],
      ...['Send an instant solution', 'Mini solution'],
      ...['Let customers benchmark against peers', 'Benchmark'],
      ...['Visualize outcomes of choices', 'Scenario / Projection'],
      ...['Run a quick self-audit', 'Self-audit'],
      'Please answer both questions above to continue',
      ...['Health & Sports', 'Personal training', 'Nutritional guidance'],
      ...['Physiotherapy & recovery', 'Lifestyle & vitality'],
      ...['Coaching Services', 'Mindset & transformation', 'Relationship coaching'],
      ...['Business & leadership', 'Stress & burnout support'],
      ...['Marketing & Growth', 'Marketing & sales', 'Content & social media'],
      ...['Funnels & conversion', 'Branding & positioning'],
      ...['Education & Training', 'Online courses', 'Training & continuing education'],
      'Language training & study support',
      ...['Business Services', 'Consulting & advisory', 'HR & recruitment'],
      ...['Financial & legal', 'Software & IT'],
      ...['Other Sectors', 'Beauty & wellness', 'Real estate & brokerage', 'Travel & hospitality'],
      'What should the user receive as the output?',
      ...['Personalized score + deep dive analysis', 'Actionable starter kit / mini-plan'],
      ...['Tailored strategic advice', 'Detailed analysis of their current approach'],
      "What's the final call to action?",
      ...['Book a discovery call', 'Download the full blueprint'],
      ...['Get personalized advice via email', 'Request a strategy session'],
      'Return here',
      'Sorry, something went wrong while generating the quiz. Please try again. Error: {message}',
      ...['API request failed with status {status}', 'An unknown error occurred.'],
      ...['General Audience', 'Friendly and professional', 'N/A', 'beginner', 'multiple_choice'],
      ...['scale', 'weighted', '0-100', 'subcategory'],
    ],
  },
  {
    path: toolBuilder,
    in: 'player',
    literals: ['Finish & See Results', 'Quiz Complete!', 'Thank you for completing the quiz.'],
  },
]

test.for(table)('$path has the literals of its $in', async ({ path, in: where, literals }) => {
  const text = plain(await read(path, where))

  expect(literals.filter((literal) => !text.includes(plain(literal)))).toEqual([])
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

async function read(path: string, where: Literals['in']): Promise<string> {
  const data = path === '/' ? '/page.json' : `${path}/page.json`
  if (where === 'data') return textsIn(await readJson(data)).join('\n')
  if (where === 'player') return textsIn(await readJson('/quiz-player.json')).join('\n')
  if (where === 'chrome') {
    const { chrome } = await readJson<{ chrome: string }>(data)
    return textsIn(await readJson(chrome)).join('\n')
  }
  const html = await (await fetch(`${inject('siteUrl')}${path}`)).text()
  const parts = html.matchAll(new RegExp(`<${where}\\b.*?</${where}>`, 'gs'))
  return Array.from(parts, ([part]) => readable(part)).join(' ')
}

/** What is read of some markup. */
const readable = (markup: string) =>
  markup
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
