import type { Site } from '../model/site.ts'
import { type Kind, requiredKinds, translatedKinds } from '../read/file-kind.ts'
import { isDue } from './due-documents.ts'

/** A file that a language lacks, and the language whose file can stand in for it. */
export interface MissingTwin {
  readonly language: string
  /** The path inside the content folder, without language and extension: `pages/about`. */
  readonly address: string
  readonly from: string
}

/** The paths inside the content folder of the files that no site can do without, and that are not there. */
export const missingFiles = (site: Site): readonly string[] => [
  ...(site.find('site', 'site') ? [] : ['site.yaml']),
  ...site.languages.flatMap(({ code }) =>
    requiredKinds
      .filter((kind) => !site.find(kind, kind, code))
      .map((kind) => `${code}/${kind}.yaml`),
  ),
]

/** The pages, questions and other files of translated texts that one language has and another lacks. */
export function missingTwins(site: Site): readonly MissingTwin[] {
  const kinds: readonly Kind[] = ['page', 'navigation', ...translatedKinds]

  return kinds.flatMap((kind) => {
    const byAddress = Map.groupBy(site.all(kind), ({ address }) => address)
    return [...byAddress].flatMap(([address, documents]) => {
      const having = site.languages.find(({ code }) =>
        documents.some(({ language }) => language === code),
      )
      const version = documents.find(({ language }) => language === having?.code)
      return site.languages
        .filter(({ code }) => !documents.some(({ language }) => language === code))
        .filter(({ code }) => !version || isDue(site, version, code))
        .map(({ code }) => ({ language: code, address, from: having?.code ?? site.source.code }))
    })
  })
}
