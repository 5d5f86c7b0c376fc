import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'

export const links = () => [{ rel: 'stylesheet', href: '/site.css' }]

export function Layout({ children }) {
  const language = useMatches().at(-1)?.loaderData?.language

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
