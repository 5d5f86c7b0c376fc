import { once } from 'node:events'
import type { Server } from 'node:http'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

/** The port and host to listen on: from the option, then the environment, then 4321 on localhost. */
export function endpoint({ environment }: CliContext, option?: string) {
  const text = option ?? environment['PORT'] ?? '4321'
  const port = Number(text)
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new CliError(`"${text}" is not a port.`, 'Use a number from 0 to 65535.')
  }
  return { port, host: environment['HOST'] ?? 'localhost' }
}

/**
 * The address to bind for a host. `localhost` may resolve to `::1` first, where programs that connect to
 * `127.0.0.1` find nothing; those that look `localhost` up try both.
 */
export const bindAddress = (host: string) => (host === 'localhost' ? '127.0.0.1' : host)

/** Converts a listen error to an error for the operator if the operator can fix it. */
export function toCliError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return portInUse(port)
  if (code === 'EACCES')
    return new CliError(`Port ${port} is not allowed.`, 'Choose one above 1023.')
  return error
}

export const portInUse = (port: number) =>
  new CliError(
    `Port ${port} is in use.`,
    `Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  )

interface OperationInput {
  /** The requested port, if any. */
  readonly asked: number | undefined
  /** The port of the site. The default operation port is the next one. */
  readonly sitePort: number
}

/** Starts the server of health for this machine, and returns its address. */
export async function listenForOperation(
  server: Server,
  { asked, sitePort }: OperationInput,
): Promise<string> {
  const host = '127.0.0.1'
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
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}`
}
