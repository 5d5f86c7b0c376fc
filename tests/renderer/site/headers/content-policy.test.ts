import { expect, test } from 'vitest'
import { contentPolicy, type Provider } from '#renderer/site/headers/content-policy.ts'

const directivesOf = (scheduling?: Provider) =>
  Object.fromEntries(
    contentPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], scheduling })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values.join(' ')]
      }),
  )

test('a site without a provider trusts itself and its own inline code only', () => {
  expect(directivesOf()).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-a'",
    'style-src': "'self' 'sha256-b'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'data',
  })
})

test('a provider adds the exact files it is loaded from, and its page', () => {
  expect(
    directivesOf({
      script: 'https://assets.cal.example/widget.js?v=1',
      stylesheet: 'https://assets.cal.example/widget.css',
      booking: 'https://cal.example/us/30min?month=now',
    }),
  ).toMatchObject({
    'script-src': "'self' 'sha256-a' https://assets.cal.example/widget.js",
    'style-src': "'self' 'sha256-b' https://assets.cal.example/widget.css",
    'img-src': "'self' https://assets.cal.example",
    'frame-src': 'https://cal.example',
    'connect-src': "'self'",
    'trusted-types': 'data scheduling default',
  })
})

test.for([
  { address: 'https://cal.example/a.js', isTaken: true },
  { address: 'http://127.0.0.1:8080/a.js', isTaken: true },
  { address: 'http://localhost/a.js', isTaken: true },
  { address: 'http://cal.example/a.js', isTaken: false },
  { address: 'http://127.0.0.1.cal.example/a.js', isTaken: false },
  { address: '//cal.example/a.js', isTaken: false },
  { address: 'data:text/javascript,go()', isTaken: false },
  { address: 'javascript:go()', isTaken: false },
])('$address: $isTaken', ({ address, isTaken }) => {
  const make = () => directivesOf({ script: address, booking: 'https://cal.example/us' })
  if (isTaken) expect(make).not.toThrow()
  else expect(make).toThrow()
})
