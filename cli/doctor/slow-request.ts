import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

interface Patience {
  /** How long the site may wait for the rest of the request, in milliseconds. */
  readonly patience: number
  readonly signal: AbortSignal
}

/**
 * Begins a request to a site and never ends it. Resolves to whether the site closed the connection in time, or to
 * undefined if it could not be asked.
 */
export async function isCutOff(
  origin: string,
  { patience, signal }: Patience,
): Promise<boolean | undefined> {
  const { protocol, hostname, port, host } = new URL(origin)
  const name = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'https:'
  const address = { host: name, port: Number(port) || (isSecure ? 443 : 80) }
  const socket = isSecure ? connectSecurely({ ...address, servername: name }) : connect(address)
  let isBegun = false
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal })
    isBegun = true
    socket
      .resume()
      .write(`GET / HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: diptych doctor\r\nX-Rest: `)
    await once(socket, 'close', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    return true
  } catch (error) {
    if (!isBegun || signal.aborted) return undefined
    // A reset ends it too.
    return Object(error).name !== 'AbortError'
  } finally {
    socket.destroy()
  }
}
