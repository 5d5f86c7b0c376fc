import type { ReactNode } from 'react'
import type { MediaType, Section, SectionType } from '#site/types.ts'

/** The types of sections, and of what stands in one. */
export type DrawnType = SectionType | MediaType

export interface SectionProps<T extends DrawnType = SectionType> {
  readonly section: Section<T>
  /** Of what stands in a section: whether it is in the first view of its page. */
  readonly isFirst?: boolean | undefined
}

export type SectionComponent<T extends DrawnType> = (props: SectionProps<T>) => ReactNode

/** Loaders of the section components. A missing or mistyped one is a compile error. */
export type SectionLoaders = {
  readonly [T in DrawnType]: () => Promise<SectionComponent<T>>
}

/** The components loaded so far. */
export type SectionComponents = { [T in DrawnType]?: SectionComponent<T> }

/** Renders a section, or what stands in one, with the component of its `type`, which must be loaded. */
export function SectionView<T extends DrawnType>({
  section,
  isFirst,
  components,
}: SectionProps<T> & { readonly components: SectionComponents }) {
  const Component: SectionComponent<T> | undefined = components[section.type]
  if (!Component)
    throw new Error(`The module of ${section.type} exports no component of that name.`)
  const drawn = <Component section={section} isFirst={isFirst} />
  return 'frame' in section ? <div className={frameClasses(section.frame)}>{drawn}</div> : drawn
}

/** Each option as two classes, such as `tone tone-sunk`. */
const frameClasses = (frame: object = {}): string =>
  ['frame', ...Object.entries(frame).map(([key, value]) => `${key} ${key}-${value}`)].join(' ')
