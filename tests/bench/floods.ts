import { setTimeout as pause } from 'node:timers/promises'
import { withServer } from './built-server.ts'
import { openIdle, openSender, type Sent, within } from './form-sender.ts'
import { type Measurement, milliseconds } from './measurement.ts'

const idleConnections = 10_000
/** Forms per second, sent without waiting for responses, and the duration in seconds. */
const flood = { perSecond: 2000, seconds: 60 }
/** Interval at which a batch is sent, in milliseconds. */
const step = 10

/** Measures a form next to 10,000 idle connections, and in a flood of other forms. */
export async function measureFloods(): Promise<readonly Measurement[]> {
  const besideIdle = await withServer(sendBesideIdle, {
    KEEP_ALIVE_TIMEOUT: '120',
    IDLE_TIMEOUT: '120',
  })
  const flooded = await withServer(sendFlood)
  const count = (...statuses: readonly number[]) =>
    flooded.filter(({ status }) => statuses.includes(status)).length
  const text = (number: number) => number.toLocaleString('en-GB')

  return [
    {
      what: `a form beside ${text(idleConnections)} idle connections, the slowest of 100`,
      figure: milliseconds(within(1, besideIdle)),
      target: '500 ms',
    },
    {
      what: `${text(flood.perSecond)} forms a second for ${flood.seconds} s: kept, told to come back`,
      figure: `${text(count(201))}, ${text(count(503))}`,
      target: 'all one or the other',
    },
    {
      what: 'neither of both, or not answered',
      figure: text(flood.perSecond * flood.seconds - count(201, 503)),
      target: '0',
    },
    {
      what: 'the slowest of a hundred of them',
      figure: milliseconds(within(0.99, flooded)),
      target: '',
    },
  ]
}

async function sendBesideIdle(url: string): Promise<readonly Sent[]> {
  const idle = []
  for (let opened = 0; opened < idleConnections; opened += 500) {
    idle.push(...(await Promise.all(Array.from({ length: 500 }, () => openIdle(url)))))
  }
  const sender = await openSender(url)
  const all: Sent[] = []
  for (let each = 0; each < 100; each += 1) all.push(await sender.send())
  sender.end()
  for (const socket of idle) socket.destroy()
  return all
}

/** Sends at a fixed rate. Opens a new connection for a form if none is free. */
async function sendFlood(url: string): Promise<readonly Sent[]> {
  const free = await Promise.all(Array.from({ length: 256 }, () => openSender(url)))
  const opened = new Set(free)
  const all: Sent[] = []
  const underWay = new Set<Promise<void>>()
  const sendOne = async () => {
    let sender = free.pop()
    while (sender && !sender.isOpen()) sender = free.pop()
    sender ??= await openSender(url)
    opened.add(sender)
    all.push(await sender.send())
    free.push(sender)
  }

  const start = performance.now()
  const total = flood.perSecond * flood.seconds
  for (let begun = 0; begun < total; ) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * flood.perSecond)
    for (; begun < due; begun += 1) {
      const sending: Promise<void> = sendOne()
        .catch(() => undefined)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    }
    await pause(step)
  }
  await Promise.race([Promise.all(underWay), pause(10_000)])
  for (const sender of opened) sender.end()
  return all
}
