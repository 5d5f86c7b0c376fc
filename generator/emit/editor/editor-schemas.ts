import { type Catalogue, readCatalogue, withOwnWords } from '../../languages/catalogue.ts'
import { messageLanguages } from '../../languages/index.ts'
import { collectDefinitions } from '../../model/names.ts'
import type { Site } from '../../model/site.ts'
import { editorNode } from './editor-node.ts'

/** The schemas for editors in every language that Diptych speaks. */
export const emitEditorSchemas = (site: Site): ReadonlyMap<string, string> =>
  new Map(
    messageLanguages.flatMap((language) => {
      const words = site.schemas.ownWords[language]
      return [...schemasIn(site, withOwnWords(readCatalogue(language), words))]
    }),
  )

/** The schema of a content file: the group is the kind of the file. */
const contentFile = /^([\w-]+)\.schema\.json$/

/** Schemas with the name of a content file that are not about content files. */
const notContent = new Set(['common', 'report'])

/**
 * The schemas that editors read, by file. They follow from those of the project, without what the
 * YAML language server does not know: references are written out, the keys of a section depend on its
 * type, and names are those that the site has. Descriptions are in the language of the catalogue.
 */
function schemasIn(site: Site, catalogue: Catalogue): ReadonlyMap<string, string> {
  const names = collectDefinitions(site)
  const kinds = [...site.schemas.files.keys()].flatMap((file) => contentFile.exec(file)?.[1] ?? [])
  return new Map(
    kinds
      .filter((kind) => !notContent.has(kind))
      .map((kind) => {
        const at = site.schemas.root(`${kind}.schema.json`)
        const node = editorNode({ site, names, catalogue }, at, at.node.examples?.[0])
        const schema = { $schema: 'http://json-schema.org/draft-07/schema#', ...node }
        return [`editor/${catalogue.language}/${kind}.schema.json`, `${JSON.stringify(schema)}\n`]
      }),
  )
}
