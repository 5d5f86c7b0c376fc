import { once } from 'node:events'
import type { Server } from 'node:http'
import { CliError } from '../cli-error.ts'

/** Health and metrics are available on this machine only. */
const host = '127.0.0.1'

interface Input {
  /** The requested port, if any. */
  readonly asked: number | undefined
  /** The port of the site. The default operation port is the next one. */
  readonly sitePort: number
}

/** Starts the server of health and metrics, and returns its address. */
export async function listenForOperation(
  server: Server,
  { asked, sitePort }: Input,
): Promise<string> {
  const port = asked ?? (sitePort + 1) % 65_536
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (asked !== undefined) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      throw new CliError(
        `Port ${port} for health and metrics cannot be used (${code}).`,
        'Choose another in OPERATION_PORT.',
      )
    }
    server.listen(0, host)
    await once(server, 'listening')
  }
  const address = server.address()
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}`
}
