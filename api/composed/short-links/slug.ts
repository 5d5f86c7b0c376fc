/** Letters of an ending: none looks like another. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Lengths of the endings that are tried in turn, each while the one before is taken. */
export const endings = [4, 4, 4, 5, 5, 5, 5, 5] as const

const longestName = 40

/** Whether a text may be the last part of a short link. */
export const isSlug = (text: string): boolean =>
  /^[a-z\d]+(?:-[a-z\d]+)*-[2-9a-hjkmnp-z]{3,5}$/.test(text) && text.length <= longestName + 6

/** Letters that do not come apart into a plain one and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
}

/** A name as it stands in a short link: `Café De Bril` is `cafe-de-bril`. */
function linkName(company: string): string {
  const name = company
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-|-$/g, '')
  return name === '' ? 'quiz' : name
}

/** A new slug for a company, with an ending of some length. `random` returns bytes. */
export function newSlug(
  company: string,
  length: number,
  random: (length: number) => Uint8Array,
): string {
  // Above this, some letters would come more often.
  const fair = 256 - (256 % letters.length)
  let ending = ''
  while (ending.length < length) {
    for (const byte of random(16)) {
      if (byte < fair && ending.length < length) ending += letters[byte % letters.length]
    }
  }
  return `${linkName(company)}-${ending}`
}
