/** A style sheet and the name under which documents inline the whole of it, among others in one element. */
export interface Style {
  readonly name: string
  readonly href: string
}

/** Adds the style sheets that the document does not have yet; resolves when they apply. */
export async function addStyles(styles: readonly Style[]): Promise<void> {
  await Promise.all(styles.filter((style) => !isPresent(style)).map(addStyle))
}

const isPresent = ({ name, href }: Style) =>
  document.querySelector(`style[data-style~="${name}"]`) !== null ||
  Array.from(document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`)).some(isLoaded)

/** Whether a link has its sheet. The rules of one that could not be loaded cannot be read. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

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

/** Loads a module once its style sheets apply. The modules that it imports come beside it, not after it. */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const isStyle = (file: string) => file.endsWith('.css')
  for (const file of files.filter((each) => !isStyle(each)))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }),
    )
  await addStyles(files.filter(isStyle).map((file) => ({ name: file, href: `/${file}` })))
  return load()
}
