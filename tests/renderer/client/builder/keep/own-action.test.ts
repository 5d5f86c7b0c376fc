import { expect, test } from 'vitest'
import {
  type ActionDraft,
  actionOf,
  draftOf,
  type Fault,
  faultOf,
  readAction,
} from '#renderer/client/builder/keep/own-action.ts'

const company = 'Krume'
const talk = {
  text: 'Book a call',
  sentence: 'In a call you go through these answers with {company}.',
}
const mail = {
  text: 'Get advice',
  sentence: 'On the next page you leave your address for {company}.',
  byMail: 'Your answers go along in the message to {company}.',
}
const print = { text: 'Download it', sentence: 'It takes these steps further.', needsPage: true }

const page = 'https://krume.example/book'

test.for([
  {
    call: talk,
    draft: { link: page },
    sentence: 'In a call you go through these answers with Krume.',
  },
  {
    call: talk,
    draft: { link: 'jo@krume.example' },
    sentence: 'In a call you go through these answers with Krume.',
  },
  { call: talk, draft: { link: page, text: 'Come in' }, sentence: '' },
  {
    call: talk,
    draft: { link: page, text: 'Come in', sentence: 'We are open.' },
    sentence: 'We are open.',
  },
  {
    call: mail,
    draft: { link: page },
    sentence: 'On the next page you leave your address for Krume.',
  },
  { call: mail, draft: { link: '+31201234567' }, sentence: '' },
  {
    call: mail,
    draft: { link: 'jo@krume.example' },
    sentence: 'Your answers go along in the message to Krume.',
    hasAnswers: true,
  },
  {
    call: mail,
    draft: { link: 'jo@krume.example', text: 'Write' },
    sentence: 'Your answers go along in the message to Krume.',
    hasAnswers: true,
  },
  {
    call: mail,
    draft: { link: 'jo@krume.example', sentence: 'Write to us.' },
    sentence: 'Write to us.',
  },
  { call: print, draft: { link: page }, sentence: 'It takes these steps further.' },
  { call: print, draft: { link: 'jo@krume.example', text: 'Ask for it' }, sentence: '' },
])('$call.text, $draft', ({ call, draft, sentence, hasAnswers }) => {
  const action = actionOf({ ...draftOf(), ...draft }, { call, company })
  expect(action).toMatchObject({ text: draft.text ?? call.text, sentence })
  expect(action?.hasAnswers).toBe(hasAnswers)
  expect(readAction(action)).toEqual(action)
})

test.for<[Partial<ActionDraft>, keyof ActionDraft, Fault | undefined]>([
  [{}, 'link', undefined],
  [{ link: 'javascript:alert(1)' }, 'link', 'scheme'],
  [{ link: page, text: 'a'.repeat(500) }, 'text', 'textLong'],
  [{ link: page, text: 'nepo \u{202E}klik' }, 'text', 'hidden'],
  [{ link: page, text: 'a\nb' }, 'text', 'hidden'],
  [{ link: page, sentence: 'a'.repeat(161) }, 'sentence', 'textLong'],
  [{ link: page, sentence: '\u{2067}a' }, 'sentence', 'hidden'],
  [{ link: page, text: '<img src=x onerror=alert(1)>' }, 'text', undefined],
  [{ link: page, text: '👩‍🍳 קביעת תור' }, 'text', undefined],
])('%o: %s, %s', ([draft, field, fault]) => {
  const whole = { ...draftOf(), ...draft }
  expect(faultOf(whole, field, talk)).toBe(fault)
  if (fault || !draft.link) expect(actionOf(whole, { call: talk, company })).toBeUndefined()
})

test('a document cannot be downloaded from an e-mail address', () => {
  expect(faultOf({ ...draftOf(), link: 'jo@krume.example' }, 'link', print)).toBe('page')
  expect(faultOf({ ...draftOf(), link: '+31201234567' }, 'link', print)).toBe('page')
})

const action = { link: page, text: 'Go', sentence: '' }

test.for<[string, unknown]>([
  ['nothing', undefined],
  ['a text', page],
  ['another link', { ...action, link: 'javascript:alert(1)' }],
  ['a link of another spelling', { ...action, link: 'HTTPS://krume.example/book' }],
  ['a link with a password', { ...action, link: 'https://a:b@krume.example/' }],
  ['no text', { ...action, text: ' ' }],
  ['a long text', { ...action, text: 'a'.repeat(101) }],
  ['a hidden turn', { ...action, text: 'a\u{202E}b' }],
  ['a long sentence', { ...action, sentence: 'a'.repeat(500) }],
  ['no sentence', { link: page, text: 'Go' }],
])('from elsewhere: %s is no call to action', ([, value]) => {
  expect(readAction(value)).toBeUndefined()
})

test('answers go along by e-mail only', () => {
  expect(readAction({ ...action, hasAnswers: true })).toEqual(action)
})
