import { expect, test } from 'vitest'
import {
  type ActionField,
  actionOf,
  type Fault,
  faultOf,
  readAction,
} from '#renderer/client/builder/keep/own-action.ts'

const page = 'https://krume.example/book'
const none = { link: '', text: '' }

test.for([
  [{ link: page }, { link: page, text: 'Book a call' }],
  [{ link: 'jo@krume.example' }, { link: 'mailto:jo@krume.example', text: 'Book a call' }],
  [
    { link: '+31 20 1234567', text: ' Come in ' },
    { link: 'tel:+31201234567', text: 'Come in' },
  ],
] as const)('%o is the button %o', ([draft, action]) => {
  expect(actionOf({ ...none, ...draft }, 'Book a call')).toEqual(action)
  expect(readAction(action)).toEqual(action)
})

test.for<[object, ActionField, Fault | undefined]>([
  [{}, 'link', undefined],
  [{ link: 'javascript:alert(1)' }, 'link', 'scheme'],
  [{ link: page, text: 'a'.repeat(101) }, 'text', 'textLong'],
  [{ link: page, text: 'nepo \u{202E}klik' }, 'text', 'hidden'],
  [{ link: page, text: 'a\nb' }, 'text', 'hidden'],
  [{ link: page, text: '<img src=x onerror=alert(1)>' }, 'text', undefined],
  [{ link: page, text: '👩‍🍳 קביעת תור' }, 'text', undefined],
])('%o: %s, %s', ([draft, field, fault]) => {
  const whole = { ...none, ...draft }
  expect(faultOf(whole, field)).toBe(fault)
  if (fault || !whole.link) expect(actionOf(whole, 'Go')).toBeUndefined()
})
