import { pageOf } from '../page-of.js'

export default async function Layout({ children, params }) {
  const { language } = await pageOf(params)

  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  )
}
