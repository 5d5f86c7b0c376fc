import type { Counted } from '#site/types.ts'

/** Fills `{name}` in an interface text. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))

/** The form of a text that a number takes in a language, or the text that has one form. */
export const formOf = (text: Counted, number: number, language: string): string =>
  typeof text === 'string'
    ? text
    : (text[new Intl.PluralRules(language).select(number)] ?? text.other)
