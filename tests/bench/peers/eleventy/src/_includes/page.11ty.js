import markdown from 'markdown-it'

const titles = { heading: 'h2', title: 'h3', question: 'h3', term: 'h3' }
const processor = markdown()
const { escapeHtml } = processor.utils
const block = (text) => processor.render(text)

let addresses
let silent

export function render({ title, description, sections, page, site, collections, ...data }) {
  silent ??= new Set(site.silent)
  addresses ??= new Map(collections.all.map((each) => [each.page.filePathStem, each.url]))
  const [, language, ...names] = page.filePathStem.split('/')
  const { navigation, faqs, statistics } = data[language]
  const link = linksOf(language === site.languages[0] ? '/' : `/${language}/`)
  const versions = site.languages
    .map((code) => ({ code, url: addresses.get(`/${code}/${names.join('/')}`) }))
    .filter(({ url }) => url !== undefined)

  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>
  <meta name="description" content="${escapeHtml(description)}">
  <link rel="canonical" href="${site.origin}${page.url}">
  ${versions.map(({ code, url }) => `<link rel="alternate" hreflang="${code}" href="${site.origin}${url}">`).join('\n  ')}
  <link rel="stylesheet" href="/site.css">
</head>
<body>
  <header>
    <nav>
      <ul>
        ${navigation.header.map((each) => `<li>${link(each)}</li>`).join('\n        ')}
      </ul>
    </nav>
    ${versions
      .filter(({ code }) => code !== language)
      .map(({ code, url }) => `<a href="${url}" hreflang="${code}">${code}</a>`)
      .join('\n    ')}
  </header>
  <main>
    ${sections
      .map(
        (each) => `<section id="${each.id}" class="${each.type}">
      ${node(each, link)}${node(faqs[each.faq] ?? {}, link)}${node(statistics[each.statistics] ?? {}, link)}
    </section>`,
      )
      .join('\n    ')}
  </main>
  <footer>${node(navigation.footer, link)}</footer>
</body>
</html>
`
}

const linksOf =
  (root) =>
  ({ to = '', label = '' }) => {
    const isOutside = to.startsWith('http') || to.startsWith('#')
    const path = to === 'home' ? root : `${root}${to}/`
    return `<a href="${isOutside ? to : path}">${escapeHtml(label)}</a>`
  }

function node(value, link) {
  const parts = Object.entries(titles)
    .filter(([key]) => value[key])
    .map(([key, tag]) => `<${tag}>${escapeHtml(value[key])}</${tag}>`)
  if (value.to) parts.push(link(value))
  else if (value.label) parts.push(`<p>${escapeHtml(value.label)}</p>`)

  for (const [key, child] of Object.entries(value)) {
    if (silent.has(key) || key in titles || typeof child === 'boolean') continue
    if (Array.isArray(child)) {
      const items = child.map((each) =>
        typeof each === 'object' ? node(each, link) : block(String(each)),
      )
      parts.push(`<ul class="${key}">\n${items.map((item) => `<li>${item}</li>\n`).join('')}</ul>`)
    } else if (typeof child === 'object')
      parts.push(`<div class="${key}">${node(child, link)}</div>`)
    else parts.push(`<div class="${key}">${block(String(child))}</div>`)
  }
  return parts.join('\n')
}
