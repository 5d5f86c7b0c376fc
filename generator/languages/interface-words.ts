import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageSettings } from '#site/types.ts'
import { memoize } from '../memoize.ts'
import { yamlParser } from '../read/yaml.ts'
import { baseOf } from './locale.ts'

/** What Diptych itself says to visitors, where a site says nothing else. */
export interface ShippedWords {
  readonly words: Required<NonNullable<LanguageSettings['words']>>
  readonly notFound: NonNullable<LanguageSettings['notFound']>
  readonly notStored: NonNullable<LanguageSettings['notStored']>
  readonly notTaken: NonNullable<LanguageSettings['notTaken']>
}

/** The words of the interface in a language that Diptych speaks, whatever the region. */
export const readShippedWords = memoize(
  (code: string): ShippedWords => yamlParser().parse(readFileSync(fileOf(code), 'utf8')),
)

/** Whether Diptych speaks a language. */
export const hasShippedWords = (code: string): boolean => existsSync(fileOf(code))

const fileOf = (code: string) => join(import.meta.dirname, baseOf(code), 'interface.yaml')
