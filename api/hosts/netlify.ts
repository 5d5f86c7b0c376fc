import { addressOf } from '../static/site-file.ts'
import { headersFile, redirectLines } from './headers-file.ts'
import type { Host } from './host.ts'

/** Netlify reads `_headers` and `_redirects`, and receives the forms. */
export const netlify: Host = {
  title: 'Netlify',
  place: (path) => path,
  // Once it has a form, it shows the page that `action` names, or words of its own where none is named.
  document: (html, { path: file, forms }) =>
    html.replaceAll(/<form\b[^>]*\sdata-netlify="true"[^>]*>/g, (tag) => {
      const [, name] = /\sname="([^"]*)"/.exec(tag) ?? []
      const languages = Object.values(forms.find((form) => form.name === name)?.languages ?? {})
      const sent = languages.find(({ path }) => path === addressOf(file))?.sent
      return tag.replace(/\saction="[^"]*"/, sent === undefined ? '' : ` action="${sent}"`)
    }),
  write: ({ site }) =>
    new Map([
      ['_headers', headersFile(site)],
      [
        '_redirects',
        [
          ...redirectLines(site),
          ...site.notFound.map(({ folder, file }) => `${folder}/* ${file} 404`),
          '',
        ].join('\n'),
      ],
    ]),
  excess: () => [],
}
