import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { strategyCall } from '../api/site-rules.ts'

/** What came of one form: the status it was answered with, and after how many milliseconds. */
export interface Sent {
  readonly status: number
  readonly time: number
}

export interface FormSender {
  /** Sends a form that no other is like; one at a time. */
  send(): Promise<Sent>
  /** Whether the server has not closed the connection meanwhile, and will not before the next answer. */
  isOpen(): boolean
  end(): void
}

let sent = 0
/** How long a connection may lie idle, in milliseconds: servers name a time, and close those that outlive it. */
const longestRest = 5000

/** One connection in bare HTTP, since a whole client would take more of the machine than the server. */
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

/** A connection on which nothing is sent any more. */
export async function openIdle(url: string): Promise<Socket> {
  const socket = await open(url)
  socket.write('HEAD / HTTP/1.1\r\nhost: bench\r\n\r\n')
  await once(socket, 'data')
  return socket
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // Whoever waits for an answer hears of it as well.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Each comes from another address, as a proxy on this machine says. */
function request(number: number): string {
  const body = new URLSearchParams({ ...strategyCall, websiteGoal: `Goal ${number}` }).toString()
  const address = [10, number >> 16, number >> 8, number].map((part) => part & 0xff).join('.')
  return `POST / HTTP/1.1\r\nhost: bench\r\norigin: http://bench\r\nx-forwarded-for: ${address}\r\nidempotency-key: bench-${number}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}

/** The time within which a share of them was answered. */
export function within(share: number, all: readonly Sent[]): number {
  const times = all.map(({ time }) => time).toSorted((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
}
