import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  vi,
} from 'vitest'
import { isCi } from '../../../support/is-ci.ts'
import { waitTimeout } from '../../../support/timeouts.ts'
import type { Driver, Key } from './driver.ts'
import { firefox } from './firefox-driver.ts'
import { type ObservedSite, startObservedSite } from './observed-site.ts'
import { webkit } from './webkit-driver.ts'

/** A visit to the site: what a story does and sees there. Everything waits until it can be done. */
export interface Visit {
  /** Evaluates a function in the page. Its arguments and its result are JSON. */
  evaluate<Result, Values extends readonly unknown[]>(
    read: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Loads a path as a document. */
  load(path: string): Promise<void>
  /** Waits for the first visible element that matches, and contains the text if there is one. */
  see(selector: string, text?: string): Promise<void>
  /** Waits until nothing visible matches. */
  miss(selector: string, text?: string): Promise<void>
  /** Moves the pointer onto an element, after scrolling to it. */
  hover(selector: string, text?: string): Promise<void>
  click(selector: string, text?: string): Promise<void>
  /** Clicks into a field and types. */
  type(selector: string, text: string): Promise<void>
  keys(...keys: readonly Key[]): Promise<void>
  /** The texts of the visible elements that match. */
  texts(selector: string): Promise<readonly string[]>
  /** Waits until a read value is this one. */
  eventually<Result>(read: () => Result | Promise<Result>, expected: Result): Promise<void>
  resize(width: number): Promise<void>
  /** What went wrong so far. */
  readonly complaints: readonly string[]
}

interface Visitor {
  readonly width?: number
  /** What the story makes go wrong. Any other complaint fails it. */
  readonly causes?: readonly RegExp[]
}

type Open = (path: string, visitor?: Visitor) => Promise<Visit>

/** Every other browser test runs in Chromium. */
const engines = [firefox, webkit]

/** Runs stories in every browser, one window for all of a file. Each story has an address of its own. */
export function inEveryBrowser(tell: (open: Open) => void): void {
  describe.for(engines)('$name', (engine) => {
    const isMissing = !isCi() && engine.programs.some(({ isUsable }) => !isUsable())
    beforeEach(({ skip }) => skip(isMissing, `no ${engine.name}`))

    let driver: Driver | undefined
    beforeAll(async () => {
      if (isMissing) return
      driver = await engine.start()
    })
    afterAll(() => driver?.stop())

    tell(async (path, { width = 1280, causes = [] } = {}) => {
      if (driver === undefined) throw new Error(`${engine.name} did not start.`)
      const site = await startObservedSite(inject('siteUrl'))
      onTestFinished(async () => {
        // A document that is left reports until then.
        await driver?.load('about:blank')
        site.stop()
        const unexpected = site.complaints.filter((each) => !causes.some((one) => one.test(each)))
        expect(unexpected, 'what went wrong in the page').toEqual([])
      })
      const visit = visitOf(driver, site)
      await visit.resize(width)
      await visit.load(path)
      return visit
    })
  })
}

/** Sends the first sign of intent, and waits until the page is interactive. */
export async function becomeReady(visit: Visit): Promise<void> {
  // WebKit may lose a key that comes right after a page was loaded.
  await visit.eventually(async () => {
    await visit.keys('Shift')
    return visit.evaluate(() => 'ready' in document.documentElement.dataset)
  }, true)
}

function visitOf(driver: Driver, { url: origin, complaints }: ObservedSite): Visit {
  const evaluate: Visit['evaluate'] = async (read, ...values) => {
    const answer = await driver.evaluate(`(${told})(() => (${read})(...${JSON.stringify(values)}))`)
    const { value, error } = JSON.parse(answer)
    if (error !== undefined) throw new Error(error)
    return value
  }
  const hover = async (selector: string, text = '') => {
    const [x = 0, y = 0] = await vi.waitFor(
      async () => {
        const found = await evaluate(placeOf, selector, text)
        if (typeof found === 'string') throw new Error(`${selector} ${text}: ${found}`)
        return found
      },
      { timeout: waitTimeout },
    )
    await driver.point(x, y)
  }
  const click = async (selector: string, text = '') => {
    await hover(selector, text)
    await driver.press()
  }
  const eventually: Visit['eventually'] = (read, expected) =>
    vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: waitTimeout })
  const isSeen = (selector: string, text: string) => () => evaluate(hasVisible, selector, text)

  return {
    complaints,
    evaluate,
    hover,
    click,
    eventually,
    load: (path) => driver.load(`${origin}${path}`),
    see: async (selector, text = '') => {
      await vi.waitFor(
        async () => {
          if (!(await isSeen(selector, text)())) throw new Error(`${selector} ${text}: not seen`)
        },
        { timeout: waitTimeout },
      )
    },
    miss: (selector, text = '') => eventually(isSeen(selector, text), false),
    type: async (selector, text) => {
      await vi.waitFor(
        async () => {
          await click(selector)
          if (!(await evaluate(hasFocus, selector))) throw new Error(`${selector}: no focus`)
        },
        { timeout: waitTimeout },
      )
      await driver.keys([{ text }])
    },
    keys: (...keys) => driver.keys(keys),
    texts: (selector) =>
      evaluate(
        (css) =>
          [...document.querySelectorAll(css)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
        selector,
      ),
    resize: (width) => driver.resize(width, 800),
  }
}

/** Calls a function in the page. A plain result comes at once: without scripts, no promise is ever kept. */
const told = `(call) => {
  const give = (value) => JSON.stringify({ value })
  const value = call()
  return value instanceof Promise
    ? value.then(give, (error) => JSON.stringify({ error: String(error) }))
    : give(value)
}`

const hasFocus = (selector: string) => document.activeElement?.matches(selector) === true

/** Closed content that the browser can search has no height, and counts as hidden. */
const hasVisible = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().height > 0 &&
      (one.textContent ?? '').includes(text),
  )

/** The middle of an element once it rests and nothing covers it; else what is in the way. */
async function placeOf(selector: string, text: string) {
  const found = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && (one.textContent ?? '').includes(text),
  )
  if (found === undefined) return 'not seen'
  const boxOf = () => {
    const { x, y, width, height } = found.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const hit = ([x = 0, y = 0]: readonly number[]) => document.elementFromPoint(x, y)
  const isHit = (place: readonly number[]) =>
    found.contains(hit(place)) || hit(place)?.closest('label')?.contains(found) === true
  if (!isHit(boxOf())) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = boxOf()
  // Twice: the first frame may have been drawn already.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const place = boxOf()
  // What moves elsewhere may push it away: an answer that opens above it.
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  if (isMoving || place.join() !== before.join()) return 'moves'
  return isHit(place) ? place : `covered by ${hit(place)?.outerHTML.slice(0, 120)}`
}
