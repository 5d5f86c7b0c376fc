import type { ReactNode } from 'react'
import type { Section, SectionType } from '#site/types.ts'

export interface SectionProps<T extends SectionType = SectionType> {
  readonly section: Section<T>
}

type SectionComponent<T extends SectionType> = (props: SectionProps<T>) => ReactNode

/** Loaders of the section components. A missing or mistyped one is a compile error. */
export type SectionLoaders = {
  readonly [T in SectionType]: () => Promise<SectionComponent<T>>
}

/** The components loaded so far. */
export type SectionComponents = { [T in SectionType]?: SectionComponent<T> }

interface Props<T extends SectionType> extends SectionProps<T> {
  readonly components: SectionComponents
}

/** Renders a section with the component of its `type`, which must be loaded. */
export function SectionView<T extends SectionType>({ section, components }: Props<T>) {
  const Component: SectionComponent<T> | undefined = components[section.type]
  if (!Component) throw new Error(`The section type ${section.type} has not been loaded.`)
  return <Component section={section} />
}

/** Loads the components of section types into `components`. */
export async function loadSections(
  types: Iterable<SectionType>,
  loaders: SectionLoaders,
  components: SectionComponents,
): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => loadSection(type, loaders, components)))
}

async function loadSection<T extends SectionType>(
  type: T,
  loaders: SectionLoaders,
  components: SectionComponents,
) {
  if (components[type]) return
  const loaded: { [K in T]?: SectionComponent<K> } = components
  loaded[type] = await loaders[type]()
}
