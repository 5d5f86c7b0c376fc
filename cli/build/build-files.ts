import type { BuildOutput } from '#renderer/build/index.ts'
import { writeGenerated } from '../content/generated.ts'
import type { CheckedContent } from '../content/project.ts'
import type { CliContext } from '../context.ts'
import { serverFolder } from './built-site.ts'
import type { Stages } from './stages.ts'

export interface BuiltFiles {
  readonly files: BuildOutput
  readonly pages: number
}

interface Input {
  readonly checked: CheckedContent
  readonly stages: Stages
}

const stageNames = {
  bundle: 'Bundle the client',
  prerender: 'Render the pages',
  compress: 'Compress',
} as const

/** Generates, bundles, renders and compresses: every file of the built site. */
export async function buildFiles(
  context: CliContext,
  { checked, stages }: Input,
): Promise<BuiltFiles> {
  stages.next('Generate')
  await writeGenerated(context, { site: checked.site })
  const { emitData } = await import('#generator/index.ts')
  const { site, forms, quizBanks, pages } = emitData(checked.site, checked.cache)

  const renderer = await import('#renderer/build/index.ts')
  const files = await renderer.build({
    root: context.project,
    pages,
    site,
    forms,
    year: context.now().getFullYear(),
    onStage: (stage) => stages.next(stageNames[stage]),
  })
  // Data for the API.
  const forApi: readonly [string, string][] = [
    [`${serverFolder}forms.json`, JSON.stringify(forms)],
    [`${serverFolder}quiz-banks.json`, JSON.stringify(quizBanks)],
  ]
  return { files: new Map([...files, ...forApi]), pages: pages.length }
}
