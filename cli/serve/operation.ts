import { once } from 'node:events'
import type { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { CliError } from '../cli-error.ts'

interface Input {
  /** The address to listen on. */
  readonly host: string
  /** The requested port, if any. */
  readonly asked: number | undefined
  /** The port of the site. The default operation port is the next one. */
  readonly sitePort: number
}

/** Starts the server of health, and returns its address. */
export async function listenForOperation(
  server: Server,
  { host, asked, sitePort }: Input,
): Promise<string> {
  const port = asked ?? (sitePort + 1) % 65_536
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (asked !== undefined) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      throw new CliError(
        `Port ${port} for health cannot be used (${code}).`,
        'Choose another in OPERATION_PORT.',
      )
    }
    server.listen(0, host)
    await once(server, 'listening')
  }
  const address = server.address()
  return `http://${isIPv6(host) ? `[${host}]` : host}:${typeof address === 'object' && address ? address.port : port}`
}
