import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import { contentFolder, toRun } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { edit } from '../edit.ts'

export const addLanguage: DefineCommand = (context) =>
  new Command('language')
    .description('begin a language, as a draft or with some pages')
    .argument('<code>', 'a language, such as de or pt-BR')
    .argument('[pages...]', 'pages to begin with, such as home')
    .action(async (code: string, pages: readonly string[]) => {
      requireLanguageCode(code)
      const [{ hasShippedWords, printRecord }, { editYaml, insertItem }, { isMap }] =
        await Promise.all([
          import('#generator/index.ts'),
          import('../../content/edit/edit-yaml.ts'),
          import('yaml'),
        ])
      const { content } = context
      const run = (command: string) => toRun(context, command)
      await edit(context, (opened) => {
        if (opened.has(code))
          throw new CliError(
            `"${content}/${code}" exists already.`,
            `Add "- ${code}" to "languages" in ${content}/site.yaml, if it is not there.`,
          )
        const source = opened.languages[0] ?? ''
        const sourceText = (path: string) =>
          readFileSync(join(contentFolder(context), source, path), 'utf8')
        const isPartial = pages.length > 0
        const hasWords =
          !(isPartial && hasShippedWords(code)) && opened.has(`${source}/language.yaml`)
        const words = hasWords ? sourceText('language.yaml') : '{}'
        const settings = editYaml(words, (document) => {
          const others = settingsOf(code, (key) => document.has(key))
          document.delete('status')
          for (const [key, value] of Object.entries(others)) document.set(key, value)
          if (!isMap(document.contents)) return
          document.contents.flow = false
          document.contents.items.splice(
            1,
            0,
            document.createPair('status', isPartial ? 'partial' : 'draft'),
          )
        })
        opened.add(`${code}/language.yaml`, settings)
        opened.add(`.state/${code}/language.yaml`, printRecord([]))
        for (const path of pages.map((page) => `pages/${page}.yaml`)) {
          if (!opened.has(`${source}/${path}`))
            throw new CliError(
              `There is no ${content}/${source}/${path}.`,
              `Name a page as its file in ${content}/${source}/pages, such as home.`,
            )
          opened.add(`${code}/${path}`, sourceText(path))
        }
        if (!opened.languages.includes(code))
          opened.edit('site.yaml', (document) => insertItem(document, ['languages'], code))
        const file = `${content}/${code}/language.yaml`
        return [
          ...(isPartial
            ? [
                'Visitors see these pages once they are translated: until then, validate has errors.',
              ]
            : ['It is a draft: "npm run dev" shows it, and visitors do not see it.']),
          `1. Translate what is in ${content}/${code}.`,
          `   What is left: ${run(isPartial ? 'validate' : 'validate --drafts')}`,
          `2. Name the terms, and how readers are addressed, in ${content}/glossary.yaml.`,
          `3. Put on record what is translated: ${run('accept')}`,
          `4. Copy other files from ${content}/${source} one by one. How far it is: ${run('status')}`,
          `5. "status: partial" in ${file} publishes the pages that are there.`,
          '   Take that line out once all of them are.',
        ]
      })
    })

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

/** What a language says of itself. */
function settingsOf(code: string, isSet: (key: string) => boolean) {
  const locale = new Intl.Locale(code)
  const { language, region } = locale.maximize()
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return {
    name: name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code)),
    ...(isSet('short') && { short: language.toUpperCase() }),
    locale: [language, locale.script, region].filter(Boolean).join('-'),
  }
}
