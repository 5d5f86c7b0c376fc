import type { DevProblem, DevReport } from '#site/types.ts'
import { dataAddress } from '../navigation/page-loader.ts'

const elementId = 'diptych-problems'
/** Whether somebody has folded the list, for this tab. */
const foldedKey = 'diptych-folded'

const styles = `
  :host { display: block; font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; color: #f4f6fb; background: #101830 }
  p { margin: 2px 0 } code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  .note, summary, li { padding: 8px 24px } .note { margin: 0; color: #101830; background: #ffd479 }
  summary { cursor: pointer; font-weight: 600 } button { font: inherit; padding: 0; border: 0; background: none; cursor: pointer;
    color: #9ecbff; text-decoration: underline; text-align: start; overflow-wrap: anywhere }
  li { border-top: 1px solid #34406a }
  :focus-visible { outline: 3px solid #9ecbff; outline-offset: -3px }
  ul { list-style: none; margin: 0; padding: 0; max-height: 45vh; overflow: auto }
  .message { font-weight: 600 } .error::before { content: '✖ ' } .warning::before { content: '⚠ ' }
  pre { margin: 4px 0; white-space: pre-wrap } mark { color: #101830; background: #ff9d85 }
  .edge { position: fixed; inset: 0 0 auto; height: 4px; background: #ff8a70; pointer-events: none; z-index: 1000 }
  [hidden] { display: none }
`

/** What is above the page, which moves down, so that nothing of it is covered. */
interface Panel {
  show(report: DevReport): void
  /** Shows what differs between the page and its files. */
  note(): Promise<void>
}

export function createPanel(): Panel {
  const host = document.createElement('div')
  host.id = elementId
  const notes = element('div')
  const counts = element('span', { role: 'status' })
  const list = element('ul', { tabindex: '0' })
  const details = document.createElement('details')
  details.hidden = true
  // Seen wherever the page is scrolled to.
  const edge = element('div', { class: 'edge' })
  const summary = element('summary', {}, [counts])
  const region = element('section', {}, [edge, notes, details])
  host.attachShadow({ mode: 'open' }).append(element('style', {}, [styles]), region)
  details.append(summary, list)
  summary.addEventListener('click', () =>
    sessionStorage.setItem(foldedKey, details.open ? 'yes' : 'no'),
  )

  let hadErrors = false
  const place = () => {
    if (notes.childElementCount === 0 && details.hidden) host.remove()
    else if (!host.isConnected) document.body.prepend(host)
  }
  const note = async () => {
    const response = await fetch(dataAddress(window.location.pathname))
    const { notes: told = [] }: { readonly notes?: readonly string[] } = await response.json()
    notes.replaceChildren(...told.map((text) => element('p', { class: 'note' }, [text])))
    place()
  }
  window.navigation?.addEventListener('currententrychange', note)

  const show = (report: DevReport) => {
    const { heading, problems } = report
    const hasErrors = problems.some(({ severity }) => severity === 'error')
    for (const each of [region, list]) each.setAttribute('aria-label', heading)
    list.replaceChildren(...problems.map(draw))
    details.hidden = problems.length === 0
    if (hasErrors !== hadErrors)
      details.open = hasErrors && sessionStorage.getItem(foldedKey) !== 'yes'
    hadErrors = hasErrors
    edge.hidden = !hasErrors
    place()
    // Set in the document, so that screen readers announce it.
    if (counts.textContent !== report.counts) counts.textContent = report.counts
  }
  return { show, note }
}

function draw(problem: DevProblem): HTMLElement {
  const { severity, label, code, message, hint, file, line, column, excerpt, openHint } = problem
  const place = `${file}:${line}:${column}`
  const link = element('button', { type: 'button', title: openHint }, [place])
  link.addEventListener('click', () => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)
  })
  const mark = element('mark', {}, [excerpt.marked])
  return element('li', {}, [
    element('p', { class: `message ${severity}` }, [`${label}: ${message}`]),
    element('p', {}, [link, '  ', element('code', {}, [code])]),
    element('pre', {}, [`${line} | ${excerpt.before}`, mark, excerpt.after]),
    element('p', {}, [hint]),
  ])
}

function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}
