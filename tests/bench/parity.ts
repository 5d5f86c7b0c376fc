import {
  keepsMeaning,
  newPairs,
  newPairsByAllRules,
  oneSided,
  read,
  type Score,
  sumOf,
  twoSided,
} from '../generator/text/meaning/corpus.ts'
import { alarmsIn, check, original } from '../mutations/content.ts'

interface LegalEdit {
  readonly kind: string
  readonly meaning: boolean
  readonly file: string
  readonly before: string
  readonly after: string
}

const corpora: readonly (readonly [name: string, scores: () => readonly Score[]])[] = [
  ['one-sided, used for tuning', () => oneSided('one-sided')],
  ['one-sided, not seen before', () => oneSided('one-sided-unseen')],
  ['one-sided in German, French and Ukrainian', () => oneSided('one-sided-other-languages')],
  ['two-sided, used for tuning', () => twoSided('two-sided')],
  ['two-sided, not seen before', () => twoSided('two-sided-unseen')],
  ['new pairs, used for tuning', () => newPairs('new-pairs')],
  ['new pairs, not seen before', () => newPairs('new-pairs-unseen')],
  ['new pairs, not seen before, by all rules', () => newPairsByAllRules('new-pairs-unseen')],
  ['new pairs of other languages, used for tuning', () => newPairs('new-pairs-other-languages')],
  [
    'new pairs of other languages, not seen before',
    () => newPairs('new-pairs-other-languages-unseen'),
  ],
]

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

/** Prints which changes of meaning are told, by kind, and which rewordings are told as if they were some. */
export async function measureParity(): Promise<void> {
  for (const [name, scores] of corpora) {
    const all = scores()
    process.stdout.write(`\n${name}\n`)
    for (const { kind, ...score } of all)
      process.stdout.write(
        `  ${kind.padEnd(34)} ${score.told} of ${score.all}, ${score.hard} hard\n`,
      )
    const [changed, kept] = [sumOf(all, (kind) => !keepsMeaning(kind)), sumOf(all, keepsMeaning)]
    process.stdout.write(
      `  another meaning: ${percent(changed.told, changed.all)} told, ${percent(changed.hard, changed.all)} hard\n` +
        `  the same meaning: ${percent(kept.told, kept.all)} told, ${percent(kept.hard, kept.all)} hard\n`,
    )
  }
  measureLegalEdits()
}

/** Edits of one language of the legal pages, each checked with all rules. */
function measureLegalEdits(): void {
  process.stdout.write('\nedits of the legal pages in one language\n')
  const edits = read<LegalEdit>('legal-edits').filter(({ file, before }) =>
    original.get(file)?.includes(before),
  )
  const results = edits.map((edit) => {
    const text = original.get(edit.file)?.replace(edit.before, () => edit.after) ?? ''
    const found = alarmsIn(check(new Map([...original, [edit.file, text]])))
    return { edit, codes: found.map(({ severity, code }) => `${severity} ${code}`) }
  })
  for (const { edit, codes } of results)
    process.stdout.write(`  ${edit.kind.padEnd(24)} ${codes.join(', ') || 'nothing'}\n`)
  const counted = (isChange: boolean, pattern: RegExp) => {
    const own = results.filter(({ edit }) => edit.meaning === isChange)
    const told = own.filter(({ codes }) => codes.some((code) => pattern.test(code)))
    return `${told.length} of ${own.length}`
  }
  process.stdout.write(
    `  another meaning: ${counted(true, /./)} told, ${counted(true, /meaning|facts|parity/)} by its kind, ` +
      `${counted(true, /^error/)} as an error; the same meaning: ${counted(false, /^error/)} as an error\n`,
  )
}
