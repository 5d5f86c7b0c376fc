import { remember } from '../remember.ts'

const token = /(?<!\{)\{(\w+)\}(?!\})/g

/** The names of what is filled in while a page is in use: price in {price}. */
export const tokensIn = remember(
  (text): ReadonlySet<string> =>
    text.includes('{')
      ? new Set([...text.matchAll(token)].map(([, name = '']) => name))
      : new Set(),
)
