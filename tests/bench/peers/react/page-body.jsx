import { addressOf, languageOf } from './address.js'
import { ItemLink, Node } from './node.jsx'

/** What stands on a page, between the tags of `body`. */
export function PageBody({ page: { id, sections, navigation, others } }) {
  const language = languageOf(id)

  return (
    <>
      <header>
        <nav>
          <ul>
            {navigation.header.map((item) => (
              <li key={item.label}>
                <ItemLink item={item} language={language} />
              </li>
            ))}
          </ul>
        </nav>
        {others.map((other) => (
          <a key={other} href={addressOf(other)} hrefLang={languageOf(other)}>
            {languageOf(other)}
          </a>
        ))}
      </header>
      <main>
        {sections.map(({ section, faq, statistics }) => (
          <section key={section.id} id={section.id} className={section.type}>
            <Node value={section} language={language} />
            {faq && <Node value={faq} language={language} />}
            {statistics && <Node value={statistics} language={language} />}
          </section>
        ))}
      </main>
      <footer>
        <Node value={navigation.footer} language={language} />
      </footer>
    </>
  )
}
