/** The sections of most pages: one request fetches them all. */

export { Action as action } from './action.tsx'
export { Facts as facts } from './facts.tsx'
export { Faq as faq } from './faq.tsx'
export { Hero as hero } from './hero.tsx'
export { Plans as plans } from './plans.tsx'
export { Points as points } from './points.tsx'
export { Quote as quote } from './quote.tsx'
export { Steps as steps } from './steps.tsx'
export { Text as text } from './text.tsx'
