/** A colour of the theme, as an element has it. */
export function colorIn(element: Element, name: string): string {
  const probe = document.createElement('i')
  probe.hidden = true
  probe.style.color = `var(${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
