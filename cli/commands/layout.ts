import { Command } from 'commander'
import { CliError } from '../cli-error.ts'
import { contentOption } from '../content/project.ts'
import type { CliContext, DefineCommand, ExitCode } from '../context.ts'
import { builtPages, selectNames } from '../layout/built-pages.ts'
import { printFindings } from '../layout/print-findings.ts'
import { type ServedSite, withSite } from '../layout/with-site.ts'

interface Options {
  readonly content: string
  readonly out?: string
  readonly pages: readonly string[]
  readonly lang: readonly string[]
  readonly widths: readonly number[]
}

export const layout: DefineCommand = (context, exit) =>
  new Command('layout')
    .summary('open every page in a browser and tell what does not fit')
    .option(...contentOption)
    .option('--out <folder>', 'a built site, instead of one built with the pseudo-language')
    .option('--pages <ids>', 'only these pages, such as home,plans/core', list, [])
    .option('--lang <codes>', 'only these languages', list, [])
    .option('--widths <pixels>', 'how wide the window is', widthsOf, [320, 375, 768, 1280])
    .action(async (options: Options) => {
      const { openBrowser } = await import('#renderer/site/index.ts')
      const { environment } = context
      const browser = await openBrowser({
        named: environment['CHROME_PATH'],
        path: environment['PATH'] ?? '',
      })
      if (!browser) {
        throw new CliError(
          'There is no browser to look with.',
          'Run "npx playwright install chromium", or name a Chromium in CHROME_PATH.',
        )
      }
      const close = () => void browser.close()
      context.stopped.addEventListener('abort', close)
      try {
        await withSite(context, { ...options, exit }, (site) =>
          survey(context, { site, browser, options, exit }),
        )
      } catch (error) {
        if (!context.stopped.aborted) throw error
        exit(130)
      } finally {
        context.stopped.removeEventListener('abort', close)
        await browser.close()
      }
    })

interface SurveyInput {
  readonly site: ServedSite
  readonly browser: NonNullable<
    Awaited<ReturnType<typeof import('#renderer/site/index.ts').openBrowser>>
  >
  readonly options: Options
  readonly exit: (code: ExitCode) => void
}

async function survey(
  context: CliContext,
  { site, browser, options, exit }: SurveyInput,
): Promise<void> {
  const { pseudoLanguage } = await import('#generator/index.ts')
  const { surveyLayout } = await import('#renderer/site/index.ts')
  const start = context.clock()
  const { pages, source } = builtPages(site.folder)
  const ids = await selectNames('page', options.pages, new Set(pages.map(({ id }) => id)))
  const languages = await selectNames(
    'language',
    options.lang,
    new Set(pages.map(({ language }) => language)),
  )
  const wanted = pages.filter(({ id }) => ids.has(id))

  const found = await surveyLayout({
    browser,
    siteUrl: site.url,
    // Always with the source language: translations are compared with its number of lines.
    pages: wanted.filter(({ language }) => language === source || languages.has(language)),
    source,
    mayWrap: (language) => language === pseudoLanguage,
    widths: options.widths,
    signal: context.stopped,
  })
  const shown = new Set(
    wanted.filter(({ language }) => languages.has(language)).map(({ path }) => path),
  )
  const findings = found.filter(({ path }) => shown.has(path))
  const seconds = Math.round((context.clock() - start) / 1000)
  printFindings(context, findings)
  context.stdout.write(
    `${shown.size} pages at ${options.widths.join(', ')} px in ${seconds} s: ${findings.length === 0 ? 'everything fits' : `${findings.length} findings`}.\n`,
  )
  if (context.stopped.aborted) exit(130)
  else exit(findings.length > 0 ? 1 : 0)
}

const list = (text: string, before: readonly string[]): readonly string[] => [
  ...before,
  ...text.split(',').map((name) => name.trim()),
]

function widthsOf(text: string): readonly number[] {
  const widths = text.split(',').map(Number)
  if (widths.every((width) => Number.isInteger(width) && width >= 100 && width <= 5000))
    return widths
  throw new CliError(`"${text}" are no widths.`, 'Use pixels from 100 to 5000, such as 320,768.')
}
