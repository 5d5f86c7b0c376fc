import { remember } from '../../remember.ts'
import { proseOf } from '../../text/prose.ts'
import { wordsIn } from '../../text/words-in.ts'

/** Only a name whose capitals tell it from an ordinary word can be written wrongly. */
const isTelling = (name: string) => /\S\s+\S|\p{L}\p{Lu}/u.test(name)

const patternOf = remember(
  (name) =>
    new RegExp(
      `(?<![\\p{L}\\d])${RegExp.escape(name).replaceAll(/(?:\\x20| )+/g, '\\s+')}(?![\\p{L}\\d])`,
      'giu',
    ),
)

export interface MisspeltName {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Names in a text that have other capitals than their own. */
export function* misspeltNames(text: string, names: readonly string[]): Generator<MisspeltName> {
  const prose = proseOf(text)
  const isShouted = !/\p{Ll}/u.test(prose)
  if (isShouted || wordsIn(prose).length === 0) return

  for (const name of names.filter(isTelling)) {
    for (const { 0: written, index } of prose.matchAll(patternOf(name))) {
      const isOwn = written.replaceAll(/\s+/g, ' ') === name
      const isAllCaps = written === written.toUpperCase()
      if (!isOwn && !isAllCaps) yield { name, from: index, to: index + written.length }
    }
  }
}
