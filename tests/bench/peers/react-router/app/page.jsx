import { PageBody } from '../react/page-body.jsx'
import { readPage } from '../react/read-page.js'

export const loader = ({ params }) => readPage(params['*'] ?? '')

export const meta = ({ loaderData: { title, description, canonical, versions } }) => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: canonical },
  ...versions.map(({ language, url }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: url,
  })),
]

export default function Page({ loaderData }) {
  return <PageBody page={loaderData} />
}
