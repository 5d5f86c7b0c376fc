import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, bundle } from '../bundle/bundle.ts'
import { componentTypes, ownComponents, sheetNames, sources } from '../bundle/sources.ts'
import { spriteOf } from '../bundle/sprite.ts'
import { buildScript, buildServer, inlineModule } from '../bundle/vite-build.ts'
import type { Project } from '../page-input.ts'
import { ownFaultIn } from '../pages/own-fault.ts'
import { galleryDocument } from './gallery-document.ts'
import type { BuiltGallery, ExampleFault, Gallery, GalleryExample } from './gallery-input.ts'

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
export async function buildGallery(input: GalleryInput): Promise<BuiltGallery> {
  const { project, gallery, year } = input
  const types = componentTypes(project)
  const [bundled, script, server] = await Promise.all([
    bundle(project, types),
    buildScript(project, sources.gallery),
    buildServer(project, sources.galleryServer, types),
  ])
  const { renderSections, renderWall }: GalleryEntry = await import(inlineModule(server))
  // The tiles stand in the document itself.
  const build = { id: bundled.id, sprite: '', year }

  const own = ownComponents(project, types)
  const drawn = new Map<GalleryExample, string>()
  const faults: ExampleFault[] = []
  for (const example of gallery.sections.flatMap(({ examples }) => examples)) {
    if (!example.page) continue
    const sheets = example.page.page.sections
      .flatMap(sheetNames)
      .map((name) => bundled.sectionStyles[name]?.text ?? '')
    const styles = withFonts(sheets.join(''), bundled)
    const { page, chrome } = example.page
    const draw = (drawnPage: typeof page) => renderSections({ page: drawnPage, chrome, build })
    const body = await draw(page).catch(async (error: unknown) => {
      const fault = await ownFaultIn(page, own, draw)
      if (!fault) throw error
      faults.push({ ...fault, example })
      return undefined
    })
    if (body !== undefined) drawn.set(example, `<style>${styles}</style>${body}`)
  }

  const html = galleryDocument({
    gallery,
    drawn,
    faults,
    walls: gallery.walls.map(({ name, wall }) => ({
      name,
      html: renderWall(wall, { ...gallery.page, build }),
    })),
    sprite: spriteOf(project),
    siteStyles: withFonts(bundled.commonStyle, bundled),
    ownStyles: readFileSync(join(project.engine, sources.galleryStyle), 'utf8'),
    script,
  })
  return { html, faults }
}

/** A style sheet with its files inside. */
const withFonts = (css: string, { files }: Bundle) =>
  css.replaceAll(/url\(["']?\/(assets\/[^"')]+\.woff2)["']?\)/g, (_, path: string) => {
    const font = Buffer.from(files.get(path) ?? '').toString('base64')
    return `url(data:font/woff2;base64,${font})`
  })
