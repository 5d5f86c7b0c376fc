import { expect, test } from 'vitest'
import type { ForwardedRequest } from '#api/server/exchange.ts'
import {
  createRemoteAnswering,
  createRemoteUpstream,
  type PrimaryMessage,
  type WorkerMessage,
} from '#api/server/ipc.ts'

const busy = { status: 503, headers: [], body: Buffer.from('busy') }
const request = (name: string, accept = '*/*'): ForwardedRequest => ({
  method: 'POST',
  url: 'http://site.example/',
  headers: [['accept', accept]],
  body: Buffer.from(name),
  address: '1.2.3.4',
})
const turn = () => new Promise(setImmediate)

test('requests of one event loop turn are one message, and each response reaches its request', async () => {
  const travelled: (WorkerMessage | PrimaryMessage)[] = []
  const answering = createRemoteAnswering(
    async ({ body }) => ({ status: 201, headers: [], body }),
    (message) => {
      travelled.push(message)
      if (message.kind === 'answers') receive(message.answered.toReversed())
    },
  )
  const { upstream, receive } = createRemoteUpstream({
    maxAtOnce: 10,
    busy: () => busy,
    send: (message) => {
      travelled.push(message)
      if (message.kind === 'requests') answering(message.asked)
    },
  })
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => upstream(request(name))))

  expect(answers.map(({ body }) => String(body))).toEqual(['a', 'b', 'c'])
  expect(travelled.map(({ kind }) => kind)).toEqual(['requests', 'answers'])
})

test('requests above the limit get 503 without a message; a browser gets a page', async () => {
  const asked: string[] = []
  const { upstream, receive, takeRejected } = createRemoteUpstream({
    maxAtOnce: 2,
    busy: () => busy,
    send: (message) => {
      if (message.kind !== 'requests') return
      asked.push(...message.asked.map((each) => String(each.request.body)))
    },
  })
  const waiting = [upstream(request('a')), upstream(request('b'))]
  expect(await upstream(request('c'))).toBe(busy)
  waiting.push(upstream(request('d', 'text/html')))
  await turn()
  expect(asked).toEqual(['a', 'b', 'd'])

  const answer = { status: 201, headers: [], body: Buffer.of() }
  receive([1, 2, 3].map((call) => ({ call, answer })))
  expect(await Promise.all(waiting)).toEqual([answer, answer, answer])
  void upstream(request('e'))
  await turn()
  expect(asked).toContain('e')
  expect([takeRejected(), takeRejected()]).toEqual([1, 0])
})
