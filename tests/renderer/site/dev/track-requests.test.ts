import { createServer } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { trackRequests } from '#renderer/site/dev/track-requests.ts'

test('a pause ends at once without a request, and else when all are answered', async () => {
  const requests = trackRequests()
  await requests.pause()

  const answers: (() => void)[] = []
  const server = createServer((request, response) => {
    requests.middleware(request, response, () => answers.push(() => response.end('x')))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const bodies = [1, 2].map(async () => (await fetch(`http://127.0.0.1:${port}/`)).text())
  while (answers.length < 2) await setImmediate()

  const order: string[] = []
  const paused = requests.pause().then(() => order.push('went on'))
  for (const [index, answer] of answers.entries()) {
    await setImmediate()
    order.push(`answer ${index}`)
    answer()
  }
  await Promise.all([...bodies, paused])
  expect(order).toEqual(['answer 0', 'answer 1', 'went on'])
})

test('a request that takes long does not hold up other work for good', async () => {
  const requests = trackRequests()
  const server = createServer((request, response) => {
    requests.middleware(request, response, () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const controller = new AbortController()
  const asked = fetch(`http://127.0.0.1:${port}/`, { signal: controller.signal })
  const refused = expect(asked).rejects.toThrow()
  await requests.pause()
  controller.abort()
  await refused
})
