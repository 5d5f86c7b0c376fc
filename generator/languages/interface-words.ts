import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageSettings } from '#site/types.ts'
import { yamlParser } from '../read/yaml.ts'
import { baseOf } from './locale.ts'

/** What Diptych itself says to visitors, where a site says nothing else. */
export interface ShippedWords {
  readonly words: Required<NonNullable<LanguageSettings['words']>>
  readonly notStored: NonNullable<LanguageSettings['notStored']>
  readonly notTaken: NonNullable<LanguageSettings['notTaken']>
}

/** The words of the interface in a language, whatever the region. undefined for one that Diptych does not speak. */
export function readShippedWords(code: string): ShippedWords | undefined {
  return hasShippedWords(code) ? yamlParser().parse(readFileSync(fileOf(code), 'utf8')) : undefined
}

export const hasShippedWords = (code: string): boolean => existsSync(fileOf(code))

const fileOf = (code: string) => join(import.meta.dirname, baseOf(code), 'interface.yaml')
