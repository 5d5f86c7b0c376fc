import { resolve } from 'node:path'
import { componentTypes, type SectionPlace, sources, styleSheets } from '../bundle/sources.ts'

/** Where Vite serves a source: what is outside the engine has an address of its own. */
const devAddress = ({ engine }: SectionPlace, path: string) =>
  path.startsWith('..') ? `/@fs${resolve(engine, path)}` : `/${path}`

/** Vite's client, the entry with the overlay, and all style sheets, so that edits of them apply at once. */
export const devMarkup = (
  place: SectionPlace,
  start: { readonly version: number; readonly data?: object },
) =>
  [
    `<script type="application/json" id="diptych-start">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>`,
    ...styleSheets(place, componentTypes(place)).map(
      (path) => `<link rel="stylesheet" href="${devAddress(place, path)}">`,
    ),
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="/${sources.dev}"></script>`,
  ].join('')
