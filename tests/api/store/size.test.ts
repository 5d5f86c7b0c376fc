import { globSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encode, strategyCall } from '../leads-site.ts'
import { post, type RunningApi, startApi } from '../running-api.ts'

/** The journal, which has what the store has. */
const sizeOf = ({ journal }: RunningApi) =>
  globSync(`${journal}/*.jsonl`).reduce((sum, file) => sum + statSync(file).size, 0)

const size = 63_000
const sent = 8

/** Characters of which JSON writes six for each. */
const text = '\u0001'.repeat(size)
const hundred = Array.from({ length: 100 }, (_, index) => `a${index}=${text.slice(0, 600)}`)

test.for(
  Object.entries({
    'a form that is not known': `form-name=x&a=${text}`,
    'a field that is not known': `${encode(strategyCall)}&a=${text}`,
    'the same, escaped': `${encode(strategyCall)}&a=${'%01'.repeat(size / 3)}`,
    'an answer that is too long': `${encode({ ...strategyCall, companyName: '' })}&companyName=${text}`,
    'a hundred fields that are not known': hundred.join('&'),
  }),
)('%s takes little more room than its body', async ([what, body]) => {
  const api = await startApi()
  for (let each = 0; each < sent; each++) await api.fetch(post(`${body}&n=${each}`))

  expect(await api.kept()).toHaveLength(sent)
  const [first] = await api.kept()
  expect(first?.raw.length, what).toBeGreaterThan(size * 0.9)
  // In base64, with the quotes of JSON.
  expect(sizeOf(api) / sent).toBeLessThan(size * 1.7)
})
