import type {
  BrandData,
  CheckInput,
  DrawnDocument,
  LookedAt,
  MissingTwin,
  PublishedAddress,
} from '#generator/index.ts'
import type { DevContent, PageInput } from '#renderer/site/index.ts'
import type { Translate } from '../../report/phrases.ts'

type Generator = typeof import('#generator/index.ts')

/** Content, and how to look at it with other files in it. */
export interface Sources {
  readonly generator: Generator
  readonly files: ReadonlyMap<string, string>
  readonly read: (files: ReadonlyMap<string, string>) => {
    readonly checkInput: CheckInput
  }
  /** The name that diagnostics give to a path inside the folder. */
  readonly nameOf: (path: string) => string
  /** What a language is called. */
  readonly languageName: (code: string) => string
  readonly translate: Translate
  readonly withFontFiles: (brand: BrandData) => BrandData
}

/** The content that pages are drawn from. */
interface Drawable {
  readonly content: LookedAt
  /** The files that pages should be drawn from and are not, as diagnostics name them. */
  readonly replaced: ReadonlySet<string>
  /** The translations that another language stands in for, with the names of both files. */
  readonly twins: readonly (MissingTwin & { readonly file: string; readonly origin: string })[]
}

interface MendInput {
  readonly content: LookedAt
  /** The paths of the files that no page can be drawn from. */
  readonly broken: Iterable<string>
  /** The last texts that pages could be drawn from. */
  readonly good: ReadonlyMap<string, string>
}

/** Replaces the files that no page can be drawn from, and adds those that are missing. */
export function mend(sources: Sources, { content, broken, good }: MendInput): Drawable {
  const { generator, files, nameOf } = sources
  const pathIn = (language: string, address: string) => `${language}/${address}.yaml`
  const lacking = generator.missingTwins(content.site)
  const standIns = new Set(lacking.map(({ language, address }) => pathIn(language, address)))
  // The menus of a language that had some stay; those of one that never had any are another's.
  const missing = generator
    .missingFiles(content.site)
    .filter((path) => good.has(path) || !standIns.has(path))
  const replaced = [...broken, ...missing]
  const twins = lacking.filter(
    ({ language, address }) => !missing.includes(pathIn(language, address)),
  )
  if (replaced.length + twins.length === 0) return { content, replaced: new Set(), twins: [] }

  const mended = new Map(files)
  for (const path of replaced) {
    const text = good.get(path)
    if (text === undefined) mended.delete(path)
    else mended.set(path, text)
  }
  for (const { language, address, from } of twins) {
    const text = mended.get(pathIn(from, address))
    if (text !== undefined) mended.set(pathIn(language, address), text)
  }
  return {
    content: generator.lookAtContent(sources.read(mended).checkInput),
    replaced: new Set(replaced.map(nameOf)),
    twins: twins.map((twin) => ({
      ...twin,
      file: nameOf(pathIn(twin.language, twin.address)),
      origin: nameOf(pathIn(twin.from, twin.address)),
    })),
  }
}

interface DrawInput {
  /** The content as it is in the folder. */
  readonly content: LookedAt
  readonly drawable: Drawable
  /** Each page as it was when it could last be drawn, by its path. */
  readonly drawn: Map<string, PageInput>
}

/** The pages of the content, each drawn when it is asked for. */
export function drawPages(
  sources: Sources,
  { content, drawable, drawn }: DrawInput,
): Omit<DevContent, 'isChecked'> {
  const {
    createDrawing,
    drawPlayers,
    emitBrand,
    lookAtContent,
    publishedAddresses,
    sectionExamples,
    sectionsPage,
    sectionsPath,
  } = sources.generator
  const { site, isDrawable } = drawable.content
  const drawing = createDrawing(site)
  const addresses =
    drawable.content === content
      ? publishedAddresses(site)
      : [
          ...publishedAddresses(site),
          ...publishedAddresses(content.site).filter(
            ({ document: { name, language } }) => !site.find('page', name, language),
          ),
        ]
  const byPath = new Map(addresses.map((address) => [address.path, address]))

  /** The examples of the section types, which are looked at when somebody asks for them. */
  const drawSections = () => {
    const fileOf = (name: string) => `${site.source.code}/pages${sectionsPath}${name}.yaml`
    const lookWith = (pages: readonly (readonly [file: string, text: string])[]) =>
      lookAtContent(sources.read(new Map([...sources.files, ...pages])).checkInput)
    const examples = sectionExamples(site).map((example, index) => ({
      example,
      file: fileOf(`/${index}`),
    }))
    // A site without a form, for one, cannot draw the section that shows one.
    const { isDrawable: isShown } = lookWith(
      examples.map(({ example, file }) => [file, sectionsPage(site, [example])]),
    )
    const shown = examples.filter(({ file }) => isShown(sources.nameOf(file)))
    const page = sectionsPage(
      site,
      shown.map(({ example }) => example),
    )
    const looked = lookWith([[fileOf(''), page]])
    const found = publishedAddresses(looked.site).find((each) => each.path === sectionsPath)
    const drawnPage = found && createDrawing(looked.site)(found.document)
    return { input: drawnPage?.inputs?.[0], notes: [] }
  }

  return {
    addresses: [...addresses, { path: sectionsPath, status: 200 }],
    brand: sources.withFontFiles(emitBrand(site)),
    players: () => drawPlayers(site),
    draw: (path) => {
      if (path === sectionsPath) return drawSections()
      const address = byPath.get(path)
      if (!address) return { input: undefined, notes: [] }

      const document = drawing(address.document)
      const isWhole = document.inputs !== undefined && [...document.files].every(isDrawable)
      if (isWhole) for (const input of document.inputs) drawn.set(input.page.path, input)
      const input = drawn.get(path)
      return {
        input,
        notes: input
          ? notesOn({ ...document, language: address.language }, { isWhole, drawable, sources })
          : [],
      }
    },
  }
}

interface NotesInput {
  /** Whether the page is drawn from its files as they are. */
  readonly isWhole: boolean
  readonly drawable: Drawable
  readonly sources: Sources
}

/** What a page does not show of its files. */
function notesOn(
  { file, files, language }: DrawnDocument & Pick<PublishedAddress, 'language'>,
  { isWhole, drawable, sources: { translate, languageName } }: NotesInput,
): string[] {
  const { content, replaced, twins } = drawable
  const isDraft = (code: string) => content.site.drafts.includes(code)
  const broken = [...files].filter((each) => replaced.has(each) || !content.isDrawable(each))
  const kept = broken.length > 0 || isWhole ? broken : [file]
  return [
    ...(isDraft(language) ? [translate('previewDraft', { language: languageName(language) })] : []),
    ...kept.map((name) => translate('previewKept', { file: name })),
    ...twins
      .filter((twin) => files.has(twin.file) || (files.has(twin.origin) && !isDraft(twin.language)))
      .map((twin) =>
        translate('previewMissing', {
          file: twin.file,
          language: languageName(twin.language),
          other: languageName(twin.from),
        }),
      ),
  ]
}
