import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
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
import { passOn } from '../../../e2e/unreliable-server.ts'
import { listening } from '../../../support/listening.ts'
import { findMissing, isCi } from '../../../support/programs.ts'
import { waitTimeout } from '../../../support/timeouts.ts'
import { type Driver, engines } from './browsers.ts'

/** A visit to the site: what a story does and sees there. Everything waits until it can be done. */
export type Visit = ReturnType<typeof visitOf>

interface Visitor {
  readonly width?: number
  /** What the story makes go wrong. Any other complaint fails it. */
  readonly causes?: readonly RegExp[]
}

type Open = (path: string, visitor?: Visitor) => Promise<Visit>

/** Runs stories in every browser, one window for all of a file. Each story has an address of its own. */
export function inEveryBrowser(tell: (open: Open) => void): void {
  describe.for(engines)('$name', ({ name, programs, start }) => {
    const missing = Object.values(findMissing(programs))
    for (const line of missing) process.stderr.write(`${line}\n`)
    const isMissing = !isCi() && missing.length > 0
    beforeEach(({ skip }) => skip(isMissing, `no ${name}`))

    let driver: Driver | undefined
    beforeAll(async () => {
      if (!isMissing) driver = await start()
    })
    afterAll(() => driver?.stop())

    tell(async (path, { width = 1280, causes = [] } = {}) => {
      if (driver === undefined) throw new Error(`${name} did not start.`)
      const site = await startObservedSite(inject('siteUrl'))
      onTestFinished(async () => {
        // A document that is left reports until then.
        await driver?.load('about:blank')
        site.stop()
        const unexpected = site.complaints.filter((each) => !causes.some((one) => one.test(each)))
        expect(unexpected, 'what went wrong in the page').toEqual([])
      })
      const visit = visitOf(driver, site.url)
      await visit.resize(width)
      await visit.load(path)
      return visit
    })
  })
}

const paths = { script: '/observer.js', reports: '/observer-reports' }

/**
 * The built site behind a server that notes what goes wrong in a page: errors, warnings and refusals that a script at
 * the top of each document reports, and answers of 400 and above. No driver tells of these in every browser. It has an
 * address of its own, so that nothing is stored there yet.
 */
async function startObservedSite(siteUrl: string) {
  const complaints: string[] = []
  const observed = (html: string) =>
    html.replace('<head>', `<head><script src="${paths.script}"></script>`)
  const server = createServer(async (asked, response) => {
    const { url = '/', method } = asked
    if (url === paths.script)
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(observer)
    else if (url === paths.reports) {
      complaints.push(await textOf(asked))
      response.writeHead(204).end()
    } else {
      const status = await passOn(siteUrl, asked, response, observed)
      if (status >= 400) complaints.push(`${method} ${url} ${status}`)
    }
  })
  return { complaints, ...(await listening(server)) }
}

/** Runs in the page before anything else, and reports what the developer tools would show. */
const observer = `(() => {
  const report = (complaint) => navigator.sendBeacon('${paths.reports}', complaint)
  const told = (value) => String(value) + ' ' + (value?.stack ?? '')
  for (const level of ['error', 'warn']) {
    const print = console[level]
    console[level] = (...values) => {
      report(level + ': ' + values.map(told).join(' '))
      print.apply(console, values)
    }
  }
  addEventListener('error', ({ message, error }) => report(message + ' ' + told(error)))
  addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + told(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('against the policy: ' + violatedDirective + ' ' + blockedURI))
})()`

/** The codes of the WebDriver standard for keys without a character. */
const codes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  ArrowDown: '\uE015',
} as const

const mouse = (...actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
]

const keyboard = (values: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

function visitOf(driver: Driver, origin: string) {
  /** Evaluates a function in the page. Its arguments and its result are JSON. */
  const evaluate = async <Result, Values extends readonly unknown[]>(
    read: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> => {
    const answer = await driver.evaluate(`(${told})(() => (${read})(...${JSON.stringify(values)}))`)
    const { value, error } = JSON.parse(answer)
    if (error !== undefined) throw new Error(error)
    return value
  }
  const waitFor = <Result>(read: () => Promise<Result>) =>
    vi.waitFor(read, { timeout: waitTimeout })
  /** Waits until a read value is this one. */
  const eventually = <Result>(read: () => Result | Promise<Result>, expected: Result) =>
    waitFor(async () => expect(await read()).toEqual(expected))
  /** Moves the pointer onto an element, after scrolling to it. */
  const hover = async (selector: string, text = '') => {
    const [x = 0, y = 0] = await waitFor(async () => {
      const found = await evaluate(placeOf, selector, text)
      if (typeof found === 'string') throw new Error(`${selector} ${text}: ${found}`)
      return found.map(Math.round)
    })
    await driver.perform(mouse({ type: 'pointerMove', x, y, duration: 0 }))
  }
  const click = async (selector: string, text = '') => {
    await hover(selector, text)
    await driver.perform(
      mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    )
  }
  const keys = (...names: readonly (keyof typeof codes)[]) =>
    driver.perform(keyboard(names.map((name) => codes[name])))
  /** Waits until something visible matches, or until nothing does. */
  const seen =
    (isSeen: boolean) =>
    (selector: string, text = '') =>
      eventually(
        async () => [selector, text, await evaluate(hasVisible, selector, text)],
        [selector, text, isSeen],
      )

  return {
    evaluate,
    eventually,
    hover,
    click,
    keys,
    see: seen(true),
    miss: seen(false),
    resize: (width: number) => driver.resize(width, 800),
    load: (path: string) => driver.load(`${origin}${path}`),
    /** Sends the first sign of intent, and waits until the page is interactive. */
    becomeReady: () =>
      // WebKit may lose a key that comes right after a page was loaded.
      eventually(async () => {
        await keys('Shift')
        return evaluate(() => 'ready' in document.documentElement.dataset)
      }, true),
    /** Clicks into a field and types. */
    type: async (selector: string, text: string) => {
      await waitFor(async () => {
        await click(selector)
        const hasFocus = (css: string) => document.activeElement?.matches(css) === true
        if (!(await evaluate(hasFocus, selector))) throw new Error(`${selector}: no focus`)
      })
      await driver.perform(keyboard([...text]))
    },
    /** The texts of the visible elements that match. */
    texts: (selector: string) =>
      evaluate(
        (css) =>
          [...document.querySelectorAll(css)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
        selector,
      ),
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
