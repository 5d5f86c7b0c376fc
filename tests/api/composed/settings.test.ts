import { expect, test } from 'vitest'
import { readEnvironment } from '#api/settings/environment.ts'

const read = (environment: Readonly<Record<string, string>>) =>
  readEnvironment({ environment, readFile: () => 'sk-from-file\n' }).quiz

test.for([
  { name: 'nothing', environment: {}, settings: { model: undefined, callsPerDay: 200 } },
  {
    name: 'OpenAI',
    environment: { QUIZ_PROVIDER: 'openai', QUIZ_MODEL: 'm', QUIZ_API_KEY: 'sk' },
    settings: {
      model: { provider: 'openai', baseUrl: 'https://api.openai.com/v1', model: 'm', key: 'sk' },
      callsPerDay: 200,
    },
  },
  {
    name: 'Anthropic with its key in a file',
    environment: { QUIZ_PROVIDER: 'anthropic', QUIZ_MODEL: 'm', QUIZ_API_KEY_FILE: '/run/key' },
    settings: {
      model: {
        provider: 'anthropic',
        baseUrl: 'https://api.anthropic.com/v1',
        model: 'm',
        key: 'sk-from-file',
      },
      callsPerDay: 200,
    },
  },
  {
    name: 'a server of one’s own, without a key',
    environment: {
      QUIZ_PROVIDER: 'openai',
      QUIZ_MODEL: 'm',
      QUIZ_BASE_URL: 'http://localhost:11434/v1/',
      QUIZ_CALLS_PER_DAY: '5000',
    },
    settings: {
      model: {
        provider: 'openai',
        baseUrl: 'http://localhost:11434/v1',
        model: 'm',
        key: undefined,
      },
      callsPerDay: 5000,
    },
  },
])('$name', ({ environment, settings }) => {
  expect(read({ ...environment })).toEqual(settings)
})

test.for([
  {
    name: 'no model',
    environment: { QUIZ_PROVIDER: 'openai', QUIZ_API_KEY: 'sk' },
    message: 'QUIZ_MODEL is missing.',
  },
  {
    name: 'no key',
    environment: { QUIZ_PROVIDER: 'anthropic', QUIZ_MODEL: 'm' },
    message: 'QUIZ_API_KEY is missing.',
  },
  {
    name: 'another provider',
    environment: { QUIZ_PROVIDER: 'oracle' },
    message: 'QUIZ_PROVIDER is not what it has to be.',
  },
  {
    name: 'no address',
    environment: { QUIZ_PROVIDER: 'openai', QUIZ_MODEL: 'm', QUIZ_BASE_URL: 'localhost' },
    message: 'QUIZ_BASE_URL is not what it has to be.',
  },
])('$name stops the start with one line', ({ environment, message }) => {
  expect(() => read({ ...environment })).toThrow(message)
})
