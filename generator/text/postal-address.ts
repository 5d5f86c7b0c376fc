import { vocabularies } from '../languages/index.ts'
import { memoize } from '../memoize.ts'

/** Replaces streets with their numbers, and postcodes with their cities, by spaces. */
export const maskAddresses = (text: string): string =>
  /\d/.test(text) ? text.replaceAll(compileAddress(), (found) => ' '.repeat(found.length)) : text

/** The name of a place: capitalized words, maybe with particles between them. */
const place = String.raw`\p{Lu}[\p{L}.’'-]*(?:[ -](?:\p{Ll}{1,3}[ -]){0,2}\p{Lu}[\p{L}.’'-]*){0,3}`

const postcodes = [
  // Dutch: 1015 CJ Amsterdam. British: London SW1A 2AA. Others: 10115 Berlin.
  String.raw`\d{4} ?[A-Z]{2}(?![\p{L}\d])(?: ${place})?`,
  String.raw`(?:${place} )?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])`,
  String.raw`(?:[A-Z]{1,2}-)?\d{4,5} ${place}`,
]

export const compileAddress = memoize((): RegExp => {
  const endings = Object.values(vocabularies).flatMap(({ streets }) => streets)
  const ending = `(?:${endings
    .map((each) => `[${each.charAt(0)}${each.charAt(0).toUpperCase()}]${each.slice(1)}`)
    .join('|')})`
  const number = String.raw`\d{1,4}(?:[-–]\d{1,4})?(?:[ -]?(?:\p{L}{1,3}))?(?![\p{L}\d])`
  const withEnding = String.raw`(?:\d{1,2}e )?\p{Lu}[\p{L}.’' -]{0,40}?(?<=${ending})\.?`
  return new RegExp(
    [
      String.raw`(?<![\p{L}\d])${withEnding} ${number}`,
      String.raw`(?<![\p{L}\d])\d{1,4}[a-z]? ${withEnding}(?!\p{L})`,
      ...postcodes.map(
        (each) => String.raw`(?<![\p{L}\d])(?:[\p{L}’.' -]{3,40} ${number}[,\n]\s*)?${each}`,
      ),
    ].join('|'),
    'gu',
  )
})
