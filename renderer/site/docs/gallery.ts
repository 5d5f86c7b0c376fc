import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, bundle } from '../bundle/bundle.ts'
import { componentTypes, sheetNames, sources } from '../bundle/sources.ts'
import { spriteOf } from '../bundle/sprite.ts'
import { buildScript, buildServer, inlineModule } from '../bundle/vite-build.ts'
import type { Project } from '../page-input.ts'
import { galleryDocument } from './gallery-document.ts'
import type { Gallery, GalleryExample } from './gallery-input.ts'

/** The used part of the gallery's entry. `renderer/client` is loaded at run time, never imported. */
interface GalleryEntry {
  renderSections(state: unknown): Promise<string>
  renderWall(wall: unknown, state: unknown): string
}

interface GalleryInput {
  readonly project: Project
  readonly gallery: Gallery
  /** The year in texts that say it. */
  readonly year: number
}

/** One HTML document that needs neither a server nor the network. */
export async function buildGallery({ project, gallery, year }: GalleryInput): Promise<string> {
  const types = componentTypes(project)
  const [bundled, script, server] = await Promise.all([
    bundle(project, types),
    buildScript(project, sources.gallery),
    buildServer(project, sources.galleryServer, types),
  ])
  const { renderSections, renderWall }: GalleryEntry = await import(inlineModule(server))
  // The tiles stand in the document itself.
  const build = { id: bundled.id, sprite: '', year }

  const drawn = new Map<GalleryExample, string>()
  for (const example of gallery.sections.flatMap(({ examples }) => examples)) {
    if (!example.page) continue
    const sheets = example.page.page.sections
      .flatMap(sheetNames)
      .map((name) => bundled.sectionStyles[name]?.text ?? '')
    const styles = withFonts(sheets.join(''), bundled)
    const body = await renderSections({ ...example.page, build })
    drawn.set(example, `<style>${styles}</style>${body}`)
  }

  return galleryDocument({
    gallery,
    drawn,
    walls: gallery.walls.map(({ name, wall }) => ({
      name,
      html: renderWall(wall, { ...gallery.page, build }),
    })),
    sprite: spriteOf(project),
    siteStyles: withFonts(bundled.commonStyle, bundled),
    ownStyles: readFileSync(join(project.engine, sources.galleryStyle), 'utf8'),
    script,
  })
}

/** A style sheet with its files inside. */
const withFonts = (css: string, { files }: Bundle) =>
  css.replaceAll(/url\(["']?\/(assets\/[^"')]+\.woff2)["']?\)/g, (_, path: string) => {
    const font = Buffer.from(files.get(path) ?? '').toString('base64')
    return `url(data:font/woff2;base64,${font})`
  })
