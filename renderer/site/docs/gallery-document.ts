import { escapeMarkup } from '../files/escape-markup.ts'
import type {
  ExampleFault,
  Gallery,
  GalleryExample,
  GalleryField,
  GallerySection,
} from './gallery-input.ts'

interface DocumentInput {
  readonly gallery: Omit<Gallery, 'page'>
  /** The HTML of each example that can be drawn. */
  readonly drawn: ReadonlyMap<GalleryExample, string>
  readonly faults: readonly ExampleFault[]
  readonly walls: readonly { readonly name: string; readonly html: string }[]
  /** The SVG with every tile. */
  readonly sprite: string
  readonly siteStyles: string
  readonly ownStyles: string
  /** Draws the examples in the browser. */
  readonly script: string
}

/** The gallery as one HTML document. */
export function galleryDocument(input: DocumentInput): string {
  const { gallery, sprite, siteStyles, ownStyles, script } = input
  const { language, words } = gallery
  const parts = [
    { id: 'sections', title: words.sections, entries: sectionEntries(input) },
    { id: 'tiles', title: words.tiles, entries: tileEntries(sprite) },
    { id: 'walls', title: words.walls, entries: wallEntries(input) },
  ]

  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(words.title)}</title><link rel="icon" href="data:,">`,
    `<style id="site-styles">${siteStyles}</style><style>${ownStyles}</style></head><body>`,
    sprite.replace('<svg ', '<svg id="sprite" style="display: none" '),
    `<a class="skip" href="#main">${escapeMarkup(words.skip)}</a>`,
    `<header class="wrap"><h1>${escapeMarkup(words.title)}</h1><p class="lead">${escapeMarkup(words.intro)}</p></header>`,
    `<nav class="wrap contents" aria-label="${escapeMarkup(words.contents)}">`,
    ...parts.map(
      ({ id, title, entries }) =>
        `<h2><a href="#${id}">${escapeMarkup(title)}</a></h2><ul>${entries.map((entry) => `<li><a href="#${entry.id}">${entry.label}</a></li>`).join('')}</ul>`,
    ),
    '</nav><main id="main" class="wrap" tabindex="-1">',
    ...parts.map(
      ({ id, title, entries }) =>
        `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeMarkup(title)}</h2><div class="${id}">${entries.map(({ html }) => html).join('\n')}</div></section>`,
    ),
    `</main><script>${script}</script></body></html>\n`,
  ].join('\n')
}

/** One part of the page, and its line in the list of contents. */
interface Entry {
  readonly id: string
  readonly label: string
  readonly html: string
}

const sectionEntries = (input: DocumentInput): readonly Entry[] =>
  input.gallery.sections.map((section) => {
    const id = `section-${section.type}`
    return { id, label: escapeMarkup(section.title), html: sectionMarkup(input, section, id) }
  })

function sectionMarkup(input: DocumentInput, section: GallerySection, id: string) {
  const { words, source } = input.gallery
  const { type, title, description, fields, examples } = section
  const frame = (html: string, look = '') =>
    `<div class="drawn" data-example="${escapeMarkup(`${words.look}: ${title}${look && `, ${look}`}`)}" data-language="${source}"><template>${html}</template></div>`
  const shown = examples.map((example) => {
    const { look } = example
    const html = input.drawn.get(example)
    const fault = input.faults.find((each) => each.example === example)
    const reason = fault ? words.thrown(fault) : words.notDrawn
    return [
      `<h4>${escapeMarkup(words.look)}${look ? `: <code>${escapeMarkup(look.name)}</code>` : ''}</h4>`,
      look?.words ? `<p>${escapeMarkup(look.words)}</p>` : '',
      html === undefined ? `<p>${escapeMarkup(reason)}</p>` : frame(html, look?.name),
      `<h4>${escapeMarkup(words.example)}</h4>`,
      `<pre lang="en"><code>${escapeMarkup(example.yaml)}</code></pre>`,
    ].join('')
  })
  return [
    `<article id="${id}"><h3>${escapeMarkup(title)} <code>${escapeMarkup(type)}</code></h3>`,
    `<p>${escapeMarkup(description)}</p>${shown.join('')}`,
    `<h4>${escapeMarkup(words.fields)}</h4>`,
    `<ul class="fields">${fields.map(fieldMarkup).join('')}</ul></article>`,
  ].join('')
}

function fieldMarkup({ path, title, description, rules, values }: GalleryField): string {
  const rest = [
    ...rules.map(escapeMarkup),
    ...values.map((value) => `<code>${escapeMarkup(value)}</code>`),
  ]
  return [
    `<li><p><code>${escapeMarkup(path)}</code> <strong>${escapeMarkup(title)}</strong></p>`,
    `<p>${escapeMarkup(description)}</p>`,
    `<p class="small muted">${rest.join(' · ')}</p></li>`,
  ].join('')
}

/** The tiles of the sprite. Icons of the interface, which start with `ui-`, cannot be named in content. */
const tileEntries = (sprite: string): readonly Entry[] =>
  Array.from(sprite.matchAll(/<symbol id="(?!ui-)([^"]+)"/g), ([, name = '']) => ({
    id: `tile-${name}`,
    label: name,
    html: `<figure id="tile-${name}"><svg class="tile" aria-hidden="true"><use href="#${name}"/></svg><figcaption><code>${name}</code></figcaption></figure>`,
  }))

const wallEntries = ({ walls }: DocumentInput): readonly Entry[] =>
  walls.map(({ name, html }) => {
    const label = escapeMarkup(name)
    return {
      id: `wall-${label}`,
      label,
      html: `<figure id="wall-${label}">${html}<figcaption><code>${label}</code></figcaption></figure>`,
    }
  })
