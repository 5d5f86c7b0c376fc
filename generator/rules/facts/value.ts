import { countOf, isDate, lowestOf } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord, type Path } from '../../read/path.ts'
import { writtenAt } from '../../validate/schema-error.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'facts/value',
  severity: 'error',
  summary: 'A fact has one value, and one that can be true.',
  why: 'A price of €1.30 for €1,299, or two shares that make 90%, would stand on every page that says it.',
  example: { before: 'core: { money: 1.299 }', after: 'core: { money: 1299 }' },
  canBeAcknowledged: false,

  messages: {
    none: {
      message: 'This fact has no value.',
      hint: 'Write its kind and its value, such as { money: 599 }.',
    },
    several: {
      message: 'This fact has more than one value: {kinds}.',
      hint: 'Keep one; the other is a fact of its own.',
    },
    unit: {
      message: 'A unit has no meaning beside "{kind}".',
      hint: 'Remove "unit", or write the value as a number.',
    },
    amount: {
      message: 'The amount "{written}" is not written the way this file writes money.',
      hint: 'Write {amount}: no sign and nothing between thousands, and a point before cents.',
    },
    notPositive: {
      message: 'An amount of {value} cannot be a price.',
      hint: 'Write an amount above 0; what is free says so in words, such as { text: free }.',
    },
    percent: {
      message: 'A percentage of {value} is not between 0 and 100.',
      hint: 'Write one that is. Growth beyond 100% is a text, such as { text: 250% }.',
    },
    shares: {
      message: 'The shares of "{group}" make {sum}% together, not 100%.',
      hint: 'Let them make 100. A percentage of something else is written as percent.',
    },
    order: {
      message: 'This range goes from {from} to {to}.',
      hint: 'Write the smaller number first. If both are the same, write one number instead.',
    },
    noDay: {
      message: 'There is no {date} in the calendar.',
      hint: 'Write year, month and day, such as {example}.',
    },
    noFile: {
      message: '"{from}" names a file that does not exist.',
      hint: 'Write the file without its language and .yaml, such as quizzes/audit#questions.',
    },
    noPrices: {
      message: '"{from}" names no prices.',
      hint: 'After # come the name of a list in {file} and the key that names a price, such as plans.price.',
    },
    noList: {
      message: '"{from}" names nothing that can be counted.',
      hint: 'After # comes the name of a list in {file}, such as questions.',
    },
  },

  *check(site) {
    const document = site.find('facts', 'facts')
    if (!document || !isRecord(document.data)) return

    for (const [group, members] of Object.entries(document.data)) {
      if (!isRecord(members)) continue
      for (const [name, fact] of Object.entries(members)) {
        if (!isRecord(fact)) continue
        const input = { site, document, fact, path: [group, name] }
        yield* shapeOf(input)
        yield* moneyIn(input)
        yield* valueIn(input)
      }
      yield* sharesOf(document, group, members)
    }
  },
})

interface FactInput {
  readonly site: Site
  readonly document: SourceDocument
  readonly fact: Readonly<Record<string, unknown>>
  readonly path: Path
}

/** The keys that hold a value. */
const kinds = [
  'money',
  'percent',
  'share',
  'number',
  'count',
  'lowest',
  'range',
  'moneyRange',
  'date',
  'text',
] as const

const counted: ReadonlySet<string> = new Set(['number', 'count', 'range'])

const numbersIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'number')

function* shapeOf({ document, fact, path }: FactInput) {
  const present = kinds.filter((kind) => kind in fact)
  const [kind] = present
  const at = document.place(path, { part: 'key' })
  if (kind === undefined) {
    // The schema reports an empty group and an unknown key.
    if ('unit' in fact) yield { messageId: 'none', at } as const
  } else if (present.length > 1) {
    yield { messageId: 'several', data: { kinds: present }, at } as const
  } else if ('unit' in fact && !counted.has(kind)) {
    yield { messageId: 'unit', data: { kind }, at: document.place([...path, 'unit']) } as const
  }
}

function* moneyIn({ site, document, fact, path }: FactInput) {
  for (const kind of ['money', 'moneyRange'] as const) {
    if (!(kind in fact)) continue
    const value = fact[kind]
    const at = document.place([...path, kind])
    const written = writtenAt(document, [...path, kind]).replace(/^(['"])(.*)\1$/, '$2')
    const where = { at, path: [...path, kind].join('.') }
    if (typeof value === 'string' && /\d/.test(value)) {
      yield { ...misread(value), ...where } as const
    } else if (kind === 'money' && isThousands(written, site.settings.currency)) {
      yield { ...misread(written), ...where } as const
    } else {
      const wrong = numbersIn(value).find((each) => each <= 0)
      if (wrong !== undefined)
        yield { messageId: 'notPositive', data: { value: String(wrong) }, ...where } as const
    }
  }
}

const misread = (written: string) =>
  ({ messageId: 'amount', data: { written, amount: amountOf(written) } }) as const

/** Whether what follows the point is longer than cents are: 1.299, and 1.200, which YAML reads as 1.2. */
function isThousands(written: string, currency: string): boolean {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return (/^-?\d+\.(\d+)$/.exec(written)?.[1]?.length ?? 0) > maximumFractionDigits
}

/** An amount as this file writes it: €1.299,50 is 1299.50. */
function amountOf(written: string): string {
  const digits = /\d[\d.,\s_]*/.exec(written)?.[0].replaceAll(/[\s_]/g, '') ?? ''
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}|-+))?$/.exec(digits) ?? []
  const amount = whole.replaceAll(/[.,]/g, '')
  return cents === undefined ? amount : `${amount}.${cents}`
}

function* valueIn({ site, document, fact, path }: FactInput) {
  const where = (kind: string) => ({
    at: document.place([...path, kind]),
    path: [...path, kind].join('.'),
  })
  for (const kind of ['percent', 'share'] as const) {
    const value = fact[kind]
    if (typeof value !== 'number' || (value >= 0 && value <= 100)) continue
    yield { messageId: 'percent', data: { value: String(value) }, ...where(kind) } as const
  }
  for (const kind of ['range', 'moneyRange'] as const) {
    const [from = 0, to = Infinity] = numbersIn(fact[kind])
    if (from < to) continue
    const data = { from: String(from), to: String(to) }
    yield { messageId: 'order', data, ...where(kind) } as const
  }
  const { date } = fact
  if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && !isDate(date)) {
    const data = { date, example: site.today }
    yield { messageId: 'noDay', data, ...where('date') } as const
  }
  for (const kind of ['count', 'lowest'] as const) {
    const from = fact[kind]
    if (typeof from !== 'string' || !/^[^#]+#./.test(from)) continue
    const [address = ''] = from.split('#')
    const file = site.documentAt(address)
    if (!file) {
      yield { messageId: 'noFile', data: { from }, ...where(kind) } as const
    } else if (file.data !== undefined && isEmpty[kind](site, from)) {
      const messageId = kind === 'count' ? 'noList' : 'noPrices'
      yield { messageId, data: { from, file: file.file }, ...where(kind) } as const
    }
  }
}

const isEmpty = {
  count: (site: Site, from: string) => countOf(from, site.documentAt) === undefined,
  lowest: (site: Site, from: string) => lowestOf(from, site.facts, site.documentAt) === undefined,
}

/** The shares of a group make a whole. */
function* sharesOf(
  document: SourceDocument,
  group: string,
  members: Readonly<Record<string, unknown>>,
) {
  const shares = Object.values(members).flatMap((fact) =>
    isRecord(fact) ? numbersIn(fact['share']) : [],
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  // Thirds, written with two decimals, make 99.99.
  if (shares.length === 0 || Math.abs(sum - 100) < 0.05) return
  yield {
    messageId: 'shares',
    data: { group, sum: String(Number(sum.toFixed(2))) },
    at: document.place([group], { part: 'key' }),
    path: group,
  } as const
}
