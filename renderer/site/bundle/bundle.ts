import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Manifest } from 'vite'
import type { Project } from '../page-input.ts'
import { type HashedFile, hashedFile } from './hashed-file.ts'
import {
  classStyles,
  commonStyles,
  componentOf,
  componentTypes,
  lateStyles,
  sheetsOf,
  sources,
} from './sources.ts'
import { spriteOf } from './sprite.ts'
import { buildBoot, buildClient } from './vite-build.ts'

/** The bundled sources of the renderer. */
export interface Bundle {
  /** Identifies the build: a hash of the bundled files. */
  readonly id: string
  /** The files to publish, by path. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** Text of the boot script. */
  readonly boot: string
  /** Address of the client's entry. */
  readonly entry: string
  /** The addresses of the modules that a page runs, by the type of a section on it. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** The style sheets of section types and of their looks, by name; not every one has one. */
  readonly sectionStyles: Readonly<Record<string, BundledStyle>>
  /** The style sheet of pages with one task. */
  readonly bareStyle: BundledStyle | undefined
  /** Text of the style sheet that every document holds. */
  readonly commonStyle: string
  /** Text of the style sheet of which a document holds the rules whose class it has. */
  readonly classStyle: string
  /** The style sheet that every page loads on the first interaction, and at once without scripts. */
  readonly lateStyle: Omit<BundledStyle, 'text'>
  readonly fonts: readonly string[]
  /** The sprite with all tiles and icons. */
  readonly sprite: HashedFile
}

interface BundledStyle {
  readonly name: string
  readonly href: string
  readonly text: string
}

/** Bundles client, styles and boot script with Vite, in memory. Fonts are whole. */
export async function bundle(project: Project): Promise<Bundle> {
  const [client, boot] = await Promise.all([buildClient(project), buildBoot(project)])
  const sprite = hashedFile('tiles.svg', spriteOf(project))
  const outputs = new Map(
    client.map((output) => [output.fileName, 'code' in output ? output.code : output.source]),
  )
  const manifest: Manifest = JSON.parse(String(outputs.get('manifest.json')))
  outputs.delete('manifest.json')

  const textOf = (source: string) => String(outputs.get(manifest[source]?.file ?? '') ?? '').trim()
  const style = (name: string, source: string): BundledStyle | undefined => {
    const file = manifest[source]?.file
    return file === undefined ? undefined : { name, href: `/${file}`, text: textOf(source) }
  }
  const textIn = (paths: readonly string[]) => paths.map(textOf).join('')
  const common = commonStyles(project)
  const classes = classStyles(project)
  const later = [...classes, ...lateStyles(project)]
  const late = hashedFile('late.css', textIn(later))
  const joined = [...common, ...later].map((path) => manifest[path]?.file)
  const published = [...outputs].filter(([file]) => !joined.includes(file))

  return {
    id: createHash('sha256')
      .update([...outputs.keys()].toSorted().join())
      .digest('hex')
      .slice(0, 12),
    files: new Map([
      ...published,
      ...[sprite, late].map(({ file, text }): [string, string] => [file, text]),
    ]),
    boot,
    entry: `/${manifest[sources.client]?.file ?? ''}`,
    modules: Object.fromEntries(
      componentTypes(project).map((type) => [type, modulesOf(client, project, type)]),
    ),
    sectionStyles: Object.fromEntries(
      sheetsOf(project).flatMap(([name, path]) => {
        const found = style(name, path)
        return found ? [[name, found]] : []
      }),
    ),
    bareStyle: style('bare', sources.bareStyle),
    commonStyle: textIn(common),
    classStyle: textIn(classes),
    lateStyle: { name: 'late', href: `/${late.file}` },
    fonts: [...outputs.keys()].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    sprite,
  }
}

/** Addresses of the chunks that a page with a section of this type runs, in which others may stand beside it. */
function modulesOf(
  client: Awaited<ReturnType<typeof buildClient>>,
  project: Project,
  type: string,
) {
  const modules = [sources.client, sources.hydrate, componentOf(project, type)].map((path) =>
    resolve(project.engine, path),
  )
  const chunks = client.filter((output) => output.type === 'chunk')
  const found = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id))),
  )
  for (const chunk of found)
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) found.add(each)
  return [...found].map(({ fileName }) => `/${fileName}`)
}
