import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Command } from 'commander'
import type { Diagnostic, MessageLanguage } from '#generator/index.ts'
import type { ExampleFault, Gallery } from '#renderer/site/index.ts'
import { checkBefore, printErrors } from '../build/check-before.ts'
import { createGallery } from '../build/gallery.ts'
import { withFontFiles } from '../content/findings/font-files.ts'
import { asCliError, updateGenerated, writeContent } from '../content/generated.ts'
import { messageLanguageOption } from '../content/message-language.ts'
import { contentOption } from '../content/project.ts'
import { ownSectionFolder } from '../content/section-components.ts'
import type { CheckedContent } from '../content/session.ts'
import type { DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly out: string
  readonly lang: MessageLanguage
}

export const docs: DefineCommand = (context, exit) =>
  new Command('docs')
    .summary('show every section type, tile and wall on one page, for editors')
    .option(...contentOption(context))
    .option('--out <file>', 'the page to write', '.docs/index.html')
    .addOption(messageLanguageOption(context))
    .action(async ({ content, out, lang }: Options) => {
      const start = context.clock()
      const checked = await checkBefore(context, { content, messageLanguage: lang, exit })
      if (!checked) return
      await updateGenerated(context, checked.site)
      const gallery = await createGallery({ checked, language: lang })
      const { buildGallery } = await import('#renderer/site/index.ts')
      const { emitBrand } = await import('#generator/index.ts')
      const { html, faults } = await buildGallery({
        project: {
          ...context,
          sections: ownSectionFolder(context),
          brand: withFontFiles(context, content, emitBrand(checked.site)),
        },
        gallery,
        year: context.now().getFullYear(),
      })
      const file = resolve(context.cwd, out)
      asCliError(file, () => writeContent(file, html))
      context.stdout.write(
        `Wrote ${out}: ${gallery.sections.length} section types and ${gallery.walls.length} walls. Open ${pathToFileURL(file)}\n`,
      )
      if (faults.length === 0) return
      const diagnostics = await diagnosticsOf(faults, { gallery, checked })
      await printErrors(context, { ...checked, diagnostics }, context.clock() - start)
      exit(1)
    })

/** What is told of the examples that a section type of the site cannot draw. */
async function diagnosticsOf(
  faults: readonly ExampleFault[],
  { gallery, checked }: { readonly gallery: Gallery; readonly checked: CheckedContent },
): Promise<readonly Diagnostic[]> {
  const { undrawnExample } = await import('#generator/index.ts')
  const { schemas, messageLanguage: language } = checked
  return gallery.sections.flatMap(({ type, examples }) =>
    faults
      .filter(({ example }) => examples.includes(example))
      .map(({ example, file: component, error }) =>
        undrawnExample(
          { type, index: examples.indexOf(example), component, error },
          { schemas, language },
        ),
      ),
  )
}
