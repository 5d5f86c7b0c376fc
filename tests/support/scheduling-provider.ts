import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** The stand-in of a scheduling service. */
export interface SchedulingProvider {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Name of the cookie that selects a fault: the script is missing, is broken, lacks its API, or is delayed
 * until the test releases it (`slow-` and a unique name).
 */
export const faultCookie = 'provider-fault'

/** The script. Like real services, it shows a frame over the page, built without markup. */
const widget = `(() => {
  window.runs = (window.runs ?? 0) + 1
  let overlay
  const close = () => {
    overlay?.remove()
    overlay = undefined
  }
  const element = (tag, name) => Object.assign(document.createElement(tag), { className: name })
  window.Provider = {
    initPopupWidget: ({ url, prefill }) => {
      close()
      window.scrollTo(0, window.scrollY)
      overlay = element('div', 'provider-overlay')
      const frame = element('iframe', 'provider-frame')
      frame.src = url + '?' + new URLSearchParams(prefill)
      const button = element('div', 'provider-close')
      button.innerHTML = 'Close'
      button.onclick = close
      overlay.append(frame, button)
      document.body.append(overlay)
    },
    closePopupWidget: close,
  }
})()`

const styles = `html, body { height: 100%; }
body { overflow: auto; }
.provider-overlay { position: fixed; inset: 0; z-index: 9999; background: rgb(31 31 31 / 40%); }
.provider-frame { position: absolute; inset: 10%; width: 80%; height: 80%; border: 0; background: white; }
.provider-close { position: absolute; top: 15px; right: 15px; }`

/** Starts a local stand-in of a scheduling service. */
export async function startSchedulingProvider(): Promise<SchedulingProvider> {
  const held = new Map<string, () => void>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const fault = new RegExp(`${faultCookie}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]
    const send = (type: string, body: string) => () =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)

    if (pathname.startsWith('/release/')) {
      const name = pathname.slice('/release/'.length)
      held.get(name)?.()
      held.delete(name)
      response.writeHead(204).end()
    } else if (pathname === '/widget.css') send('text/css', styles)()
    else if (pathname === '/widget.js') sendScript(response, { fault, send, held })
    else send('text/html', '<!doctype html><html lang="en"><title>Choose a time</title>')()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface ScriptAnswer {
  readonly fault: string | undefined
  readonly send: (type: string, body: string) => () => void
  readonly held: Map<string, () => void>
}

function sendScript(response: ServerResponse, { fault, send, held }: ScriptAnswer) {
  const sendWidget = send('text/javascript', widget)
  if (fault === undefined) sendWidget()
  else if (fault === 'cut') response.destroy()
  else if (fault === 'failing') response.writeHead(500).end()
  else if (fault === 'empty') send('text/javascript', 'window.Provider = {}')()
  else held.set(fault, sendWidget)
}
