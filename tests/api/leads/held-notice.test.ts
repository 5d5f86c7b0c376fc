import { expect, test } from 'vitest'
import { checkReadiness } from '#api/index.ts'
import { encode, strategyCall } from '../leads-site.ts'
import { startMailServer } from '../receivers.ts'
import { post, startApi } from '../running-api.ts'

const minute = 60_000

test('held submissions are told by mail without input, once an hour at most, and by /readyz', async () => {
  const mail = await startMailServer()
  const api = await startApi({ environment: mail.environment })
  const submit = async () => {
    const response = await api.fetch(
      post(encode(strategyCall), { origin: 'https://elsewhere.example' }),
    )
    api.pass(minute)
    return String((await response.json()).id)
  }
  const letters = () =>
    mail.letters
      .map((letter) => letter.replaceAll('=\r\n', ''))
      .filter((letter) => letter.includes('Held for review'))
  await api.everyMinute()
  expect(letters()).toEqual([])

  const ids = [await submit(), await submit()]
  await api.deliver()
  await api.everyMinute()
  const [letter = ''] = letters()
  expect(letter).toContain('Subject: Held for review: 2')
  for (const id of ids) expect(letter).toContain(`diptych leads show ${id}`)
  expect(letter).not.toContain(strategyCall.email)
  expect(api.logged.join()).toContain('"leads.held","count":2')

  const later = await submit()
  await api.everyMinute()
  expect(letters()).toHaveLength(1)
  api.pass(60 * minute)
  await api.everyMinute()
  await api.everyMinute()
  expect(letters()).toHaveLength(2)
  expect(letters()[1]).toContain(later)
  expect(letters()[1]).not.toContain(ids[0])

  const { checks } = await checkReadiness(api, api.dependencies.now)
  expect(checks).toMatchObject({ heldThisWeek: 3 })
})
