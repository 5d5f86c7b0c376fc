import { describe, expect, onTestFinished, test } from 'vitest'
import type { Submission } from '#api/index.ts'
import type { Engine } from '#api/store/engine.ts'
import { receivedLine } from '#api/store/line.ts'
import { againLines } from '#api/store/pair.ts'
import { createStore } from '#api/store/store.ts'
import { start, submission } from './submission.ts'

const minute = 60_000

/** A database under the store. */
export interface Place {
  readonly name: string
  /** Makes an empty place, by which the database is opened. */
  place(): Promise<string>
  open(place: string): Promise<Engine>
}

/** What a store does on every database. */
export function describeStore({ name, place, open }: Place): void {
  describe(`the store on ${name}`, () => {
    const openStore = async (at?: string) => {
      const engine = await open(at ?? (await place()))
      onTestFinished(engine.close)
      const store = createStore(engine)
      const save = (each: Submission, channels: readonly string[] = []) =>
        store.apply([receivedLine(each, channels)])
      const settle = (each: Submission, channel: string, state: 'sent' | 'dead') =>
        store.apply([
          { id: each.id, at: each.receivedAt, kind: 'settled', channel, state, attempts: 1 },
        ])
      return { ...store, save, settle }
    }

    test('returns a submission unchanged, also when opened again', async () => {
      const at = await place()
      const odd = submission({
        raw: Uint8Array.from([0, 255, 254, 13, 10, 0]),
        fields: [['companyName', 'NUL \0, half a pair \uD800, 🥐, \u202E']],
        extra: [['__proto__', "'; DROP TABLE leads; --"]],
        key: 'a-key-of-its-own',
        reasons: ['encoding', 'no_origin'],
        form: undefined,
        language: undefined,
      })
      const first = await open(at)
      await createStore(first).apply([receivedLine(odd, [])])
      await first.close()
      const { find } = await openStore(at)
      const found = (await find(odd.id))?.submission
      expect({ ...found, raw: undefined }).toEqual({ ...odd, raw: undefined })
      expect([...(found?.raw ?? [])]).toEqual([...odd.raw])
      expect(await find('nothing')).toBeUndefined()
    })

    test('lists by state, form and time, newest first', async () => {
      const store = await openStore()
      const all = [
        submission(),
        submission({ state: 'spam' }),
        submission({ form: 'funnel-scan-results' }),
        submission({ receivedAt: start + 60 * minute }),
      ]
      for (const each of all) await store.save(each)
      const found = async (filter: object) =>
        (await store.list(filter)).map(({ submission: { id } }) =>
          all.findIndex((each) => each.id === id),
        )

      expect(await found({})).toEqual([3, 2, 1, 0])
      expect(await found({ states: ['spam', 'incomplete'] })).toEqual([1])
      expect(await found({ form: 'strategy-call' })).toEqual([3, 1, 0])
      expect(await found({ from: start + 30 * minute })).toEqual([3])
      expect(await found({ until: start + 30 * minute })).toEqual([2, 1, 0])
      expect(await found({ limit: 2 })).toEqual([3, 2])
      const counts = await store.count({ from: 0, until: start + 30 * minute })
      expect(counts).toMatchObject({ accepted: 2, incomplete: 0, spam: 1 })
      expect(await store.weighDoubtful()).toEqual({ count: 1, bytes: all[1]?.raw.length })
    })

    test('a delivery is claimed once, is due again after the lease, and ends', async () => {
      const store = await openStore()
      const each = submission()
      await store.save(each, ['mail', 'webhook'])
      const claim = async (now: number) => {
        const claims = ['mail', 'webhook'].map((channel) =>
          store.claim(channel, { now, lease: minute, limit: 10 }),
        )
        return (await Promise.all(claims)).flat()
      }
      const now = each.receivedAt
      const claimed = (await Promise.all([claim(now), claim(now), claim(now)])).flat()
      expect(claimed.map(({ name }) => name).toSorted()).toEqual(['mail', 'webhook'])
      expect(await claim(now + minute - 1)).toEqual([])
      expect(await claim(now + minute)).toMatchObject([{ attempts: 2 }, { attempts: 2 }])

      await store.settle(each, 'mail', 'sent')
      await store.postpone({ lead: each.id, name: 'webhook' }, now + 5 * minute, 'http-503')
      expect(await claim(now + 4 * minute)).toEqual([])
      expect((await store.find(each.id))?.deliveries).toMatchObject([
        { name: 'mail', state: 'sent' },
        { name: 'webhook', state: 'pending', attempts: 2, error: 'http-503' },
      ])
      await store.settle(each, 'webhook', 'dead')
      expect(await store.countDeliveries()).toEqual({
        waiting: 0,
        givenUp: 1,
        oldestWaiting: undefined,
      })

      const lead = await store.find(each.id)
      if (lead) await store.apply(againLines(lead, ['webhook', 'other']))
      expect((await store.find(each.id))?.deliveries).toMatchObject([
        { name: 'mail', state: 'sent' },
        { name: 'other', state: 'pending' },
        { name: 'webhook', state: 'dead' },
        { name: 'webhook 2', state: 'pending', attempts: 0 },
      ])
      expect(await claim(now)).toMatchObject([{ name: 'webhook 2', channel: 'webhook' }])
      expect(await store.countDeliveries()).toEqual({
        waiting: 2,
        givenUp: 0,
        oldestWaiting: each.receivedAt,
      })
    })

    test('spam becomes a lead when an operator delivers it', async () => {
      const store = await openStore()
      const spam = submission({ state: 'spam', reasons: ['honeypot'] })
      await store.save(spam)
      const lead = await store.find(spam.id)
      if (lead) await store.apply(againLines(lead, ['mail']))
      expect(await store.find(spam.id)).toMatchObject({
        submission: { state: 'accepted', reasons: ['honeypot'] },
        deliveries: [{ name: 'mail', state: 'pending' }],
      })
    })

    test('knows the leads that were not delivered, and those given up; repeats are neither', async () => {
      const store = await openStore()
      const [sent, dead, half, without, spam] = [1, 2, 3, 4, 5].map(() => submission())
      const repeat = submission({ reasons: ['probable_repeat'] })
      for (const each of [sent, dead, half])
        if (each) await store.save(each, ['mail', 'webhook', 'acknowledgement'])
      for (const each of [without, repeat]) if (each) await store.save(each)
      if (spam) await store.save({ ...spam, state: 'spam' })
      for (const [each, channel, state] of [
        [sent, 'mail', 'sent'],
        [sent, 'webhook', 'sent'],
        [sent, 'acknowledgement', 'dead'],
        [half, 'mail', 'sent'],
        [dead, 'mail', 'sent'],
        [dead, 'webhook', 'dead'],
      ] as const)
        if (each) await store.settle(each, channel, state)
      const idsOf = async (deliveries: 'undelivered' | 'failed') =>
        (await store.list({ deliveries })).map((lead) => lead.submission.id).toSorted()
      expect(await idsOf('undelivered')).toEqual([dead?.id, half?.id, without?.id])
      expect(await idsOf('failed')).toEqual([dead?.id])
    })

    test('lines in any order, and twice, say the same', async () => {
      const stores = [await openStore(), await openStore()] as const
      const each = submission({ state: 'spam' })
      const of = { id: each.id, at: each.receivedAt }
      const lines = [
        receivedLine(each, []),
        { ...of, kind: 'accepted', channels: ['mail', 'other'] },
        { ...of, kind: 'settled', channel: 'mail', state: 'sent', attempts: 3 },
        { ...of, kind: 'again', channel: 'mail 2' },
      ] as const
      for (const line of lines) await stores[0].apply([line])
      for (const line of lines.toReversed()) await stores[1].apply([line])
      await stores[1].apply(lines)
      const found = await Promise.all(stores.map((store) => store.find(each.id)))
      expect(found[0]).toEqual(found[1])
      for (const store of stores) {
        const { unsound, lines: stored } = await store.read('2026-06')
        expect([stored.size, unsound]).toEqual([4, []])
        await store.apply([{ ...of, kind: 'gone' }])
        await store.apply(lines)
        expect((await store.read('2026-06')).lines.size).toBe(1)
        expect(await store.list({})).toEqual([])
        expect(await store.countDeliveries()).toMatchObject({ waiting: 0 })
      }
    })
  })
}
