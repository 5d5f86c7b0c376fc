import type { Vocabulary } from '../../languages/index.ts'
import { unquoted } from '../../text/prose.ts'
import { type Word, wordsIn } from '../../text/words-in.ts'

/** The words of a text that address the reader in another register than the one that was chosen. */
export function otherRegister(
  text: string,
  { registers, notRegister }: Vocabulary,
  register: string,
): readonly Word[] {
  const prose = unquoted(text)
  const others = Object.keys(registers).filter((name) => name !== register)
  const strays = wordsIn(prose).filter(({ lower }) =>
    others.some((name) => registers[name]?.has(lower)),
  )
  if (strays.length === 0 || !notRegister) return strays

  const exempt = [...prose.matchAll(notRegister)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  )
  return strays.filter(({ index }) => !exempt.some(([start, end]) => index >= start && index < end))
}
