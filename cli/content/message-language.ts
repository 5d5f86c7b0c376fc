import { Option } from 'commander'
import type { MessageLanguage } from '#generator/index.ts'
import type { CliContext } from '../context.ts'

const speeches = ['en', 'nl'] as const satisfies readonly MessageLanguage[]

/** The language that is spoken where none is asked for: that of `DIPTYCH_LANG`, else English. */
export const usualSpeech = ({ environment }: CliContext): MessageLanguage =>
  speeches.find((each) => each === environment['DIPTYCH_LANG']) ?? 'en'

/** Asks for the language that a command speaks. */
export const speechOption = (context: CliContext) =>
  new Option('--lang <code>', 'the language to speak; DIPTYCH_LANG does the same')
    .choices(speeches)
    .default(usualSpeech(context))
