import site from '../site.json' with { type: 'json' }

export const { languages } = site

/** Of `nl/plans/core`. */
export const languageOf = (id) => id.slice(0, id.indexOf('/'))
export const nameOf = (id) => id.slice(id.indexOf('/') + 1)

export function addressOf(id) {
  const language = languageOf(id)
  const root = language === languages[0] ? '/' : `/${language}/`
  const name = nameOf(id)
  return name === 'home' ? root : `${root}${name}/`
}
