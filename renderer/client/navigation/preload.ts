import { addStyles } from './styles.ts'

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
