import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A request to the provider. */
export interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Answers a call. `say` sends text in the wire format. */
export type Scenario = (exchange: {
  readonly body: string
  readonly response: ServerResponse
  readonly say: (text: string, ending?: 'stop' | 'length' | 'refusal') => void
}) => void

/** A local provider of models. */
export async function startQuizProvider(scenario: Scenario) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    const body = Buffer.concat(chunks).toString()
    received.push({ path, headers: request.headers, body })

    scenario({
      body,
      response,
      say: (text, ending = 'stop') => {
        response.writeHead(200, json)
        response.end(JSON.stringify(openAi(text, ending)))
      },
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { received, baseUrl: `http://127.0.0.1:${port}/v1` }
}

const openAi = (text: string, ending: string) => ({
  id: 'x',
  choices: [
    {
      finish_reason: ending === 'refusal' ? 'stop' : ending,
      message: ending === 'refusal' ? { content: null, refusal: 'No.' } : { content: text },
    },
  ],
})

const json = { 'content-type': 'application/json' }

/** Faults of providers. */
export const faults = {
  'hangs before its headers': () => undefined,
  'hangs in the middle': ({ response }) => {
    response.writeHead(200, json)
    response.write('{"choices":[{"mess')
  },
  'drips one byte at a time': ({ response }) => {
    response.writeHead(200, json)
    const drip = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drip))
  },
  'breaks the connection': ({ response }) => response.socket?.resetAndDestroy(),
  'ends before it is complete': ({ response }) => {
    response.writeHead(200, { ...json, 'content-length': '500' })
    response.write('{"choices":[')
    response.socket?.end()
  },
  'refuses the key': ({ response }) => response.writeHead(401, json).end('{"error":"key"}'),
  'is busy for a minute': ({ response }) =>
    response.writeHead(429, { ...json, 'retry-after': '60' }).end('{}'),
  'fails with 500': ({ response }) => response.writeHead(500).end('oops'),
  'redirects to another host': ({ response }) =>
    response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  'answers with a page': ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
  'answers with 50 MB': ({ response }) => {
    response.writeHead(200, json)
    const chunk = Buffer.alloc(65_536, ' ')
    const pour = () => {
      for (let sent = 0; sent < 16; sent += 1) if (!response.write(chunk)) return
      setImmediate(pour)
    }
    response.on('drain', pour)
    pour()
  },
  'answers with a bomb': ({ response }) =>
    response
      .writeHead(200, { ...json, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(20_000_000, ' '))),
  'answers in no known characters': ({ response }) =>
    response.writeHead(200, json).end(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  'answers with no JSON': ({ response }) => response.writeHead(200, json).end('{"choices":'),
  'answers with other JSON': ({ response }) => response.writeHead(200, json).end('[null]'),
  'stops at its limit': ({ say }) => say('{"questions":[', 'length'),
  'will not do it': ({ say }) => say('', 'refusal'),
} as const satisfies Readonly<Record<string, Scenario>>
