import { expect, test } from 'vitest'
import { readReceipt } from '#renderer/client/forms/outbox/deliver.ts'

test.for([
  ['{"ok":true,"key":"a"}', 'received'],
  ['{"ok":true,"key":"b"}', 'none'],
  ['{"ok":true}', 'received'],
  ['{"success":true,"message":"Thank you"}', 'received'],
  ['{"ok":false}', 'failure'],
  ['{"success":"false"}', 'failure'],
  ['{"error":"This form is closed."}', 'failure'],
  ['', 'received'],
  ['Thank you', 'received'],
] as const)('the answer %s to submission a: %s', async ([text, receipt]) => {
  expect(await readReceipt(new Response(text), 'a')).toBe(receipt)
})
