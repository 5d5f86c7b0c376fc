import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

const programs = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
]

/** The program of a Chrome or Chromium. Throws if there is none. */
export function findBrowser({ environment }: Pick<CliContext, 'environment'>): string {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const named = environment['CHROME_PATH']
  const places = named
    ? [named]
    : programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new CliError(
    named ? `There is no browser at "${named}".` : 'No Chrome or Chromium was found.',
    'Install Chrome or Chromium, or name its program in CHROME_PATH.',
  )
}

/** A running browser that is told what to do by the Chrome DevTools Protocol. */
export interface Browser {
  /** Opens an empty window that has seen nothing before. */
  open(): Promise<Tab>
  readonly version: string
  close(): Promise<void>
}

export interface Tab {
  send(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>
  /** Resolves with the next event of this name that fits. */
  next(method: string, fits?: (params: Readonly<Record<string, unknown>>) => boolean): Promise<void>
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly sessionId?: string
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

/** A browser that has not answered after so long does not, in milliseconds. */
const patience = 60_000

/** Root has no sandbox; the only pages that are opened are our own. */
export const withoutSandbox = () => (userInfo().uid === 0 ? ['--no-sandbox'] : [])

export async function openBrowser(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'diptych-measure-'))
  const started = spawn(
    program,
    [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-background-networking',
      '--no-first-run',
      ...withoutSandbox(),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(started, 'exit')
  // What cannot be started is told below.
  ended.catch(() => undefined)
  const end = async () => {
    if (started.exitCode === null && started.kill()) await ended
    // What a script has started may outlive it.
    started.stderr.destroy()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { send, next, close } = await connect(await addressOf(started))
    const { product } = await send('Browser.getVersion')
    return {
      version: String(product),
      open: async () => {
        const { browserContextId } = await send('Target.createBrowserContext')
        const { targetId } = await send('Target.createTarget', {
          ...{ url: 'about:blank', browserContextId },
        })
        const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
        const session = String(sessionId)
        return {
          send: (method, params) => send(method, params, session),
          next: (method, fits) => next(method, session, fits),
        }
      },
      close: async () => {
        // The program may be a script, which would end without its browser.
        await send('Browser.close')
        await inTime(ended, 'Browser.close')
        close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Where a browser that starts says that it listens. */
async function addressOf(browser: ChildProcess): Promise<string> {
  const { stderr } = browser
  if (!stderr) throw new Error('The browser has no error output.')
  const lines = createInterface({ input: stderr })
  const started = async () => {
    for await (const line of lines) {
      const address = /^DevTools listening on (\S+)/.exec(line)?.[1]
      if (address !== undefined) return address
    }
    throw new CliError(
      'The browser did not start.',
      'Try it by hand: its program is in CHROME_PATH.',
    )
  }
  const failed = once(browser, 'error').then(([error]) => {
    throw new CliError(
      `The browser could not be started: ${String(error)}.`,
      'Name another program in CHROME_PATH.',
    )
  })
  return await Promise.race([started(), failed])
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const answers = new Map<number, (message: Message) => void>()
  const waiting = new Set<(message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) for (const listen of waiting) listen(message)
    else answers.get(message.id)?.(message)
  })
  await once(socket, 'open', { signal: AbortSignal.timeout(patience) })

  let last = 0
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    last += 1
    const id = last
    const { promise, resolve } = Promise.withResolvers<Message>()
    answers.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    const { result = {}, error } = await inTime(promise, method)
    answers.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const next = async (
    method: string,
    sessionId: string,
    fits: (params: Readonly<Record<string, unknown>>) => boolean = () => true,
  ) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const listen = (message: Message) => {
      const isOurs = message.method === method && message.sessionId === sessionId
      if (isOurs && fits(message.params ?? {})) resolve()
    }
    waiting.add(listen)
    await inTime(promise, method).finally(() => waiting.delete(listen))
  }
  return { send, next, close: () => socket.close() }
}

async function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  const timeout = AbortSignal.timeout(patience)
  const late = once(timeout, 'abort').then(() => {
    throw new CliError(
      `The browser did not answer ${what} within ${patience / 1000} seconds.`,
      'Run the command again on a machine with less to do.',
    )
  })
  return await Promise.race([promise, late])
}
