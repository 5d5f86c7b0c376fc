import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { until } from '../../support/until.ts'
import { strategyCall } from '../leads-site.ts'

const writers = 8

/** Sends forms as browsers do, to wherever the server is: what is not acknowledged is sent again under its key. */
export function startLoad(url: () => string) {
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
        const response = await fetch(url(), { method: 'POST', body }).catch(() => undefined)
        const answer = await response?.json().catch(() => undefined)
        if (answer?.key === key) acknowledged.add(key)
        else await setTimeout(20)
      }
      await setTimeout(1)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  const end = async () => {
    isOver = true
    await writing
  }
  onTestFinished(end)
  return {
    acknowledged,
    /** Waits until so many more are acknowledged. */
    more: async (count: number) => {
      const enough = acknowledged.size + count
      await until(() => acknowledged.size >= enough)
    },
    end,
  }
}
