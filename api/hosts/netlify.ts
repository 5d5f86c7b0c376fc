import { headersFile, redirectLines } from './headers-file.ts'
import type { Host } from './host.ts'

/** Netlify reads `_headers` and `_redirects`, and receives the forms. */
export const netlify: Host = {
  title: 'Netlify',
  place: (path) => path,
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
