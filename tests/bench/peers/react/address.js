import site from '../site.json' with { type: 'json' }

/** Of `nl/plans/core`. */
export const languageOf = (id) => id.slice(0, id.indexOf('/'))
export const nameOf = (id) => id.slice(id.indexOf('/') + 1)

const rootOf = (language) => (language === site.languages[0] ? '/' : `/${language}/`)

export function addressOf(id) {
  const root = rootOf(languageOf(id))
  const name = nameOf(id)
  return name === 'home' ? root : `${root}${name}/`
}
