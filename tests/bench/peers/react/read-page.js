import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import ids from '../pages.json' with { type: 'json' }
import site from '../site.json' with { type: 'json' }
import { addressOf, languageOf, nameOf } from './address.js'

const read = (path) => load(readFileSync(`content/${path}.yaml`, 'utf8'))
const navigations = new Map(site.languages.map((code) => [code, read(`navigation/${code}`)]))
const pages = new Set(ids)
const idsByAddress = new Map(ids.map((id) => [addressOf(id), id]))

/** The page at `nl/plans/core/` or `nl/plans/core`. */
const pageAt = (path) => idsByAddress.get(`/${path}/`.replaceAll(/\/+/g, '/'))

/** The data of the page at a path. */
export function readPage(path) {
  const id = pageAt(path)
  const language = languageOf(id)
  const { title, description, sections } = read(`pages/${id}`)
  const all = site.languages
    .map((code) => `${code}/${nameOf(id)}`)
    .filter((other) => pages.has(other))

  return {
    id,
    language,
    title,
    description,
    canonical: `${site.origin}${addressOf(id)}`,
    versions: all.map((other) => ({
      language: languageOf(other),
      url: `${site.origin}${addressOf(other)}`,
    })),
    others: all.filter((other) => other !== id),
    navigation: navigations.get(language),
    sections: sections.map((section) => ({
      section,
      faq: section.faq && read(`faqs/${language}/${section.faq}`),
      statistics: section.statistics && read(`statistics/${language}/${section.statistics}`),
    })),
  }
}
