/** An element of the document with its content. Texts are never read as markup. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  children: readonly (Node | string)[] = [],
  className = '',
): HTMLElementTagNameMap[T] {
  const drawn = document.createElement(tag)
  if (className) drawn.className = className
  drawn.dir = 'auto'
  drawn.append(...children)
  return drawn
}
