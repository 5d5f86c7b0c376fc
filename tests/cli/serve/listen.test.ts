import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { CliError } from '#cli/cli-error.ts'
import { endpoint, listen } from '#cli/serve/listen.ts'
import { fakeContext } from '../diptych.ts'

const contextWith = (environment: Readonly<Record<string, string>>) =>
  fakeContext({ cwd: '/', environment }).context

test.for([
  { environment: {}, option: undefined, port: 4321, host: 'localhost' },
  { environment: { PORT: '8080' }, option: undefined, port: 8080, host: 'localhost' },
  { environment: { PORT: '8080' }, option: '9090', port: 9090, host: 'localhost' },
  { environment: { HOST: '0.0.0.0' }, option: '0', port: 0, host: '0.0.0.0' },
])('$option with $environment is port $port', ({ environment, option, port, host }) => {
  expect(endpoint(contextWith(environment), option)).toEqual({ port, host })
})

test.for(['http', '-1', '65536', '80.5', '', ' '])('%j is not a port', (option) => {
  expect(() => endpoint(contextWith({}), option)).toThrow(CliError)
})

test('a port in use is said with another to try', async () => {
  const server = createServer()
  const other = createServer()
  onTestFinished(() => void server.close())
  const port = new URL(await listen(contextWith({}), server, '0')).port

  await expect(listen(contextWith({}), other, port)).rejects.toMatchObject({
    message: `Port ${port} is in use.`,
    hint: expect.stringContaining(`PORT=${Number(port) + 1}`),
  })
})
