import type { BrandData, Site } from '#generator/index.ts'
import type { DevContent, DevReport, PageInput } from '#renderer/site/index.ts'
import { withFontFiles } from '../../content/fonts.ts'
import { contentFolder, requireContent } from '../../content/project.ts'
import { type CheckedContent, openSession, type Session } from '../../content/session.ts'
import type { CliContext } from '../../context.ts'
import { bySeverity } from '../../report/order.ts'
import { createTranslate, defaultMessageLanguage, type Translate } from '../../report/phrases.ts'
import { inSlices, type Slicing } from '../in-slices.ts'
import { drawPages, mend, type Sources } from './draw-pages.ts'

/** What the development server shows of content that may have errors. */
export interface Preview {
  /**
   * Reads the content, or only those of its files that changed, and draws what can be drawn of it. No more is
   * read and judged than what the pages that are asked for follow from.
   */
  look(changed?: readonly string[]): Promise<Look>
  /**
   * Reads and checks all of the content, in slices. undefined if the signal is aborted meanwhile: the next
   * check goes on where this one ended.
   */
  check(slicing: Omit<Slicing, 'clock'>): Promise<Review | undefined>
  /** Discards what depends on the schemas. */
  forget(): void
}

/** What can be seen of content that was not checked. */
interface Look {
  readonly shown: DevContent
  readonly site: Site
}

/** What a check found. */
interface Review {
  readonly checked: CheckedContent
  readonly findings: DevReport
  /** What is to be shown by now. */
  readonly shown: DevContent
}

type Files = Sources['files']

/**
 * Creates a preview. In the place of a file that no page can be drawn from it has the last text that
 * one could be drawn from, and in the place of a missing translation the text of another language. It has drafts
 * of languages too.
 * A page for which that is not enough stays as it was.
 */
export function createPreview(context: CliContext): Preview {
  const folder = contentFolder(context)
  /** The last texts that pages could be drawn from. Until the first check, every text counts as one. */
  const good = new Map<string, string>()
  const drawn = new Map<string, PageInput>()
  /** The files that no page can be drawn from. The text of every other file is in `good`. */
  const broken = new Set<string>()
  let files: Files | undefined
  let shown: DevContent | undefined
  let isChecked = false
  let session: Session | undefined
  let isSaved = false

  const open = async () => {
    requireContent(context)
    if (!session) isSaved = false
    session ??= await openSession(context)
    const generator = await import('#generator/index.ts')
    const translate = await createTranslate(defaultMessageLanguage(context))
    const { open: read, save } = session
    return { generator, translate, read, save }
  }
  type Opened = Awaited<ReturnType<typeof open>>

  /** Sorts the files that are not as they were into those that can be drawn from and the others. */
  const sort = (now: Files, canDraw: (path: string) => boolean) => {
    for (const path of broken) if (!now.has(path)) broken.delete(path)
    for (const [path, text] of now) {
      if (files?.get(path) === text && !broken.has(path)) continue
      if (files === undefined || canDraw(path)) {
        broken.delete(path)
        good.set(path, text)
      } else broken.add(path)
    }
    files = now
  }

  /** Has no pause in it, so that nobody sees half of a look. */
  const draw = ({ read: readFiles, ...opened }: Opened, now: Files): Look => {
    const read = (files: Files) => ({
      checkInput: { ...readFiles(files).checkInput, withDrafts: true },
    })
    const { checkInput } = read(now)
    const { nameOf, languageName } = readFiles(now)
    const withFonts = (brand: BrandData) => withFontFiles(context, brand)
    const sources = { ...opened, read, files: now, nameOf, languageName, withFontFiles: withFonts }
    const content = opened.generator.lookAtContent(checkInput)
    sort(now, (path) => content.isDrawable(nameOf(path)))
    // A section type without its component: no page is drawn again.
    const isFrozen = shown !== undefined && !content.hasComponents
    const pages =
      (isFrozen && shown) ||
      drawPages(sources, { content, drawable: mend(sources, { content, broken, good }), drawn })
    shown = { ...pages, isChecked }
    return { shown, site: content.site }
  }

  return {
    look: async (changed) => {
      const opened = await open()
      const { readAgain, readContent } = opened.generator
      return draw(
        opened,
        files && changed ? readAgain(folder, files, changed) : readContent(folder),
      )
    },
    check: async (slicing) => {
      const opened = await open()
      const { generator, read, save, translate } = opened
      const slices = { ...slicing, clock: context.clock }
      const all = await inSlices(generator.readContentInSteps(folder), slices)
      if (!all) return undefined
      // The same texts are compared much faster if they are the same objects.
      const now = files && isSame(all, files) ? files : all
      if (now !== files) draw(opened, now)

      const { checkInput, describe, nameOf } = read(now)
      const found = await inSlices(
        generator.checkInSteps(generator.linkContent(checkInput), checkInput.language),
        slices,
      )
      if (!found) return undefined
      if (!isSaved) save()
      isSaved = true
      if (!isChecked) {
        isChecked = true
        for (const [path, text] of now) {
          if (!found.undrawable.has(nameOf(path))) continue
          broken.add(path)
          if (good.get(path) === text) good.delete(path)
        }
        draw(opened, now)
      }
      const checked = describe(found)
      return {
        checked,
        findings: devReport(checked, translate),
        shown: shown ?? draw(opened, now).shown,
      }
    },
    forget: () => {
      session = undefined
    },
  }
}

const isSame = (one: Files, other: Files) =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text)

/** What the development server tells every page: errors and warnings. */
function devReport({ diagnostics, text }: CheckedContent, translate: Translate): DevReport {
  const problems = bySeverity(diagnostics).flatMap(
    ({ at, code, severity, message, hint = '' }): DevReport['problems'] => {
      if (severity === 'info') return []
      const { file, line, column, end } = at
      const source = text(file).split(/\r?\n/)[line - 1] ?? ''
      const last = end?.line === line ? end.column : source.length + 1
      return [
        {
          severity,
          label: translate(severity),
          code,
          message,
          hint,
          file,
          line,
          column,
          openHint: translate('previewOpen', { place: `${file}:${line}` }),
          excerpt: {
            before: source.slice(0, column - 1),
            marked: source.slice(column - 1, last - 1),
            after: source.slice(last - 1),
          },
        },
      ]
    },
  )
  const count = (grade: 'error' | 'warning') =>
    problems.filter(({ severity }) => severity === grade).length
  const [errors, warnings] = [count('error'), count('warning')]

  return {
    heading: translate('title'),
    counts: [
      ...(errors > 0 ? [translate('previewErrors', { count: errors })] : []),
      ...(warnings > 0 ? [translate('previewWarnings', { count: warnings })] : []),
    ].join(', '),
    problems,
  }
}
