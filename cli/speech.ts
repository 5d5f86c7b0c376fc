import { Option } from 'commander'
import type { Speech } from '#generator/index.ts'
import type { CliContext } from './context.ts'

const speeches = ['en', 'nl'] as const satisfies readonly Speech[]

/** The language that a command speaks: asked for, else `DIPTYCH_LANG`, else English. */
export const speechOption = ({ environment }: CliContext) =>
  new Option('--lang <code>', 'the language to speak; DIPTYCH_LANG does the same')
    .choices(speeches)
    .default(speeches.find((each) => each === environment['DIPTYCH_LANG']) ?? 'en')
