import type { InterfaceWords, LanguageSettings } from '#site/types.ts'
import type { Kind } from '../read/file-kind.ts'
import { valueAt } from '../read/path.ts'
import { sectionSchema } from '../validate/own-sections.ts'
import { isNeed, kindOfNames, neededFiles } from './names.ts'
import type { Site } from './site.ts'

/** A part of Diptych that a site has when it has its content, and of which it otherwise holds nothing. */
export type PartName =
  | 'plans'
  | 'walls'
  | 'forms'
  | 'quizzes'
  | 'tool-builder'
  | 'booking'
  | 'notice'

interface Part {
  /** The kinds of its files. A site with one of them has it. */
  readonly kinds?: readonly Kind[]
  /** Its key in a file of another kind. A site with this key has it. */
  readonly key?: readonly [kind: Kind, key: string]
  /** The words of the interface that only it says. */
  readonly words?: readonly (keyof InterfaceWords)[]
  /** What a language says of it beside those. */
  readonly says?: readonly (keyof LanguageSettings)[]
}

const answers = ['notStored', 'notTaken'] as const

/** The parts. Which section types and keys are theirs follows from what these name. */
const parts: Readonly<Record<PartName, Part>> = {
  plans: {
    kinds: ['catalog', 'catalog-texts'],
    words: [
      'plan',
      'from',
      'noFeatures',
      'featureCount',
      'included',
      'notIncluded',
      'replaces',
      'replacedBy',
      'popular',
    ],
  },
  walls: { kinds: ['walls'] },
  forms: { kinds: ['form'], says: answers },
  quizzes: { kinds: ['quiz'], says: answers },
  'tool-builder': { kinds: ['tool-builder', 'quiz-frames', 'quiz-bank', 'helplines'] },
  booking: { key: ['site', 'scheduling'] },
  notice: { key: ['navigation', 'notice'], words: ['notice'] },
}

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)

const partNames = Object.keys(parts).filter(isPart)

/** The parts that a site has, in the order of the table. */
export const partsOf = (site: Site): readonly PartName[] =>
  partNames.filter((name) => isIn(site, parts[name]))

function isIn(site: Site, { kinds = [], key }: Part): boolean {
  if (kinds.some((kind) => site.all(kind).length > 0)) return true
  if (!key) return false
  const [kind, name] = key
  return site.all(kind).some(({ data }) => valueAt(data, name) !== undefined)
}

/** What a site does without, since it lacks the parts that it belongs to. */
export interface Lacking {
  readonly kinds: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly says: ReadonlySet<string>
  readonly sectionTypes: ReadonlySet<string>
}

export function lackingIn(site: Site): Lacking {
  const here = new Set(partsOf(site))
  const only = (of: (part: Part) => readonly string[]): ReadonlySet<string> => {
    const namesOf = (isHere: boolean) =>
      partNames.flatMap((name) => (here.has(name) === isHere ? of(parts[name]) : []))
    return new Set(namesOf(false)).difference(new Set(namesOf(true)))
  }
  const kinds = only(({ kinds: own = [] }) => own)
  return {
    kinds,
    words: only(({ words = [] }) => words),
    says: only(({ says = [] }) => says),
    sectionTypes: new Set(
      site.schemas.sectionTypes.filter((type) =>
        kindsNeededBy(site, type).some((kind) => kinds.has(kind)),
      ),
    ),
  }
}

/** The section types that a page of the site can have, sorted. */
export function offeredTypes(site: Site): readonly string[] {
  const { sectionTypes: lacking } = lackingIn(site)
  return site.schemas.sectionTypes.filter((type) => !lacking.has(type)).toSorted()
}

/** The kinds of files without which no section of a type can be. */
function kindsNeededBy({ schemas }: Site, type: string): readonly Kind[] {
  const { file, node } = schemas.root(sectionSchema(type))
  const named = (node.required ?? []).flatMap((key) => {
    const child = node.properties?.[key]
    const kind = child && schemas.resolve({ file, node: child }).node['x-ref']
    return kind === undefined ? [] : (kindOfNames(kind) ?? [])
  })
  const drawn = (node['x-needs'] ?? [])
    .filter(isNeed)
    .flatMap((need) => neededFiles[need].map(({ kind }): Kind => kind))
  return [...named, ...drawn]
}
