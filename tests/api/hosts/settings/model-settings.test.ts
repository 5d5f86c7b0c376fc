import { expect, test } from 'vitest'
import { readEnvironment } from '#api/hosts/settings/environment.ts'

const read = (environment: Readonly<Record<string, string>>) =>
  readEnvironment({ environment, readFile: () => 'sk-from-file\n' }).model

const openAi = 'https://api.openai.com/v1'
const local = 'http://localhost:11434/v1'

test.for([
  { environment: {}, settings: undefined },
  {
    environment: { QUIZ_MODEL: 'm', QUIZ_API_KEY: 'sk' },
    settings: { baseUrl: openAi, model: 'm', key: 'sk' },
  },
  {
    environment: { QUIZ_MODEL: 'm', QUIZ_API_KEY_FILE: '/run/key' },
    settings: { baseUrl: openAi, model: 'm', key: 'sk-from-file' },
  },
  {
    environment: { QUIZ_MODEL: 'm', QUIZ_BASE_URL: `${local}/` },
    settings: { baseUrl: local, model: 'm', key: undefined },
  },
])('$environment is the model $settings', ({ environment, settings }) => {
  expect(read({ ...environment })).toEqual(settings)
})

test.for([
  { environment: { QUIZ_API_KEY: 'sk' }, message: 'QUIZ_MODEL is missing.' },
  { environment: { QUIZ_BASE_URL: local }, message: 'QUIZ_MODEL is missing.' },
  { environment: { QUIZ_MODEL: 'm' }, message: 'QUIZ_API_KEY is missing.' },
  {
    environment: { QUIZ_MODEL: 'm', QUIZ_BASE_URL: 'localhost' },
    message: 'QUIZ_BASE_URL is not what it has to be.',
  },
])('$environment stops the start: $message', ({ environment, message }) => {
  expect(() => read({ ...environment })).toThrow(message)
})
