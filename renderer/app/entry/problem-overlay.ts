/** A diagnostic of the content, as the development server sends it. */
export interface DevProblem {
  readonly severity: string
  readonly code: string
  readonly message: string
  readonly hint: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly excerpt: string
}

const elementId = 'diptych-problems'

const styles = `
  :host { position: fixed; inset: auto 16px 16px 16px; z-index: 1000; max-height: 60vh; overflow: auto;
    font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; color: #f4f6fb; background: #101830;
    border-top: 4px solid #ff8a70; box-shadow: 0 12px 40px #0008; padding: 4px 24px 16px }
  h2 { font-size: 17px; margin: 16px 0 4px } p { margin: 2px 0 } code, pre { font: 13px/1.5 ui-monospace, monospace }
  pre { margin: 8px 0; padding: 8px 12px; background: #070c1c; overflow: auto } .place { color: #a9b8dc }
`

/** Shows errors in an overlay on the page, which keeps its last valid state. Without errors it removes the overlay. */
export function showProblems(problems: readonly DevProblem[]): void {
  document.getElementById(elementId)?.remove()
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return

  const host = document.createElement('div')
  host.id = elementId
  host.setAttribute('role', 'alert')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.append(element('style', styles), ...errors.flatMap(draw))
  document.body.append(host)
}

function draw({
  message,
  hint,
  file,
  line,
  column,
  excerpt,
  code,
}: DevProblem): readonly HTMLElement[] {
  const place = element('p', `${file}:${line}:${column}  ${code}`)
  place.className = 'place'
  const source = element(
    'pre',
    `${line} | ${excerpt}\n${' '.repeat(`${line} | `.length + column - 1)}^`,
  )
  return [element('h2', message), place, source, element('p', hint)]
}

function element(tag: string, text: string) {
  const created = document.createElement(tag)
  created.textContent = text
  return created
}
