import type { SiteState } from '../site/site-state.tsx'
import { trustedData } from '../site/trusted-types.ts'
import { headOf } from './head.ts'

/** Marks the head elements that the next page replaces. */
const mark = 'data-head'

/** Sets the head elements and language of the document to those of a page. */
export function applyHead(state: SiteState): void {
  const { page, chrome } = state
  document.documentElement.lang = page.language
  document.documentElement.dir = chrome.direction

  const elements = headOf(state).map(({ tag, attributes, text }) => {
    const element = document.createElement(tag)
    element.setAttribute(mark, '')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (element instanceof HTMLScriptElement) element.text = trustedData(text ?? '')
    else if (text !== undefined) element.textContent = text
    return element
  })
  const [old, ...others] = document.head.querySelectorAll(`[${mark}]`)
  for (const element of others) element.remove()
  if (old) old.replaceWith(...elements)
  else document.head.append(...elements)
}
