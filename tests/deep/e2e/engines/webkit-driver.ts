import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../support/free-port.ts'
import { browserPrograms } from '../../../support/programs.ts'
import { until } from '../../../support/until.ts'
import { actions, type Engine } from './driver.ts'

/** WebKitGTK, driven over WebDriver. Its window is at least 447 pixels wide. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: [browserPrograms.webkit, browserPrograms.screen],
  start: async () => {
    for (const { name, debianPackage, isUsable } of [
      browserPrograms.webkit,
      browserPrograms.screen,
    ])
      if (!isUsable()) throw new Error(`No ${name} found: install ${debianPackage}.`)

    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const display = await displayOf(screen)
    const port = await freePort()
    const server = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        // Draws without a graphics card. With compositing disabled instead, any view transition ends the browser.
        LIBGL_ALWAYS_SOFTWARE: '1',
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
      },
    })
    const driver = `http://127.0.0.1:${port}`
    await answers(`${driver}/status`)
    const created = await send(`${driver}/session`, {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            args: ['--automation'],
          },
        },
      },
    })
    const session = `${driver}/session/${Reflect.get(Object(created), 'sessionId')}`
    const perform = async (sources: readonly object[]) => {
      await send(`${session}/actions`, { actions: sources })
    }

    return {
      load: async (url) => {
        await send(`${session}/url`, { url })
      },
      evaluate: async (expression) =>
        String(
          await send(`${session}/execute/async`, {
            script: `Promise.resolve(${expression}).then(arguments[0])`,
            args: [],
          }),
        ),
      point: (x, y) => perform(actions.point(x, y)),
      press: () => perform(actions.press()),
      keys: (keys) => perform(actions.keys(keys)),
      resize: async (width, height) => {
        await send(`${session}/window/rect`, { width, height: height + toolbar })
      },
      stop: async () => {
        await fetch(session, { method: 'DELETE' })
        for (const child of [server, screen]) {
          const ended = once(child, 'exit')
          child.kill()
          await ended
        }
      },
    }
  },
}

/** The height of what MiniBrowser shows above the page. */
const toolbar = 38

/** Sends a command, and returns its value. */
async function send(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** The number of the screen, which Xvfb prints once it is there. */
async function displayOf(screen: ChildProcess): Promise<number> {
  if (screen.stdout === null) throw new Error('Xvfb prints nothing.')
  const [text] = await once(screen.stdout, 'data')
  return Number.parseInt(String(text), 10)
}

/** Waits until a server listens. */
const answers = (url: string): Promise<boolean> =>
  until(() =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
