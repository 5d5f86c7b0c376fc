import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { requireFree, rewrite, writeNew } from './new-files.ts'

export const addLanguage: DefineCommand = (context) =>
  new Command('language')
    .summary('begin a language as a draft: its settings, and its place in site.yaml')
    .argument('<code>', 'a language, such as de or pt-BR')
    .option(...contentOption(context))
    .action(async (code: string, { content }: { readonly content: string }) => {
      requireLanguageCode(code)
      const site = resolve(context.cwd, content)
      const settings = join(site, 'site.yaml')
      requireFile(settings, `${content}/site.yaml`)
      const folder = join(site, code)
      requireFree(context, folder)

      const [{ printIndex }, { insertItem }, { parse }] = await Promise.all([
        import('#generator/index.ts'),
        import('../../content/edit/edit-yaml.ts'),
        import('yaml'),
      ])
      const text = readFileSync(settings, 'utf8')
      const { languages }: { languages?: unknown } = parse(text) ?? {}
      const codes = Array.isArray(languages) ? languages.map(String) : []
      const [source = ''] = codes
      const original = join(site, source, 'language.yaml')
      requireFile(original, `${content}/${source}/language.yaml`)
      const words = await languageSettings(readFileSync(original, 'utf8'), code)
      writeNew(
        context,
        new Map([
          [join(folder, 'language.yaml'), words],
          [join(site, '.state', `${code}.yaml`), printIndex([])],
        ]),
      )
      if (!codes.includes(code))
        rewrite(context, new Map([[settings, insertItem(text, ['languages'], code)]]))
      context.stdout.write(`${nextSteps(content, code, source).join('\n')}\n`)
    })

function requireFile(path: string, shown: string): void {
  if (existsSync(path)) return
  throw new CliError(
    `There is no "${shown}".`,
    'Run this where the content folder is, or name it with --content.',
  )
}

/** What is left for a person to do. */
const nextSteps = (content: string, code: string, source: string): readonly string[] => [
  `It is a draft: "npm run dev" shows it, and visitors do not see it. Next:`,
  `1. Translate the words of the site in ${content}/${code}/language.yaml.`,
  `2. Copy the other files from ${content}/${source} one by one, and translate them.`,
  `   What is left: npm run -s diptych -- validate --drafts`,
  `3. Name the terms, and how readers are addressed, in ${content}/glossary.yaml.`,
  '4. Put on record what is translated: npm run -s diptych -- accept',
  `5. Publish the pages that are there with "status: partial" in ${content}/${code}/language.yaml,`,
  '   and all of it without that line. How far it is: npm run -s diptych -- status',
]

function requireLanguageCode(code: string): void {
  const known = canonicalCode(code)
  if (known === undefined || !/^[a-z]{2,3}(-|$)/.test(known)) {
    throw new CliError(`"${code}" is not a language code.`, 'Use one such as de or pt-BR.')
  }
  if (known !== code) throw new CliError(`"${code}" is not written so.`, `Did you mean "${known}"?`)
}

function canonicalCode(code: string): string | undefined {
  try {
    return new Intl.Locale(code).toString()
  } catch {
    return undefined
  }
}

/** The settings of the source language, with the name, locale and direction of another. */
async function languageSettings(text: string, code: string): Promise<string> {
  const { isMap, parseDocument } = await import('yaml')
  const document = parseDocument(text)
  const locale = new Intl.Locale(code)
  const { language, script = '', region } = locale.maximize()
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

  document.set(
    'name',
    name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code)),
  )
  document.delete('status')
  if (isMap(document.contents))
    document.contents.items.splice(1, 0, document.createPair('status', 'draft'))
  if (document.has('short')) document.set('short', language.toUpperCase())
  document.set('locale', [language, locale.script, region].filter(Boolean).join('-'))
  const direction = rightToLeft.has(script) ? 'rtl' : 'ltr'
  if (direction === 'rtl' || document.has('direction')) document.set('direction', direction)
  return document.toString({ lineWidth: 0 })
}

/** The scripts in use that are written from right to left, by their ISO 15924 codes. */
const rightToLeft: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])
