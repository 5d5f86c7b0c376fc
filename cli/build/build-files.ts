import { dataFolder, type FormRules, type ServedHeaders, type StaticHost } from '#api/hosting.ts'
import type { Cache } from '#generator/index.ts'
import type { MadeDocument, OutputFolder } from '#renderer/site/index.ts'
import { withFontFiles } from '../content/fonts.ts'
import { updateGenerated } from '../content/generated.ts'
import { cacheFolder } from '../content/project.ts'
import { ownSectionFolder } from '../content/section-components.ts'
import type { CheckedContent } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import type { Stages } from './stages.ts'

/** Content in which no error was found, and what is known of it. */
export interface BuiltContent extends Pick<CheckedContent, 'site'> {
  readonly cache: Cache
}

interface Input {
  readonly content: BuiltContent
  readonly stages: Stages
  /** Whether the site is made to be published. */
  readonly isRelease: boolean
  readonly output: OutputFolder
  /** Undefined for our own server. Before any page is made it is asked whether a form would be lost there. */
  readonly host: StaticHost | undefined
}

const stageNames = {
  bundle: 'Bundle the client',
  pages: 'Make the pages',
} as const

/** What was built beside the files. */
export interface BuiltFiles {
  readonly pages: number
  readonly headers: ServedHeaders
  readonly forms: FormRules['forms']
}

/** Generates, bundles and makes the pages: writes every file of the built site. */
export async function buildFiles(
  context: CliContext,
  { content, stages, isRelease, output, host }: Input,
): Promise<BuiltFiles> {
  const { site, cache } = content
  stages.next('Generate')
  await updateGenerated(context, site)
  const { emitBrand, emitPages, emitShared, shippedTexts } = await import('#generator/index.ts')
  const shared = emitShared(site, cache)
  const { forms } = shared.forms
  host?.requireReceivers({ forms, libraries: shared.quizBanks.libraries })
  output.write(`${dataFolder}forms.json`, JSON.stringify(shared.forms))
  output.write(`${dataFolder}quiz-banks.json`, JSON.stringify(shared.quizBanks))
  const pages = emitPages<MadeDocument>(site, cache)
  const written = site.documents.map(({ text }) => text)

  const renderer = await import('#renderer/site/index.ts')
  const built = await renderer.build({
    project: {
      ...context,
      sections: ownSectionFolder(context),
      brand: withFontFiles(context, emitBrand(site, written)),
    },
    cache: cacheFolder(context),
    pages,
    texts: [...written, ...shippedTexts(site)],
    site: shared.site,
    players: shared.players,
    year: context.now().getFullYear(),
    isRelease,
    output,
    onStage: (stage) => stages.next(stageNames[stage]),
  })
  const { headers } = built
  output.write(`${dataFolder}headers.json`, JSON.stringify(headers))
  return { pages: built.pages, headers, forms }
}
