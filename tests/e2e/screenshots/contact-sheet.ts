import type { Shot } from './take-screenshots.ts'

/** One document with all pictures, grouped by page. */
export function contactSheet(shots: readonly Shot[]): string {
  const pages = Map.groupBy(shots, ({ route }) => route)
  const links = [...pages.keys()].map((route) => `<a href="#${route}">${route}</a>`)
  const groups = [...pages].map(
    ([route, ofPage]) =>
      `<section id="${route}"><h2>${route}</h2><div>${ofPage.map(figureOf).join('')}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>${styles}</style><h1>Contact sheet</h1><nav>${links.join(' ')}</nav>${groups.join('')}</html>`
}

const figureOf = ({ view, file }: Shot) =>
  `<figure style="width: ${Math.round(100 + view.width / 8)}px"><a href="${file}"><img loading="lazy" src="${file}" alt="${view.name}"></a><figcaption>${view.name}</figcaption></figure>`

const styles = `
body { margin: 24px; background: #888; font: 14px/1.4 system-ui }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
section > div { display: flex; overflow-x: auto; align-items: start; gap: 16px }
figure { flex: none; margin: 0 }
img { width: 100%; max-height: 1600px; object-fit: cover; object-position: top }
a { color: black }`
