import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPrograms, findFirefox } from '../../../support/programs.ts'
import { actions, type Engine } from './driver.ts'

/** Firefox as it is installed, driven over WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: [browserPrograms.firefox],
  start: async () => {
    const program = findFirefox()
    if (program === undefined)
      throw new Error('No Firefox found: install firefox-esr, or name its program in FIREFOX_PATH.')

    const profile = mkdtempSync(join(tmpdir(), 'diptych-firefox-'))
    writeFileSync(join(profile, 'user.js'), preferences)
    const options = ['--headless', '--no-remote', '--remote-debugging-port', '0']
    const browser = spawn(program, [...options, '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    })
    const { send, close } = await connect(await endpointOf(browser))
    await send('session.new', { capabilities: {} })
    const { context } = await send('browsingContext.create', { type: 'tab' })
    const perform = (sources: readonly object[]) =>
      send('input.performActions', { context, actions: sources })

    return {
      load: async (url) => {
        await send('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      evaluate: async (expression) => {
        const answer = await send('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        })
        return readResult(answer)
      },
      point: async (x, y) => {
        await perform(actions.point(x, y))
      },
      press: async () => {
        await perform(actions.press())
      },
      keys: async (keys) => {
        await perform(actions.keys(keys))
      },
      resize: async (width, height) => {
        await send('browsingContext.setViewport', { context, viewport: { width, height } })
      },
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

/** A profile without a first-run page, without requests of the browser's own. */
const preferences = Object.entries({
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.firstrunSkipsHomepage': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
  .join('')

/** The address that Firefox prints once it can be driven. */
function endpointOf(browser: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    browser.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1]
      if (address !== undefined) resolve(address)
    })
    browser.on('exit', () => reject(new Error(`Firefox did not start.\n${printed}`)))
  })
}

type Answer = Readonly<Record<string, unknown>>

/** A connection for WebDriver BiDi: a command is answered under its number. */
async function connect(endpoint: string) {
  const socket = new WebSocket(`${endpoint}/session`)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data))
    const command = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') command?.resolve(result)
    else command?.reject(new Error(message))
  })
  socket.addEventListener('close', () => {
    for (const command of waiting.values()) command.reject(new Error('Firefox has ended.'))
  })
  await once(socket, 'open')

  let last = 0
  return {
    send: (method: string, params: object): Promise<Answer> => {
      const command = Promise.withResolvers<Answer>()
      waiting.set(++last, command)
      socket.send(JSON.stringify({ id: last, method, params }))
      return command.promise
    },
    close: () => socket.close(),
  }
}

/** The text that a script yielded. */
function readResult(answer: Answer): string {
  const { result, exceptionDetails } = answer
  if (typeof exceptionDetails === 'object' && exceptionDetails !== null)
    throw new Error(String(Reflect.get(exceptionDetails, 'text')))
  return typeof result === 'object' && result !== null ? String(Reflect.get(result, 'value')) : ''
}
