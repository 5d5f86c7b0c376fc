import { withServer } from './built-server.ts'
import { openSender, type Sent, within } from './form-sender.ts'
import { type Measurement, milliseconds } from './measurement.ts'

const connections = 64
/** Time to warm up and time to measure, in milliseconds. */
const [warmUp, duration] = [2000, 5000]

/** Measures forms that are on disk before the response. */
export async function measureSubmissions(): Promise<readonly Measurement[]> {
  const sent = await withServer(async (url) => {
    await load(url, warmUp)
    return load(url, duration)
  })
  return [
    {
      what: `forms a second, each on disk, ${connections} connections`,
      figure: Math.round((sent.length / duration) * 1000).toLocaleString('en-GB'),
      target: '4,000',
    },
    {
      what: 'the slowest of a hundred of them',
      figure: milliseconds(within(0.99, sent)),
      target: '50 ms',
    },
  ]
}

/** Sends forms on all connections, one at a time on each. */
async function load(url: string, time: number): Promise<readonly Sent[]> {
  const end = performance.now() + time
  const all: Sent[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const sender = await openSender(url)
      while (performance.now() < end) {
        const one = await sender.send()
        if (one.status !== 201) throw new Error(`A form was answered with ${one.status}.`)
        all.push(one)
      }
      sender.end()
    }),
  )
  return all
}
