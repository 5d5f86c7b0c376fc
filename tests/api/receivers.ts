import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** The address of staff in the settings of a mail server. */
export const staff = 'anna@tegelwerk.example'

/** Starts a local mail server that records the mails it receives. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const letters: string[] = []
  const recipients: string[][] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      recipients.push(session.envelope.rcptTo.map(({ address }) => address))
      text(stream).then((letter) => {
        letters.push(letter)
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const url = `smtp://127.0.0.1:${portOf(server.server)}`
  return {
    ...{ letters, recipients, url },
    environment: { SMTP_URL: url, MAIL_FROM: 'website@tegelwerk.example', MAIL_TO: staff },
  }
}

/** Starts a local mail server whose answer to EHLO never ends: a byte every few milliseconds. */
export async function startDrippingServer() {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    connections += 1
    const answer = '250-wait\r\n'
    let sent = 0
    let dripping: NodeJS.Timeout | undefined
    socket.write('220 drip\r\n')
    // Reading is also how the end of the connection is noticed.
    socket.once('data', () => {
      dripping = setInterval(() => socket.write(answer.charAt(sent++ % answer.length)), 20)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping)
      sockets.delete(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    connections: () => connections,
    open: () => sockets.size,
  }
}

/** A request to the webhook receiver. */
export interface Call {
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

/** Starts a local webhook receiver that answers with the given statuses in turn. */
export async function startReceiver(
  answers: readonly {
    readonly status: number
    readonly headers?: Readonly<Record<string, string>>
  }[] = [],
) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { status, headers } = answers[calls.length] ?? { status: 204 }
    calls.push({ body, headers: request.headers })
    response.writeHead(status, headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, environment: webhookTo(`http://127.0.0.1:${portOf(server)}/leads`) }
}

/** Settings that notify a webhook. */
export const webhookTo = (url: string) => ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
})

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
