import { translatablePairs } from '../../compare/pairs.ts'
import { formatPath } from '../../read/path.ts'
import { tokensIn } from '../../text/words.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'placeholders/mismatch',
  severity: 'error',
  summary: {
    en: 'A translation has the same {words} to be filled in as its source.',
    nl: 'Een vertaling heeft dezelfde {woorden} om in te vullen als de bron.',
  },
  why: {
    en: 'A lost {price} leaves a gap in the sentence, and one that nobody fills shows its braces.',
    nl: 'Zonder {price} mist de zin iets, en een woord dat niemand invult toont zijn accolades.',
  },
  example: {
    before: '# en\nstepOf: Step {step} of {total}\n# nl\nstepOf: Stap {stap} van {total}',
    after: '# nl\nstepOf: Stap {step} van {total}',
  },
  canBeAcknowledged: false,

  each: translatablePairs,

  *find(items, site) {
    for (const { source, translation, language } of items) {
      const [wanted, found] = [tokensIn(source.text), tokensIn(translation.text)]
      const missing = [...wanted.difference(found)]
      const extra = [...found.difference(wanted)]
      if (missing.length + extra.length === 0) continue

      const [first] = extra
      yield {
        at: translation.document.place(
          translation.path,
          first === undefined ? {} : { within: `{${first}}` },
        ),
        path: formatPath(translation.path, translation.document.data),
        message: {
          en: sentence('This text', missing, extra, ['lacks', 'has', 'that its source lacks']),
          nl: sentence('In deze tekst', missing, extra, [
            'ontbreekt',
            'staat',
            'dat de bron niet heeft',
          ]),
        },
        hint: {
          en: `Use: ${listOf([...wanted]) || 'none'}.`,
          nl: `Gebruik: ${listOf([...wanted]) || 'geen'}.`,
        },
        related: [
          {
            at: source.document.place(source.path),
            message: { en: 'The source text is here.', nl: 'De brontekst staat hier.' },
          },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

function sentence(
  start: string,
  missing: readonly string[],
  extra: readonly string[],
  [lacks, has, unlike]: readonly [string, string, string],
): string {
  const parts = [
    missing.length > 0 ? `${lacks} ${listOf(missing)}` : '',
    extra.length > 0 ? `${has} ${listOf(extra)} ${unlike}` : '',
  ]
  return `${start} ${parts.filter((part) => part !== '').join(', ')}.`
}

const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
