import { offeredTypes } from '../../model/parts.ts'
import type { Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { yamlParser } from '../../read/yaml.ts'
import { sectionSchema } from '../../validate/own-sections.ts'
import { skeletonOf } from '../editor/skeleton.ts'

/** An example of a section, with the names that the site has. */
export interface SectionExample {
  readonly type: string
  /** The look that it names. */
  readonly look: string | undefined
  /** As it stands in a page. */
  readonly yaml: string
  /** The path of a page of its own inside the content folder. */
  readonly file: string
  /** The text of that page. */
  readonly page: string
}

/** The section in which the media of a site is shown. */
const holder = { type: 'text', look: 'prose', id: 'media', text: '…' }

/** The examples of every section type and of what stands in one, each with a page on which it can be drawn. */
export const sectionExamples = (site: Site): readonly SectionExample[] =>
  [...offeredTypes(site), ...site.schemas.mediaTypes].flatMap((type) => {
    const file = sectionSchema(type)
    const { examples = [] } = site.schemas.root(file).node
    return examples.map((_, index): SectionExample => {
      const value = skeletonOf(site, file, { index, keepsTexts: true })
      const isMedia = site.schemas.mediaTypes.includes(type)
      const section = isMedia ? { ...holder, media: value } : value
      const look = isRecord(section) ? section['look'] : undefined
      const { code } = site.source
      return {
        type,
        look: look === undefined ? undefined : String(look),
        yaml: yamlParser().stringify(isMedia ? { media: value } : [section], { lineWidth: 80 }),
        file: `${code}/pages/section-examples/${type}-${index + 1}.yaml`,
        page: JSON.stringify({
          title: type,
          description: type,
          unlisted: true,
          languages: [code],
          sections: [section],
        }),
      }
    })
  })
