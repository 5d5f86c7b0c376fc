/** Widths of Arial, which search results are set in, in thousandths of the letter's size. */
const widths: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft\u00A0',
  333: '()-`r·“”„',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–€éèëêáàâäóòôöúùûü',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXYÉÈËÁÀÄ',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
}

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(width)]),
  ),
)

/** What a letter that is not in the table takes: the middle of the alphabet. */
const other = 600

/** How many pixels a text takes in search results, set at so many pixels. */
export function shownWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += widthOf.get(letter) ?? other
  return Math.round((width * size) / 1000)
}
