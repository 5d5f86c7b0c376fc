import { join } from 'node:path'
import {
  checkContent,
  isRecord,
  openValidators,
  readContent,
  readSchemas,
} from '#generator/index.ts'
import { collectDefinitions, isReferenceKind } from '#generator/model/names.ts'
import { isPerLanguage, kindOf, languageFolders } from '#generator/read/file-kind.ts'
import { sectionSchema } from '#generator/validate/own-sections.ts'
import { looksOf } from '#generator/validate/schema-files.ts'
import { projectRoot } from '../../../support/project-root.ts'
import { schemaTexts } from '../../../support/project-schemas.ts'
import { type Extreme, extremes } from './extreme-text.ts'
import { type ExtremeInput, extremeValue } from './extreme-value.ts'

const fixture = join(projectRoot, 'tests/fixtures/looks/content')
const generated = join(projectRoot, '.generated')

/** A type of section with looks that are proved on a page of its own. */
interface ProvedType {
  readonly type: string
  readonly path: string
  /** The ids of its sections, such as `longest-rows`. */
  readonly sections: readonly string[]
}

/**
 * The files of a site that has each look of each section type with extreme content. A section that draws nothing but
 * what stands elsewhere has no extremes.
 */
export async function looksSite() {
  const schemas = readSchemas(schemaTexts)
  const base = readContent(fixture)
  const validators = await openValidators(schemas, { engine: generated, site: generated })
  const { site } = checkContent({
    files: base,
    folder: 'content',
    schemas,
    validators,
    today: '2026-06-01',
  })
  const { code } = site.source
  const known = collectDefinitions(site)
  const asked = new Set<string>()
  const input = {
    schemas,
    names: (kind: Parameters<typeof known>[0]) => {
      const defined = known(kind)
      if (folderOf(code, kind) === undefined || (defined?.size ?? 0) > 0) return defined
      asked.add(kind)
      return new Set(extremes.map((extreme) => nameOf(extreme, kind)))
    },
    factsOf: (kinds: readonly string[]) =>
      [...site.facts].flatMap(([name, fact]) => (kinds.some((kind) => kind in fact) ? [name] : [])),
  }
  const documentOf = (kind: string, extreme: Extreme) =>
    extremeValue({ ...input, extreme, id: extreme, given: {} }, schemas.root(`${kind}.schema.json`))

  let framed = 0
  const frameInTurn = () => frameAt(input, framed++)

  const types = schemas.sectionTypes.filter((type) =>
    hasOwnWords(schemas.root(sectionSchema(type)).node),
  )
  const pages = types.map((type) => {
    const named = looksOf(schemas, type)
    const looks = named.length > 0 ? named : [undefined]
    const root = schemas.root(sectionSchema(type))
    const sectionOf = (name: string, extreme: Extreme, look: unknown, frame?: object) => {
      const id = [name, look].filter(Boolean).join('-')
      const given = { type, id, frame, ...(look !== undefined && { look }) }
      const section = extremeValue({ ...input, extreme, id, given }, root)
      if (!isRecord(section)) throw new Error(`The site has not all that a section ${type} needs.`)
      return section
    }
    const sections = [
      ...extremes.flatMap((extreme) => looks.map((look) => sectionOf(extreme, extreme, look))),
      ...looks.map((look) => sectionOf('framed', 'longest', look, frameInTurn())),
    ]
    return { type, sections }
  })

  const files: Record<string, string> = Object.fromEntries(base)
  for (const { type, sections } of pages)
    files[`${code}/pages/${type}.yaml`] = JSON.stringify(pageWith(type, sections))
  files[`${code}/catalog.yaml`] = JSON.stringify(documentOf('catalog-texts', 'longest'))
  // A document may ask for others.
  for (const kind of asked)
    for (const extreme of extremes)
      files[`${code}/${folderOf(code, kind)}/${nameOf(extreme, kind)}.yaml`] = JSON.stringify(
        documentOf(kind, extreme),
      )

  return {
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`content/${path}`, text]),
    ),
    types: pages.map(
      ({ type, sections }): ProvedType => ({
        type,
        path: `/${type}`,
        sections: sections.map(({ id }) => String(id)),
      }),
    ),
  }
}

const pageWith = (type: string, sections: readonly unknown[]) => ({
  title: `The looks of ${type}`,
  description: `Each look of ${type} with the least and the most that its schema allows, for a test.`,
  unlisted: true,
  layout: 'bare',
  sections,
})

/** What surrounds a section: each key of its schema takes turns with its values and none, the later ones slower. */
function frameAt({ schemas, names }: FrameInput, turn: number) {
  const { file, node } = schemas.resolve({
    file: 'common.schema.json',
    node: { $ref: '#/$defs/frame' },
  })
  const chosen = Object.entries(node.properties ?? {}).map(([key, child], place) => {
    const { enum: values = [true], 'x-ref': kind } = schemas.resolve({ file, node: child }).node
    const known = isReferenceKind(kind) ? [...(names(kind) ?? [])] : values
    const choices = [...known, undefined]
    return [key, choices[Math.floor(turn / 2 ** place) % choices.length]]
  })
  const frame = Object.fromEntries(chosen.filter(([, value]) => value !== undefined))
  return Object.keys(frame).length > 0 ? frame : { tone: 'sunk' }
}

type FrameInput = Pick<ExtremeInput, 'schemas' | 'names'>

/** Whether a section says anything besides what every section does. */
const hasOwnWords = ({ properties = {} }: { readonly properties?: object | undefined }) =>
  Object.keys(properties).some((key) => !['type', 'id', 'frame', 'media'].includes(key))

/** The name of a document. A quiz sends a form, so they have names apart. */
const nameOf = (extreme: Extreme, kind: string) => `${extreme}-${kind}`

/** The folder of the documents of a kind, if they have one. */
const folderOf = (code: string, kind: string) =>
  isPerLanguage(kind)
    ? languageFolders.find((folder) => kindOf(`${code}/${folder}/name.yaml`)?.kind === kind)
    : undefined
