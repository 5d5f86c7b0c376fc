import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { problem } from '#api/errors/problem.ts'
import { toAnswer } from '#api/http/exchange.ts'
import {
  type ForwardedRequest,
  readServerSettings,
  readSite,
  startSingleProcess,
} from '#api/serving.ts'
import { writeSmallSite } from '../site/small-site.ts'

/** The server that visitors meet, with an upstream that tells what it was asked beside what it was to reject. */
export async function startTestServer(environment: Readonly<Record<string, string>> = {}) {
  const asked: ForwardedRequest[] = []
  const siteServer = startSingleProcess({
    site: readSite(writeSmallSite()),
    settings: readServerSettings({ environment, readFile: () => '' }),
    port: 0,
    host: '127.0.0.1',
    upstream: async (request) => {
      if (request.rejection) return toAnswer(problem(request.rejection))
      asked.push(request)
      return {
        status: 201,
        headers: [['content-type', 'text/plain']],
        body: Buffer.from(`${request.body.length} bytes`),
      }
    },
  })
  onTestFinished(() => siteServer.stop(0))
  return { port: await siteServer.listening, asked, siteServer }
}

/** A connection on which anything may be written, and everything that came back on it. */
export async function openSocket(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')

  const closed = once(socket, 'close').then(() => received)
  return { socket, closed, received: () => received }
}
