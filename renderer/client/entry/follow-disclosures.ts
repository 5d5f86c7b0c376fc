/** Does for disclosures what the browser, which opens and closes them, does not. */
export function followDisclosures(): void {
  // What was put away before scripts came: the press that did it made them come.
  for (const on of document.querySelectorAll('[data-choice]:checked, details:not([open])'))
    closeInside(on)
  addEventListener('change', ({ target }) => closeInside(target))
  addEventListener('toggle', onToggle, true)
  addEventListener('keydown', onKey)
}

/** Closes what is open of the plans that are not chosen, or among questions that are put away. */
function closeInside(on: EventTarget | null): void {
  if (!(on instanceof HTMLElement)) return
  const { choice } = on.dataset
  const around = choice ? on.closest('section') : on
  const others = choice ? `[data-of]:not([data-of="${choice}"]) ` : ''
  for (const details of around?.querySelectorAll(`${others}details`) ?? [])
    details.removeAttribute('open')
}

/** Questions that are newly shown get the focus. The switch that puts them away stays in view. */
const onToggle = ({ target }: Event) => {
  if (!(target instanceof HTMLDetailsElement)) return
  const [switcher, first] = target.querySelectorAll('summary')
  if (!target.open) {
    closeInside(target)
    if (first) switcher?.scrollIntoView({ block: 'nearest' })
  } else if (switcher?.matches(':focus')) first?.focus()
}

/** Escape closes the explanation of a row. */
const onKey = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof Element)
    target.closest('tbody details')?.removeAttribute('open')
}
