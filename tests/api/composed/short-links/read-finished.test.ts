import { expect, test } from 'vitest'
import { readFinished } from '#api/composed/short-links/read-finished.ts'
import { readFinished as readShared } from '#renderer/client/builder/share/share-link.ts'
import { finishedQuiz } from '../finished.ts'
import { validateFinished } from './short-link-server.ts'

const origin = 'https://tegelwerk.example'
const base = await finishedQuiz()
const [question, ...questions] = base.quiz.questions

const read = (finished: unknown, contentType = 'application/json') =>
  readFinished(
    { bytes: new TextEncoder().encode(JSON.stringify(finished)), contentType },
    { validate: validateFinished, origin },
  )

const withAction = (changes: object) => ({
  ...base,
  action: { link: 'https://debril.example/', text: 'Book', sentence: '', ...changes },
})
const withQuiz = (changes: object) => ({ ...base, quiz: { ...base.quiz, ...changes } })

/** The page that plays a quiz takes whatever the server keeps, unchanged. */
test.for([
  ['as it is made', base],
  ['without an action', { ...base, action: undefined }],
  ...['https://a.example/', 'https://xn--caf-dma.example/x?y=%20#z', 'https://a.example:8443/'].map(
    (link): [string, object] => [link, withAction({ link })],
  ),
  ...['mailto:jo.k+x@krume.example', 'tel:+31205550142', 'tel:0800'].map(
    (link): [string, object] => [link, withAction({ link })],
  ),
  ['answers by mail', withAction({ link: 'mailto:jo@krume.example', hasAnswers: true })],
  ['right to left', withAction({ text: 'קביעת תור', sentence: '👩‍🍳' })],
] as const)('%s is kept, and read by the page', ([, finished]) => {
  const result = read(finished)
  const data = 'data' in result ? result.data : undefined
  expect(data).toEqual(JSON.parse(JSON.stringify(finished)))
  expect(readShared(data, origin)).toEqual(data)
})

/** What the page refuses, the server refuses too. */
test.for([
  ['a script', withAction({ link: 'javascript:alert(1)' }), '/action/link'],
  ['a script in capitals', withAction({ link: 'JaVaScRiPt:alert(1)' }), '/action/link'],
  ['a script behind a line break', withAction({ link: 'java\nscript:alert(1)' }), '/action/link'],
  ['data', withAction({ link: 'data:text/html,x' }), '/action/link'],
  ['http', withAction({ link: 'http://a.example/' }), '/action/link'],
  ['no scheme', withAction({ link: '//a.example/' }), '/action/link'],
  ['a path', withAction({ link: '/plans' }), '/action/link'],
  ['a password', withAction({ link: 'https://bank.example@evil.example/' }), '/action/link'],
  ['an address in numbers', withAction({ link: 'https://127.0.0.1/' }), '/action/link'],
  ['a host of one word', withAction({ link: 'https://localhost/' }), '/action/link'],
  ['IPv6', withAction({ link: 'https://[::1]/' }), '/action/link'],
  ['a backslash', withAction({ link: 'https://a.example\\b/' }), '/action/link'],
  ['dots', withAction({ link: 'https://a.example/x/../y' }), '/action/link'],
  ['a port that needs no name', withAction({ link: 'https://a.example:443/' }), '/action/link'],
  ['a capital', withAction({ link: 'https://A.example/' }), '/action/link'],
  ['letters of other alphabets', withAction({ link: 'https://аpple.example/' }), '/action/link'],
  ['a turned address', withAction({ link: 'https://a.example/\u202Egpj.exe' }), '/action/link'],
  ['a hidden character', withAction({ link: 'https://a.example/\u200B' }), '/action/link'],
  ['a long address', withAction({ link: `https://a.example/${'x'.repeat(490)}` }), '/action/link'],
  [
    'mail with a header',
    withAction({ link: 'mailto:a@b.example?bcc=c@d.example' }),
    '/action/link',
  ],
  ['two mail addresses', withAction({ link: 'mailto:a@b.example,c@d.example' }), '/action/link'],
  ['a short number', withAction({ link: 'tel:112#' }), '/action/link'],
  ['a code', withAction({ link: 'tel:*21*0612345678#' }), '/action/link'],
  ['an empty button', withAction({ text: ' ' }), '/action/text'],
  ['a turned button', withAction({ text: 'Pay \u202Eknab' }), '/action/text'],
  ['a long sentence', withAction({ sentence: 'x'.repeat(161) }), '/action/sentence'],
  ['a link of its own to elsewhere', ownLink('https://evil.example/'), '/quiz/final_cta/link'],
  ['one without a scheme', ownLink('//evil.example/'), '/quiz/final_cta/link'],
  ['one with a backslash', ownLink('/\\evil.example/'), '/quiz/final_cta/link'],
  ['one that is a script', ownLink('javascript:alert(1)'), '/quiz/final_cta/link'],
  ['mail of its own', ownLink('mailto:a@b.example'), '/quiz/final_cta/link'],
  ['one id twice', withQuiz({ questions: [question, question, ...questions] }), '/quiz/questions'],
  ['no questions', withQuiz({ questions: [] }), '/quiz/questions'],
  ['text of another kind', withQuiz({ questions: 'none' }), '/quiz/questions'],
  ['no name', { ...base, company: 7 }, '/company'],
] as const)('%s is refused by the server and the page', ([, finished, path]) => {
  const result = read(finished)
  expect(result).toMatchObject({ rejected: 'invalid_quiz' })
  expect('errors' in result && result.errors?.map((error) => error.path)).toContain(path)
  expect(readShared(finished, origin)).toBeUndefined()
})

test.for([
  ['answers of a visitor', { ...base, answers: ['a'] }, '/answers'],
  ['markup of its own', withQuiz({ html: '<b>' }), '/quiz/html'],
  ['a blank name', { ...base, company: ' ' }, '/company'],
] as const)('%s is not kept', ([, finished, path]) => {
  expect(read(finished)).toMatchObject({ rejected: 'invalid_quiz', errors: [{ path }] })
})

test('only JSON is taken', () => {
  expect(read(base, 'text/plain')).toMatchObject({ rejected: 'unsupported_quiz_type' })
  expect(read([base])).toMatchObject({ rejected: 'malformed_body' })
})

function ownLink(link: string) {
  return withQuiz({ final_cta: { text: 'Go', link } })
}
