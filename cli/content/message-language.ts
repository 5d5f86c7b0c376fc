import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import type { MessageLanguage } from '#generator/index.ts'
import type { CliContext } from '../context.ts'

const languages = join(import.meta.dirname, '../../generator/languages')

/** English, and every language that has a catalogue. */
const messageLanguages: readonly MessageLanguage[] = [
  'en',
  ...readdirSync(languages).filter((code) => existsSync(join(languages, code, 'messages.yaml'))),
]

/** The language of messages without `--lang`: that of `DIPTYCH_LANG`, else English. */
export const defaultMessageLanguage = ({ environment }: CliContext): MessageLanguage =>
  messageLanguages.find((code) => code === environment['DIPTYCH_LANG']) ?? 'en'

/** The option for the language of messages. */
export const messageLanguageOption = (context: CliContext) =>
  new Option('--lang <code>', 'the language to speak; DIPTYCH_LANG does the same')
    .choices(messageLanguages)
    .default(defaultMessageLanguage(context))
