import { globSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encode, strategyCall } from '../leads-site.ts'
import { post, type RunningApi, startApi } from '../running-api.ts'

/** The journal, which has what the store has. */
const sizeOf = ({ journal }: RunningApi) =>
  globSync(`${journal}/*.jsonl`).reduce((sum, file) => sum + statSync(file).size, 0)

const size = 63_000
const sent = 8

const junk = [
  { what: 'a form that is not known', body: (text: string) => `form-name=x&a=${text}` },
  {
    what: 'a field that is not known',
    body: (text: string) => `${encode(strategyCall)}&a=${text}`,
  },
  {
    what: 'an answer that is too long',
    body: (text: string) => `${encode({ ...strategyCall, companyName: '' })}&companyName=${text}`,
  },
  {
    what: 'a hundred fields that are not known',
    body: (text: string) =>
      Array.from(
        { length: 100 },
        (_, index) => `a${index}=${text.slice(index * 630, index * 630 + 600)}`,
      ).join('&'),
  },
]
const texts = [
  { of: 'letters', text: 'x'.repeat(size) },
  { of: 'control characters', text: '\u0001'.repeat(size) },
  { of: 'escaped control characters', text: '%01'.repeat(size / 3) },
]

test.for(junk.flatMap((each) => texts.map((one) => ({ ...each, ...one }))))(
  '$what, of $of, takes little more room than its body',
  async ({ what, body, text }) => {
    const api = await startApi()
    const before = sizeOf(api)
    for (let each = 0; each < sent; each++) await api.fetch(post(`${body(text)}&n=${each}`))

    expect(await api.kept()).toHaveLength(sent)
    const [first] = await api.kept()
    expect(first?.raw.length, what).toBeGreaterThan(size * 0.9)
    // In base64, with the quotes of JSON.
    expect((sizeOf(api) - before) / sent).toBeLessThan(size * 1.7)
  },
)
