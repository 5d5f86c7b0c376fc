/** A style sheet and the name under which documents inline it, among others in one element. */
export interface Style {
  readonly name: string
  readonly href: string
}

/** Adds the style sheets that the document does not have yet; resolves when they apply. */
export async function addStyles(styles: readonly Style[]): Promise<void> {
  await Promise.all(styles.filter((style) => !isPresent(style)).map(addStyle))
}

const isPresent = ({ name }: Style) => document.querySelector(`[data-style~="${name}"]`) !== null

function addStyle({ name, href }: Style): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.dataset['style'] = name
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    })
    document.head.append(link)
  })
}
