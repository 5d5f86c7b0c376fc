// Written by `npm run registries` from the files in this folder.

import { figures as figuresDe } from './de/figures.ts'
import { figures as figuresEn } from './en/figures.ts'
import { figures as figuresFr } from './fr/figures.ts'
import { figures as figuresNl } from './nl/figures.ts'
import { vocabulary as vocabulariesDe } from './de/vocabulary.ts'
import { vocabulary as vocabulariesEn } from './en/vocabulary.ts'
import { vocabulary as vocabulariesFr } from './fr/vocabulary.ts'
import { vocabulary as vocabulariesNl } from './nl/vocabulary.ts'
import type { LanguageWords, Vocabulary } from './language.ts'

/** The words for figures, by language. */
export const figures: Readonly<Record<string, LanguageWords>> = {
  de: figuresDe,
  en: figuresEn,
  fr: figuresFr,
  nl: figuresNl,
}

/** The vocabularies for text rules, by language. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = {
  de: vocabulariesDe,
  en: vocabulariesEn,
  fr: vocabulariesFr,
  nl: vocabulariesNl,
}

/** The languages of messages: English, and each language with a catalogue. */
export const messageLanguages: readonly string[] = ['en', 'nl']
