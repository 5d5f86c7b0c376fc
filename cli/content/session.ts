import { relative } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Cache, Checked, CheckInput, MessageLanguage, Texts } from '#generator/index.ts'
import type { CliContext } from '../context.ts'
import { defaultMessageLanguage } from '../report/phrases.ts'
import { openCheckCache } from './check-cache.ts'
import { type Findings, findingsOf } from './findings.ts'
import { missingFont, openFontLetters } from './fonts.ts'
import {
  contentFolder,
  engineGeneratedFolder,
  generatedFolder,
  readProjectSchemas,
  requireContent,
} from './project.ts'
import { sectionComponents } from './section-components.ts'

/** How content is looked at. */
export interface SessionInput {
  /** The language of messages, if not the default. */
  readonly messageLanguage?: MessageLanguage
  /** Whether the site is about to be published: then a stand-in is an error. */
  readonly release?: boolean
  /** Whether drafts of languages count as live. */
  readonly withDrafts?: boolean
}

/**
 * Content that a command looks at, once or after each change. It goes on from what earlier runs found. Other schemas
 * are another session.
 */
export interface Session {
  /** Checks what is in the folder by now, or other files in its place. */
  check(sources?: Texts): CheckedContent
  /** The same in parts, for who checks in slices or looks at content without a check. */
  open(sources: Texts): OpenContent
  /** What is known by now. */
  readonly cache: Cache
  /** Keeps it for the next run. */
  save(): void
}

/** The files of a content folder, ready to be checked. */
interface OpenContent {
  readonly checkInput: CheckInput & { readonly cache: Cache }
  /** The name that diagnostics give to a path inside the folder. */
  readonly nameOf: (path: string) => string
  /** What a language is called. */
  readonly languageName: (code: string) => string
  /** Adds what reports need to what was found. */
  describe(checked: Checked): CheckedContent
}

/** Content with the findings of its check. */
export interface CheckedContent extends Checked {
  /** The text of a file, named as diagnostics name it; empty where there is none. */
  readonly text: (file: string) => string
  /** What was found, with all that a report needs. */
  readonly findings: () => Findings
}

/** Opens a content folder. Loads the generator, which `--help` does not need. */
export async function openSession(
  context: CliContext,
  {
    messageLanguage = defaultMessageLanguage(context),
    release = false,
    withDrafts = false,
  }: SessionInput = {},
): Promise<Session> {
  const folder = contentFolder(context)
  requireContent(context)

  const generator = await import('#generator/index.ts')
  const kept = await openCheckCache(context)
  const schemas = await readProjectSchemas(context)
  const validators = await generator.openValidators(schemas, {
    engine: engineGeneratedFolder(context),
    site: generatedFolder(context),
  })
  const name = relative(context.cwd, folder).replaceAll('\\', '/')
  const prefix = name ? `${name}/` : ''
  const nameOf = (path: string) => `${prefix}${path}`
  const languageName = (code: string) => generator.languageName(code, messageLanguage)

  const fontLetters = await openFontLetters(context)

  const open = (files: Texts): OpenContent => {
    boundHeap(files.size)
    const checkInput = {
      files,
      folder: name,
      schemas,
      validators,
      components: sectionComponents(context),
      missingFont: missingFont(context),
      fontLetters: fontLetters(generator.brandIn(files)),
      today: context.now().toISOString().slice(0, 10),
      isRelease: release,
      withDrafts,
      language: messageLanguage,
      cache: kept.cache,
    }
    const describe = (checked: Checked): CheckedContent => ({
      site: checked.site,
      hasErrors: checked.hasErrors,
      completeness: checked.completeness,
      undrawable: checked.undrawable,
      get diagnostics() {
        return checked.diagnostics
      },
      get kept() {
        return checked.kept
      },
      text: (file) => files.get(file.slice(prefix.length)) ?? '',
      findings: () =>
        findingsOf(generator, checked, { files, messageLanguage, nameOf, withDrafts }),
    })
    return { checkInput, nameOf, languageName, describe }
  }
  const session: Session = {
    cache: kept.cache,
    open,
    check: (sources) => {
      requireContent(context)
      const { checkInput, describe } = open(sources ?? generator.readContent(folder))
      return describe(generator.checkContent(checkInput))
    },
    // What is known of the site as it is published would go.
    save: () => {
      if (!release && !withDrafts) kept.save()
    },
  }
  return session
}

/** From so many files on, a check fills hundreds of megabytes. */
const many = 1000

/**
 * Lets the memory of a check of many files double between two collections. By itself it grows up to fourfold: a
 * build of 5,000 files then takes 1,190 instead of 790 MiB, and no less time.
 */
function boundHeap(files: number): void {
  if (files >= many) setFlagsFromString('--heap-growing-percent=100')
}
