import site from '../site.json' with { type: 'json' }
import { addressOf } from './address.js'
import { Markdown } from './markdown.jsx'

const silent = new Set(site.silent)

export function ItemLink({ item: { to = 'home', label }, language }) {
  const isOutside = to.startsWith('http') || to.startsWith('#')
  return <a href={isOutside ? to : addressOf(`${language}/${to}`)}>{label}</a>
}

/** Any part of a page: its headings, its link, then all the rest in order. */
export function Node({ value, language }) {
  const rest = Object.entries(value).filter(
    ([key, child]) => !silent.has(key) && typeof child !== 'boolean',
  )
  return (
    <>
      {value.heading && <h2>{value.heading}</h2>}
      {value.title && <h3>{value.title}</h3>}
      {value.question && <h3>{value.question}</h3>}
      {value.term && <h3>{value.term}</h3>}
      {value.to ? (
        <ItemLink item={value} language={language} />
      ) : (
        value.label && <p>{value.label}</p>
      )}
      {rest.map(([key, child]) =>
        Array.isArray(child) ? (
          <ul key={key} className={key}>
            {child.map((item) =>
              typeof item === 'object' ? (
                <li key={item.id ?? item.label}>
                  <Node value={item} language={language} />
                </li>
              ) : (
                <li key={item}>
                  <Markdown text={String(item)} />
                </li>
              ),
            )}
          </ul>
        ) : typeof child === 'object' ? (
          <div key={key} className={key}>
            <Node value={child} language={language} />
          </div>
        ) : (
          <div key={key} className={key}>
            <Markdown text={String(child)} />
          </div>
        ),
      )}
    </>
  )
}
