import ids from '../../pages.json'
import { addressOf } from '../../react/address.js'
import { PageBody } from '../../react/page-body.jsx'
import { pageOf } from '../page-of.js'

export const dynamicParams = false

export const generateStaticParams = () =>
  ids.map((id) => ({ path: addressOf(id).split('/').filter(Boolean) }))

export async function generateMetadata({ params }) {
  const { title, description, canonical, versions } = await pageOf(params)
  const languages = Object.fromEntries(versions.map(({ language, url }) => [language, url]))
  return { title, description, alternates: { canonical, languages } }
}

export default async function Page({ params }) {
  return (
    <>
      <link rel="stylesheet" href="/site.css" precedence="default" />
      <PageBody page={await pageOf(params)} />
    </>
  )
}
