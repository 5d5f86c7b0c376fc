/** Adds the style sheets that the document does not have yet; resolves when they apply. */
export async function addStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.filter((href) => !isPresent(href)).map(addStyle))
}

const isPresent = (href: string) =>
  document.querySelector(`style[data-href="${href}"], link[rel="stylesheet"][href="${href}"]`) !==
  null

function addStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    })
    document.head.append(link)
  })
}
