import type { FormRules } from '#site/types.ts'
import { errorDetails, type Log } from '../http/log.ts'
import { expiredAt, removeExpired } from '../leads/retention.ts'
import type { Journal } from '../store/journal.ts'
import type { Pair } from '../store/pair.ts'
import type { Notification } from './notification.ts'

interface Dependencies {
  readonly pair: Pair
  readonly journal: Journal
  readonly rules: FormRules
  readonly send: ((notification: Notification) => Promise<void>) | undefined
  readonly now: () => Date
  readonly log: Log
}

const hour = 60 * 60_000
const day = 24 * hour
/** The pause after a mail that could not be sent, in milliseconds. */
const pause = 10 * 60_000
const ofDamage =
  'Each lead is kept twice, in a journal and in a store. One of them lacked something, and has it again from the other. Look at the disk, and check both with: diptych leads verify'

/**
 * What the owner is told by mail: what was found missing in journal or store, and once a day what came. Of two servers
 * with one store both may tell.
 */
export function createTellOwner({ pair, journal, rules, send, now, log }: Dependencies) {
  const found = new Map<string, number>()
  const last = { damage: 0, daily: 0 }
  const isTimeFor = (what: keyof typeof last, wait: number) =>
    Math.abs(now().getTime() - last[what]) >= wait
  const note = (name: string) => pair.ask((store) => store.note(name))
  const setNote = (name: string, value: string) => pair.ask((store) => store.setNote(name, value))

  const retain = async (moment: Date, today: string) => {
    if ((await note('retention')) === today) return { removed: 0, expired: 0 }
    await setNote('retention', today)
    const { removed, left } = await removeExpired(pair, journal, expiredAt(rules, moment))
    if (left > 0) log.warn('retention.bounded', { removed, left })
    return { removed, expired: left }
  }

  return {
    /** Remembers for the next mail that something was missing or damaged. */
    note: (what: string, number: number) => found.set(what, (found.get(what) ?? 0) + number),

    /** Tells what was missing, at most once an hour. */
    damage: async (): Promise<void> => {
      if (found.size === 0 || !isTimeFor('damage', hour)) return
      last.damage = now().getTime()
      const lines = [...found].map(([what, number]) => `${what}: ${number}`)
      await send?.({ subject: 'Leads were repaired', text: `${lines.join('\n')}\n\n${ofDamage}\n` })
      found.clear()
    },

    /** Once a day, removes what has expired and reports the counts of the last day. */
    daily: async (): Promise<void> => {
      const moment = now()
      const [today, until] = [moment.toISOString().slice(0, 10), moment.getTime()]
      if (!isTimeFor('daily', pause) || (await note('daily')) === today) return

      const retained = await retain(moment, today)
      const received = await pair.ask((store) => store.count({ from: until - day, until }))
      const { waiting, givenUp } = await pair.ask((store) => store.countDeliveries())
      const counts = { ...retained, ...received, waiting, 'given up': givenUp }
      log.info('daily', counts)
      try {
        await send?.({ subject: `Leads until ${today}`, text: tabulate(counts) })
        await setNote('daily', today)
      } catch (error) {
        last.daily = until
        log.warn('daily.not-sent', errorDetails(error))
      }
    },
  }
}

const tabulate = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name.padEnd(12)} ${count}\n`)
    .join('')
