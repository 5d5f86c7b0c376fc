import type { BuildOutput } from '#renderer/build/index.ts'
import { writeGenerated } from '../content/generated.ts'
import type { CheckedContent } from '../content/project.ts'
import type { CliContext } from '../context.ts'
import { pagesOf, settingsOf } from '../pages.ts'
import type { Stages } from './stages.ts'

export interface BuiltFiles {
  readonly files: BuildOutput
  readonly pages: number
}

interface Input {
  readonly checked: CheckedContent
  readonly stages: Stages
}

/** Data for the API. Its folder starts with a dot, so it is never served. */
const apiData = ['forms.json', 'quiz-banks.json']

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
  await writeGenerated(context, checked.schemas)
  const { emitData } = await import('#generator/index.ts')
  const data = emitData(checked.site, checked.cache)
  const pages = pagesOf(data)
  const { site, forms } = settingsOf(data)

  const renderer = await import('#renderer/build/index.ts')
  const files = await renderer.build({
    root: context.project,
    pages,
    site,
    forms,
    year: context.now().getFullYear(),
    onStage: (stage) => stages.next(stageNames[stage]),
  })
  const forApi = apiData.map((file): [string, string] => [
    `.diptych/${file}`,
    JSON.stringify(data.get(`data/${file}`)),
  ])
  return { files: new Map([...files, ...forApi]), pages: pages.length }
}
