export const layout = 'page.11ty.js'

/** The page `/en/about` of the first language stands at `/about/`, its `home` at `/`. */
export function permalink({ page, site }) {
  const [, language, ...names] = page.filePathStem.split('/')
  const prefix = language === site.languages[0] ? [] : [language]
  const name = names.join('/') === 'home' ? [] : names
  return `/${[...prefix, ...name, 'index.html'].join('/')}`
}
