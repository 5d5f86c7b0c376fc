import { describe, expect, onTestFinished, test } from 'vitest'
import type { Submission } from '#api/index.ts'
import { createStore } from '#api/store/create-store.ts'
import type { SqlDatabase } from '#api/store/sql-database.ts'
import { start, submission } from './submission.ts'

const minute = 60_000

/** A database under the store. */
export interface Engine {
  readonly name: string
  /** Makes an empty place, by which the database is opened. */
  place(): Promise<string>
  open(place: string): Promise<SqlDatabase>
  /** Reads what is there until it is told to end. */
  keepReading(place: string): Promise<() => Promise<void>>
  /** Writes the format of a later version. */
  makeNewer(place: string): Promise<void>
}

/** What a store does on every database. */
export function describeStore(engine: Engine): void {
  describe(`the store on ${engine.name}`, () => {
    const { place, open, makeNewer } = engine
    const openStore = async (at?: string) => {
      const database = await open(at ?? (await place()))
      onTestFinished(database.close)
      return createStore(database)
    }

    const save = async (
      store: Awaited<ReturnType<typeof openStore>>,
      each: Submission,
      channels: readonly string[] = [],
    ) => {
      const [saved] = await store.save([{ submission: each, channels }])
      return saved
    }

    test('returns a submission unchanged', async () => {
      const store = await openStore()
      const odd = submission({
        raw: Uint8Array.from([0, 255, 254, 13, 10, 0]),
        fields: [['companyName', 'NUL \0, half a pair \uD800, 🥐, \u202E']],
        extra: [['__proto__', "'; DROP TABLE submissions; --"]],
        key: 'a-key-of-its-own',
        reasons: ['encoding', 'no_origin'],
        form: undefined,
        language: undefined,
      })
      await save(store, odd)
      const found = await store.find(odd.id)

      expect({ ...found, raw: undefined }).toEqual({ ...odd, raw: undefined })
      expect([...(found?.raw ?? [])]).toEqual([...odd.raw])
      expect(await store.find('nothing')).toBeUndefined()
    })

    test('keeps its data when reopened, and rejects a newer schema', async () => {
      const at = await place()
      const kept = submission()
      const database = await open(at)
      await createStore(database).save([{ submission: kept, channels: [] }])
      await database.close()
      expect((await (await openStore(at)).find(kept.id))?.id).toBe(kept.id)

      const newer = await place()
      await makeNewer(newer)
      await expect(open(newer)).rejects.toThrow('format 999')
    })

    test('the same key and body are stored once, another body too', async () => {
      const store = await openStore()
      const first = submission({ key: 'key-1' })
      const again = { ...submission(), key: 'key-1', raw: first.raw }
      const other = submission({ key: 'key-1' })

      expect(await save(store, first)).toEqual({ id: first.id, outcome: 'stored' })
      expect(await save(store, again)).toEqual({ id: first.id, outcome: 'duplicate' })
      expect(await save(store, other)).toEqual({ id: other.id, outcome: 'key-reused' })
      expect(await save(store, { ...again, raw: other.raw })).toEqual({
        id: other.id,
        outcome: 'duplicate',
      })
      expect((await store.find(other.id))?.reasons).toEqual(['key_reused'])
    })

    test('a retry of a commit with an unknown result is stored once', async () => {
      const store = await openStore()
      const each = submission()
      for (let time = 0; time < 2; time++) {
        expect(await save(store, each, ['mail'])).toEqual({ id: each.id, outcome: 'stored' })
      }
      expect(await store.list({ limit: 10 })).toHaveLength(1)
      expect(await store.deliveriesOf(each.id)).toHaveLength(1)
    })

    test('two concurrent writes with one key are stored once', async () => {
      const store = await openStore()
      const raw = Buffer.from('the same')
      const saved = await Promise.all(
        Array.from({ length: 5 }, () => save(store, submission({ key: 'key-2', raw }))),
      )
      expect(new Set(saved.map((each) => each?.id)).size).toBe(1)
      expect(await store.list({ limit: 10 })).toHaveLength(1)
    })

    test('a group with an invalid submission is not stored at all', async () => {
      const store = await openStore()
      const good = submission()
      // Every engine rejects NaN as the time of receipt.
      const bad = submission({ receivedAt: Number.NaN })

      await expect(
        store.save([
          { submission: good, channels: [] },
          { submission: bad, channels: [] },
        ]),
      ).rejects.toThrow()
      expect(await store.list({ limit: 10 })).toEqual([])
      await save(store, good)
    })

    test('lists by state, form and time, newest first, a page at a time', async () => {
      const store = await openStore()
      const all = [
        submission(),
        submission({ state: 'spam' }),
        submission({ form: 'funnel-scan-results' }),
        submission({ receivedAt: start + 60 * minute }),
      ]
      for (const each of all) await save(store, each)
      const ids = async (filter: object) =>
        (await store.list({ limit: 10, ...filter })).map(({ id }) =>
          all.findIndex((each) => each.id === id),
        )

      expect(await ids({})).toEqual([3, 2, 1, 0])
      expect(await ids({ states: ['spam', 'held'] })).toEqual([1])
      expect(await ids({ form: 'strategy-call' })).toEqual([3, 1, 0])
      expect(await ids({ from: start + 30 * minute })).toEqual([3])
      expect(await ids({ until: start + 30 * minute })).toEqual([2, 1, 0])
      expect(await ids({ limit: 2 })).toEqual([3, 2])
      expect(await ids({ before: all[2]?.id })).toEqual([1, 0])
      expect(await store.count({ from: 0, until: start + 30 * minute })).toEqual({
        accepted: 2,
        held: 0,
        spam: 1,
        incomplete: 0,
        quarantine: 0,
      })
    })

    test('removes a submission with its deliveries, and expired ones', async () => {
      const store = await openStore()
      const all = [
        submission(),
        submission({ state: 'spam' }),
        submission({ receivedAt: start + 60 * minute }),
      ]
      for (const each of all) await save(store, each, ['mail'])

      expect(await store.removeOlder(['spam', 'held'], start + 30 * minute, 10)).toBe(1)
      expect(await store.remove([all[0]?.id ?? '', 'nothing'])).toBe(1)
      await store.scrub()
      expect((await store.list({ limit: 10 })).map(({ id }) => id)).toEqual([all[2]?.id])
      expect(await store.countDeliveries()).toMatchObject({ pending: 1 })
    })

    test('a delivery is claimed once, is due again after the lease, and ends', async () => {
      const store = await openStore()
      const each = submission()
      await save(store, each, ['mail', 'webhook'])
      const claim = async (now: number, limit = 10) => {
        const claims = ['mail', 'webhook'].map((channel) =>
          store.claim({ channel, now, lease: minute, limit }),
        )
        return (await Promise.all(claims)).flat()
      }
      const now = each.receivedAt

      const claimed = await Promise.all([claim(now, 1), claim(now, 1), claim(now, 1)])
      expect(
        claimed
          .flat()
          .map(({ channel }) => channel)
          .toSorted(),
      ).toEqual(['mail', 'webhook'])
      expect(await claim(now + minute - 1)).toEqual([])
      expect(await claim(now + minute)).toMatchObject([{ attempts: 2 }, { attempts: 2 }])

      const [mail = '', webhook = ''] = ['mail', 'webhook'].map(
        (channel) => `${each.id}.${channel}`,
      )
      await store.recordAttempt(mail, { state: 'sent', at: now })
      await store.recordAttempt(webhook, {
        state: 'pending',
        nextAt: now + 5 * minute,
        error: 'http-503',
      })
      expect(await claim(now + 4 * minute)).toEqual([])
      await store.recordAttempt(webhook, { state: 'dead', at: now, error: 'http-400' })
      expect(await store.countDeliveries()).toEqual({
        pending: 0,
        sent: 1,
        dead: 1,
        oldestPending: undefined,
      })

      await store.redeliver(each.id, ['webhook', 'slack'], now)
      expect(await store.deliveriesOf(each.id)).toMatchObject([
        { channel: 'mail', state: 'sent' },
        { channel: 'slack', state: 'pending', attempts: 0 },
        { channel: 'webhook', state: 'pending', attempts: 0 },
      ])
      expect(await store.countDeliveries()).toMatchObject({
        pending: 2,
        oldestPending: each.receivedAt,
      })
    })

    test('spam becomes a lead when an operator redelivers it', async () => {
      const store = await openStore()
      const spam = submission({ state: 'spam', reasons: ['honeypot'] })
      await save(store, spam)
      await store.redeliver(spam.id, ['mail'], start)

      expect(await store.find(spam.id)).toMatchObject({ state: 'accepted', reasons: ['honeypot'] })
      expect(await store.deliveriesOf(spam.id)).toMatchObject([{ state: 'pending' }])
    })

    test('undelivered leads are counted; repeats are not', async () => {
      const store = await openStore()
      const told = submission()
      await save(store, told, ['mail'])
      await store.recordAttempt(`${told.id}.mail`, { state: 'sent', at: start })
      await save(store, submission(), ['mail'])
      await save(store, { ...submission(), raw: told.raw, receivedAt: told.receivedAt + minute }, [
        'mail',
      ])

      expect(await store.countUndelivered('mail', { from: 0, until: start + 60 * minute })).toBe(1)
    })

    test('lists the leads that a channel has not delivered, and those given up', async () => {
      const store = await openStore()
      const all = [submission(), submission(), submission(), submission(), submission()] as const
      const [sent, dead, half, without, spam] = all
      for (const each of [sent, dead, half]) await save(store, each, ['mail', 'webhook'])
      await save(store, without)
      await save(store, { ...spam, state: 'spam' })
      await save(store, { ...submission(), raw: sent.raw, receivedAt: sent.receivedAt + minute })
      for (const [each, channel, state] of [
        [sent, 'mail', 'sent'],
        [sent, 'webhook', 'sent'],
        [half, 'mail', 'sent'],
        [dead, 'mail', 'sent'],
        [dead, 'webhook', 'dead'],
      ] as const) {
        await store.recordAttempt(`${each.id}.${channel}`, { state, at: start, error: 'http-410' })
      }
      const ids = async (deliveries: 'undelivered' | 'failed') =>
        (await store.list({ deliveries, limit: 10 })).map(({ id }) => id).toSorted()

      expect(await ids('undelivered')).toEqual([dead.id, half.id, without.id])
      expect(await ids('failed')).toEqual([dead.id])
    })

    test('tells whether deleted data could be overwritten', async () => {
      const at = await place()
      const store = await openStore(at)
      const each = submission()
      await save(store, each)
      const stopReading = await engine.keepReading(at)
      await store.remove([each.id])
      expect(await store.scrub()).toBe(false)
      await stopReading()
      expect(await store.scrub()).toBe(true)
    })

    test('meta values are stored and replaced', async () => {
      const store = await openStore()
      expect(await store.getMeta('note')).toBeUndefined()
      for (const value of ['1', '2']) await store.setMeta('note', value)
      expect(await store.getMeta('note')).toBe('2')
    })
  })
}
