import { offeredTypes } from '../model/offered-types.ts'
import type { Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'
import { sectionSchema } from '../validate/own-sections.ts'
import { skeletonOf } from './editor/skeleton.ts'

/** The address of the page of all examples. */
export const sectionsPath = '/_sections'

/** An example of a section, below its name. */
type SectionExample = readonly Readonly<Record<string, unknown>>[]

/** The examples of every section type and of what stands in a section, with the names that the site has. */
export function sectionExamples(site: Site): readonly SectionExample[] {
  const { schemas } = site
  const prose = { type: 'text', look: 'prose' }
  return [...offeredTypes(site), ...schemas.mediaTypes].flatMap((type) => {
    const file = sectionSchema(type)
    return (schemas.root(file).node.examples ?? []).flatMap((_, index) => {
      const value = skeletonOf(site, file, { index, keepsTexts: true })
      const isMedia = schemas.mediaTypes.includes(type)
      const section = isMedia ? { ...prose, text: '…', media: value } : value
      if (!isRecord(section)) return []
      const { look } = section
      const name = !isMedia && look !== undefined ? `${type}.${String(look)}` : type
      const id = `${type}-${index + 1}`
      return [
        [
          { ...prose, id: `${id}-name`, text: `**${name}**` },
          { ...section, id },
        ],
      ]
    })
  })
}

/** The text of a page that shows examples, in the source language only. */
export const sectionsPage = ({ source }: Site, examples: readonly SectionExample[]): string =>
  JSON.stringify({
    ...{ title: 'Sections', description: 'Sections', unlisted: true },
    ...{ languages: [source.code], sections: examples.flat() },
  })
