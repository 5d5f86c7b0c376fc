import { createServer } from 'node:http'
import { listening } from './listening.ts'

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

const calendar = '<!doctype html><html lang="en"><title>Choose a time</title>'

/** Starts a local stand-in of a scheduling service. */
export const startSchedulingProvider = () =>
  listening(
    createServer(({ url }, response) => {
      const [type, body] =
        url === '/widget.js'
          ? ['text/javascript', widget]
          : url === '/widget.css'
            ? ['text/css', styles]
            : ['text/html', calendar]
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    }),
  )
