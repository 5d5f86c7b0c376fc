import { once } from 'node:events'
import type { Server } from 'node:http'
import { CliError } from '../cli-error.ts'

/** Only this machine may ask how the process is. */
const host = '127.0.0.1'

interface Input {
  /** The port that was asked for, if any. */
  readonly asked: number | undefined
  /** The port that visitors come to: without another wish, the one after it. */
  readonly sitePort: number
}

/** Has a server of health and metrics listen, and gives its address. */
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
