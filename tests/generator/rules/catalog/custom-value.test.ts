import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { type Changes, checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** The value that each plan has of `delivery`, and the words that each language has for values. */
interface Values {
  readonly small?: string
  readonly large?: string
  readonly en?: string
  readonly nl?: string
}

const values = ({ small = "'-'", large = 'weekly', en, nl }: Values): Changes => {
  const words = (language: 'en' | 'nl', own: string | undefined) => ({
    [`${language}/catalog.yaml`]: catalogSite[`${language}/catalog.yaml`]?.replace(
      / {4}values: .*\n/,
      own === undefined ? '$&' : own && `    values: { ${own} }\n`,
    ),
  })
  return {
    ...catalogSite,
    'catalog.yaml': catalogSite['catalog.yaml']?.replace(
      "small: '-', large: weekly",
      `small: ${small}, large: ${large}`,
    ),
    ...words('en', en),
    ...words('nl', nl),
  }
}

test('says where the words belong, and which plan shows the value', () => {
  const { diagnostics } = checkSmallSite(values({ large: 'daily' }))

  expect(diagnostics).toMatchObject([
    {
      code: 'catalog/custom-value',
      at: { file: 'content/en/catalog.yaml', line: 15, column: 5 },
      message: 'The value "daily" of the feature "delivery" has no words in English.',
      hint: 'Add "daily: …" under "values" here. A figure is written as a fact, such as {{revisions.core}}.',
      related: [{ at: { file: 'content/catalog.yaml', line: 6 } }],
    },
    { code: 'catalog/custom-value', at: { file: 'content/nl/catalog.yaml' } },
  ])
})

test('a value that only the translation lacks is told as that', () => {
  const { diagnostics } = checkSmallSite(
    values({ large: 'daily', en: 'weekly: Weekly, daily: Daily' }),
  )

  expect(diagnostics.map(({ code }) => code)).toEqual(['parity/missing-key'])
})

holdsForSites('catalog/custom-value', {
  caught: {
    'a value without words': values({ large: 'daily' }),
    'words, written right there': values({ large: 'Every week' }),
    'words in Dutch only': values({ en: 'daily: Daily', nl: 'weekly: Wekelijks' }),
    'no words at all': values({ en: '', nl: '' }),
    'single braces': values({ large: "'{round.count}'" }),
  },
  clean: {
    'no catalogue': {},
    'a fact': values({ large: "'{{round.count}}'" }),
  },
})
