import type { Cache, DrawnDocument, MissingTwin, PublishedAddress } from '#generator/index.ts'
import type { DevContent, PageInput } from '#renderer/build/index.ts'
import { type CheckedContent, checkFolder } from '../content/project.ts'
import { checkWithRecords } from '../content/records.ts'
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
  const drawn = new Map<string, PageInput>()
  let shown: DevContent | undefined
  let cache: Cache | undefined

  return {
    check: async () => {
      const { createCache } = await import('#generator/index.ts')
      cache ??= createCache()
      const checked = await checkWithRecords(context, { ...input, cache })
      const { undrawable, nameOf, sources } = checked
      const drawable = await mend(context, { ...input, cache, checked, good })
      for (const [path, text] of sources) if (!undrawable.has(nameOf(path))) good.set(path, text)

      const translate = await createTranslate(checked.messageLanguage)
      const report = devReport(checked, translate)
      // A section type without its component: no page is drawn again.
      const isInFolder = new Set(checked.files)
      const isFrozen = undrawable.difference(isInFolder).size > 0
      shown =
        isFrozen && shown
          ? { ...shown, report }
          : { ...(await createPages({ checked, drawable, drawn, translate })), report }
      return { checked, shown }
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
  /** Each page as it was when it could last be drawn, by its path. */
  readonly drawn: Map<string, PageInput>
  readonly translate: Translate
}

/** The pages of the content, each drawn when it is asked for. */
async function createPages({
  checked,
  drawable,
  drawn,
  translate,
}: DrawInput): Promise<Omit<DevContent, 'report'>> {
  const { createDrawing, publishedAddresses } = await import('#generator/index.ts')
  const { site, cache, undrawable } = drawable.checked
  const drawing = createDrawing(site, cache)
  const isKnown = (document: PublishedAddress['document']) =>
    site.find('page', document.name, document.language) !== undefined
  const addresses = [
    ...publishedAddresses(site),
    ...publishedAddresses(checked.site).filter(({ document }) => !isKnown(document)),
  ]
  const byPath = new Map(addresses.map((address) => [address.path, address]))

  return {
    addresses,
    draw: (path) => {
      const address = byPath.get(path)
      if (!address) return { input: undefined, notes: [] }

      const document = drawing(address.document)
      const isWhole = document.inputs !== undefined && undrawable.isDisjointFrom(document.files)
      if (isWhole) for (const input of document.inputs) drawn.set(input.page.path, input)
      const input = drawn.get(path)
      const notes = notesOn(document, { isWhole, checked, drawable, translate })
      return { input, notes: input ? notes : [] }
    },
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
