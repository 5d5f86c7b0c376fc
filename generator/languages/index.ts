// Written by `npm run registries` from the files in this folder.

import { figures as figuresEn } from './en/figures.ts'
import { figures as figuresNl } from './nl/figures.ts'
import { vocabulary as vocabulariesEn } from './en/vocabulary.ts'
import { vocabulary as vocabulariesNl } from './nl/vocabulary.ts'
import type { LanguageWords, Vocabulary } from './language.ts'

/** How figures are written, by language. */
export const figures: Readonly<Record<string, LanguageWords>> = {
  en: figuresEn,
  nl: figuresNl,
}

/** What is known of the words of a language, by language. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = {
  en: vocabulariesEn,
  nl: vocabulariesNl,
}

/** The languages that messages are told in: English, and each that has a catalogue. */
export const messageLanguages: readonly string[] = ['en', 'nl']
