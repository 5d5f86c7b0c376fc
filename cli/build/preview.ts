import type { Cache, DrawnDocument, MissingTwin, Site } from '#generator/index.ts'
import type { DevContent, PageInput } from '#renderer/build/index.ts'
import { type CheckedContent, checkFolder } from '../content/project.ts'
import type { CliContext } from '../context.ts'
import { createTranslate, type Translate } from '../report/phrases.ts'
import { devReport } from './dev-report.ts'

/** What the development server shows of content that may have errors. */
export interface Preview {
  /** Checks the content, and draws what can be drawn of it. */
  check(): Promise<{ readonly checked: CheckedContent; readonly shown: DevContent }>
  /** Discards what depends on the schemas. */
  forget(): void
}

interface Input {
  readonly content: string
  readonly pseudo: boolean
}

/** The content that a preview draws. */
interface Drawable {
  readonly checked: CheckedContent
  /** The files that pages should be drawn from and are not. */
  readonly broken: ReadonlySet<string>
  /** The translations that another language stands in for, with the names of both files. */
  readonly twins: readonly (MissingTwin & { readonly file: string; readonly origin: string })[]
}

/**
 * Creates a preview. In the place of a file that no page can be drawn from it has the last text that
 * one could be drawn from, and in the place of a missing translation the text of another language.
 * A page for which that is not enough stays as it was.
 */
export function createPreview(context: CliContext, input: Input): Preview {
  const good = new Map<string, string>()
  const drawn = new Map<string, readonly PageInput[]>()
  let cache: Cache | undefined

  return {
    check: async () => {
      const { createCache } = await import('#generator/index.ts')
      cache ??= createCache()
      const checked = await checkFolder(context, { ...input, cache })
      const { undrawable, nameOf, sources } = checked
      const drawable = await mend(context, { ...input, cache, checked, good })
      for (const [path, text] of sources) if (!undrawable.has(nameOf(path))) good.set(path, text)

      const translate = await createTranslate(checked.messageLanguage)
      return { checked, shown: await draw({ checked, drawable, drawn, translate }) }
    },
    forget: () => {
      cache = undefined
    },
  }
}

interface MendInput extends Input {
  readonly cache: Cache
  readonly checked: CheckedContent
  readonly good: ReadonlyMap<string, string>
}

/** Replaces the files that no page can be drawn from, and adds those that are missing. */
async function mend(
  context: CliContext,
  { checked, good, ...input }: MendInput,
): Promise<Drawable> {
  const { missingFiles, missingTwins } = await import('#generator/index.ts')
  const { undrawable, nameOf, sources, site } = checked
  const broken = [
    ...[...sources.keys()].filter((path) => undrawable.has(nameOf(path))),
    ...missingFiles(site),
  ]
  const twins = missingTwins(site)
  if (broken.length + twins.length === 0) return { checked, broken: new Set(), twins: [] }

  const mended = new Map(sources)
  for (const path of broken) {
    const text = good.get(path)
    if (text === undefined) mended.delete(path)
    else mended.set(path, text)
  }
  const pathIn = (language: string, address: string) => `${language}/${address}.yaml`
  for (const { language, address, from } of twins) {
    const text = mended.get(pathIn(from, address))
    if (text !== undefined) mended.set(pathIn(language, address), text)
  }
  const again = await checkFolder(context, { ...input, sources: mended })
  return {
    checked: again,
    broken: again.undrawable.union(new Set(broken.map(nameOf))),
    twins: twins.map((twin) => ({
      ...twin,
      file: nameOf(pathIn(twin.language, twin.address)),
      origin: nameOf(pathIn(twin.from, twin.address)),
    })),
  }
}

interface DrawInput {
  /** The content as it is in the folder. */
  readonly checked: CheckedContent
  readonly drawable: Drawable
  /** The pages of each document when they could last be drawn. */
  readonly drawn: Map<string, readonly PageInput[]>
  readonly translate: Translate
}

async function draw({ checked, drawable, drawn, translate }: DrawInput): Promise<DevContent> {
  const { emitDocuments } = await import('#generator/index.ts')
  const { site, cache, undrawable } = drawable.checked
  const isInFolder = new Set(checked.files)
  // A section type without its component: no page is drawn again.
  if (checked.undrawable.difference(isInFolder).size > 0)
    return { blank: [], report: devReport(checked, {}, translate) }

  const notes: Record<string, string[]> = {}
  const pages: PageInput[] = []
  for (const document of emitDocuments(site, cache)) {
    const { file, files, inputs } = document
    const isWhole = inputs !== undefined && undrawable.isDisjointFrom(files)
    if (isWhole) drawn.set(file, inputs)
    const shown = drawn.get(file) ?? []
    const told = notesOn(document, { isWhole, checked, drawable, translate })
    for (const { page } of shown) if (told.length > 0) notes[page.path] = told
    pages.push(...shown)
  }
  return {
    pages,
    blank: await blankPaths(checked, drawable.checked.site, pages),
    report: devReport(checked, notes, translate),
  }
}

interface NotesInput extends Omit<DrawInput, 'drawn'> {
  /** Whether the page is drawn from its files as they are. */
  readonly isWhole: boolean
}

/** What a page does not show of its files. */
function notesOn(
  { file, files }: DrawnDocument,
  { isWhole, checked, drawable, translate }: NotesInput,
): string[] {
  const broken = drawable.broken.intersection(files)
  const kept = broken.size > 0 || isWhole ? [...broken] : [file]
  const { languageName } = checked
  return [
    ...kept.map((name) => translate('previewKept', { file: name })),
    ...drawable.twins
      .filter((twin) => files.has(twin.file) || files.has(twin.origin))
      .map((twin) =>
        translate('previewMissing', {
          file: twin.file,
          language: languageName(twin.language),
          other: languageName(twin.from),
        }),
      ),
  ]
}

/** The paths of pages that could not be drawn so far. */
async function blankPaths(
  { site }: CheckedContent,
  mended: Site,
  pages: readonly PageInput[],
): Promise<readonly string[]> {
  const { joinAddress } = await import('#generator/index.ts')
  const shown = new Set(pages.map(({ page }) => page.path))

  return site.languages
    .flatMap((language) =>
      site.all('page', language.code).map(({ name }) => {
        const known = mended.pathOf(name) === undefined ? site : mended
        return joinAddress(language.prefix, known.pathOf(name) ?? `/${name}`)
      }),
    )
    .filter((path) => !shown.has(path))
}
