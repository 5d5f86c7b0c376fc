import { setTimeout } from 'node:timers/promises'
import { strategyCall } from '../../../api/site-rules.ts'
import { until } from '../../../support/until.ts'

/** What a fault under load left of the submissions that were acknowledged. */
export interface FaultReport {
  readonly acknowledged: number
  readonly found: number
  readonly doubled: number
}

const writers = 8

/** Sends forms as browsers do: what is not acknowledged is sent again under its key. */
export function startLoad(url: string, pause: number) {
  const acknowledged = new Set<string>()
  let sent = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const key = `key-${String(sent++).padStart(8, '0')}`
      const body = new URLSearchParams({
        ...strategyCall,
        websiteGoal: `${key} ${'x'.repeat(sent % 10 === 0 ? 9000 : 100)}`,
        'submission-id': key,
      })
      while (!isOver && !acknowledged.has(key)) {
        const response = await fetch(url, { method: 'POST', body }).catch(() => undefined)
        const answer = await response?.json().catch(() => undefined)
        if (answer?.key === key) acknowledged.add(key)
        else await setTimeout(20)
      }
      await setTimeout(pause)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  return {
    acknowledged,
    more: async (count: number) => {
      const enough = acknowledged.size + count
      await until(() => acknowledged.size >= enough)
    },
    end: async () => {
      isOver = true
      await writing
    },
  }
}

export function compare(acknowledged: ReadonlySet<string>, keys: readonly string[]): FaultReport {
  const stored = new Set(keys)
  return {
    acknowledged: acknowledged.size,
    found: [...acknowledged].filter((key) => stored.has(key)).length,
    doubled: keys.length - stored.size,
  }
}
