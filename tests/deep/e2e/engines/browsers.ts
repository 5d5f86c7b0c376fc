import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../../../support/free-port.ts'
import { browserPrograms, findFirefox, type SystemProgram } from '../../../support/programs.ts'
import { untilAnswering } from '../../../support/until-answering.ts'

/** A window of one browser, driven as by a visitor's hands. */
export interface Driver {
  /** Loads a document, and waits until it has loaded. */
  load(url: string): Promise<unknown>
  /** Evaluates an expression in the page. It yields a text or a promise of one, which is returned. */
  evaluate(expression: string): Promise<string>
  /** Moves a pointer and presses keys, in the format that WebDriver and WebDriver BiDi share. */
  perform(actions: readonly object[]): Promise<unknown>
  /** A browser may have a smallest width. */
  resize(width: number, height: number): Promise<unknown>
  stop(): Promise<void>
}

/** A browser beside Chromium, in which every browser test runs, and what it needs. */
interface Engine {
  readonly name: string
  readonly programs: readonly SystemProgram[]
  start(): Promise<Driver>
}

/** Firefox as it is installed, driven over WebDriver BiDi, which it speaks itself. */
const firefox: Engine = {
  name: 'Firefox',
  programs: [browserPrograms.firefox],
  start: async () => {
    const profile = mkdtempSync(join(tmpdir(), 'diptych-firefox-'))
    const options = ['--headless', '--no-remote', '--remote-debugging-port', '0']
    const browser = spawn(findFirefox() ?? '', [...options, '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    })
    const endpoint = await printed(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/)
    const { send, close } = await connect(`${endpoint}/session`)
    await send('session.new', { capabilities: {} })
    const { context } = await send('browsingContext.create', { type: 'tab' })
    return {
      load: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      evaluate: async (expression) => {
        const given = { expression, target: { context }, awaitPromise: true }
        const { result, exceptionDetails } = await send('script.evaluate', given)
        if (exceptionDetails) throw new Error(String(Object(exceptionDetails).text))
        return String(Object(result).value)
      },
      perform: (actions) => send('input.performActions', { context, actions }),
      resize: (width, height) =>
        send('browsingContext.setViewport', { context, viewport: { width, height } }),
      stop: async () => {
        close()
        const ended = once(browser, 'exit')
        browser.kill()
        await ended
        rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
      },
    }
  },
}

type Answer = Readonly<Record<string, unknown>>

/** A connection for WebDriver BiDi: a command is answered under its number. */
async function connect(endpoint: string) {
  const socket = new WebSocket(endpoint)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data))
    if (type === 'success') waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(message))
  })
  socket.addEventListener('close', () => {
    for (const command of waiting.values()) command.reject(new Error('Firefox has ended.'))
  })
  await once(socket, 'open')
  return {
    send: (method: string, params: object): Promise<Answer> => {
      const [id, command] = [waiting.size, Promise.withResolvers<Answer>()]
      waiting.set(id, command)
      socket.send(JSON.stringify({ id, method, params }))
      return command.promise
    },
    close: () => socket.close(),
  }
}

/** The height of what MiniBrowser shows above the page. */
const toolbar = 38

/** WebKitGTK, driven over WebDriver. Its window is at least 447 pixels wide. */
const webkit: Engine = {
  name: 'WebKit',
  programs: [browserPrograms.webkit, browserPrograms.screen],
  start: async () => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const display = await printed(screen.stdout, /(\d+)\n/)
    const port = await freePort()
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...{
          ...process.env,
          DISPLAY: `:${display}`,
          GSETTINGS_BACKEND: 'memory',
          NO_AT_BRIDGE: '1',
        },
        // Draws without a graphics card. With compositing disabled instead, any view transition ends the browser.
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    })
    const send = async (path: string, body?: object) => {
      const method = body ? 'POST' : 'DELETE'
      const address = `http://127.0.0.1:${port}/session${path}`
      const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null })
      const { value } = await response.json()
      if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
      return value
    }
    await untilAnswering(server, `http://127.0.0.1:${port}/status`)
    const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } }
    const { sessionId } = await send('', { capabilities: { alwaysMatch: options } })
    const session = `/${sessionId}`
    return {
      load: (url) => send(`${session}/url`, { url }),
      evaluate: async (expression) => {
        const script = `Promise.resolve(${expression}).then(arguments[0])`
        return String(await send(`${session}/execute/async`, { script, args: [] }))
      },
      perform: (actions) => send(`${session}/actions`, { actions }),
      resize: (width, height) =>
        send(`${session}/window/rect`, { width, height: height + toolbar }),
      stop: async () => {
        await send(session)
        for (const child of [server, screen]) {
          const ended = once(child, 'exit')
          child.kill()
          await ended
        }
      },
    }
  },
}

/** What a starting program prints of the address at which it can be driven. */
async function printed(output: Readable, pattern: RegExp): Promise<string> {
  let text = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += chunk
    const [, found] = pattern.exec(text) ?? []
    if (found !== undefined) {
      output.resume()
      return found
    }
  }
  throw new Error(`The browser did not start.\n${text}`)
}

export const engines = [firefox, webkit]
