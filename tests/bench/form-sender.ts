import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { strategyCall } from '../api/site-rules.ts'

/** The result of one form: the status of the response, and the time in milliseconds. */
export interface Sent {
  readonly status: number
  readonly time: number
}

export interface FormSender {
  /** Sends a unique form. Call it again only after it resolves. */
  send(): Promise<Sent>
  /** Whether the connection is open and stays open until the next response. */
  isOpen(): boolean
  end(): void
}

let sent = 0
/** Maximum idle time of a connection, in milliseconds. Servers close connections after their keep-alive timeout. */
const longestRest = 5000

/** Opens a raw HTTP connection, because a full client would use more CPU than the server. */
export async function openSender(url: string): Promise<FormSender> {
  const socket = await open(url)
  let lastUsed = performance.now()
  const isRested = () => performance.now() - lastUsed > longestRest
  return {
    isOpen: () => !socket.destroyed && !socket.readableEnded && !isRested(),
    send: async () => {
      const start = performance.now()
      socket.write(request(sent++))
      const [answer] = await once(socket, 'data')
      lastUsed = performance.now()
      return {
        status: Number(String(answer).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
        time: performance.now() - start,
      }
    },
    end: () => void socket.destroy(),
  }
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The pending `send` also receives the error.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** `X-Forwarded-For` gives each request another address. */
function request(number: number): string {
  const body = new URLSearchParams({ ...strategyCall, websiteGoal: `Goal ${number}` }).toString()
  const address = [10, number >> 16, number >> 8, number].map((part) => part & 0xff).join('.')
  return `POST / HTTP/1.1\r\nhost: bench\r\norigin: http://bench\r\nx-forwarded-for: ${address}\r\nidempotency-key: bench-${number}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

/** The time within which a share of the forms was answered, in milliseconds. */
export function within(share: number, all: readonly Sent[]): number {
  const times = all.map(({ time }) => time).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}
