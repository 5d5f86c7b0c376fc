import { expect, test } from 'vitest'
import { readReceipt } from '#renderer/client/forms/outbox/deliver.ts'

test.for([
  ['{"ok":true,"key":"a"}', 'delivered'],
  ['{"ok":true,"key":"b"}', 'unconfirmed'],
  ['{"ok":true}', 'delivered'],
  ['{"success":true,"message":"Thank you"}', 'delivered'],
  ['{"ok":false}', 'failed'],
  ['{"success":"false"}', 'failed'],
  ['{"error":"This form is closed."}', 'failed'],
  ['', 'delivered'],
  ['Thank you', 'delivered'],
] as const)('the answer %s to submission a: %s', async ([text, kind]) => {
  expect(await readReceipt(new Response(text), 'a')).toMatchObject({ kind })
})
