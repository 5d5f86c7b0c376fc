import { expect, test } from 'vitest'
import { CliError } from '#cli/cli-error.ts'
import { endpoint } from '#cli/serve/listen.ts'
import { fakeContext } from '../diptych.ts'

const contextWith = (environment: Readonly<Record<string, string>>) =>
  fakeContext({ cwd: '/', environment }).context

test.for([
  [{}, undefined, { port: 4321, host: 'localhost' }],
  [{ PORT: '8080' }, undefined, { port: 8080, host: 'localhost' }],
  [{ PORT: '8080' }, '9090', { port: 9090, host: 'localhost' }],
  [{ HOST: '0.0.0.0' }, '0', { port: 0, host: '0.0.0.0' }],
] as const)('with %j and --port %s the server is at %j', ([environment, option, place]) => {
  expect(endpoint(contextWith(environment), option)).toEqual(place)
})

test.for(['http', '-1', '65536', '80.5', '', ' '])('%j is not a port', (option) => {
  expect(() => endpoint(contextWith({}), option)).toThrow(CliError)
})
