import { expect, test } from 'vitest'
import { resultOf } from '#renderer/client/builder/result/result-of.ts'
import { callOf } from '#renderer/client/builder/telling/call-of.ts'
import { planCalendar } from '#renderer/client/builder/telling/plan-calendar.ts'
import { voiceOf } from '#renderer/client/builder/telling/voice.ts'
import { frames } from '../frames.ts'
import { personalQuiz } from '../personal-quiz.ts'

const voice = voiceOf(frames)
const quiz = personalQuiz('A', 'starter-kit')
const answers = new Map(quiz.questions.map(({ id, options }) => [id, options[1]?.id ?? '']))
const result = resultOf(quiz, answers, new Date(2026, 10, 22))
const title = 'A; quiz, of\nÉmile'

test('a plan is a calendar of whole days, in short lines, with its texts escaped', () => {
  const steps =
    result.form === 'personal' && result.body.output === 'starter-kit' ? result.body.steps : []
  const text = planCalendar({ steps, title, voice, now: new Date(Date.UTC(2026, 10, 22, 9, 5)) })

  const lines = text.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '').match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
    ['20261129', '20261213', '20270103', '20270214'].map((day) => `DTSTART;VALUE=DATE:${day}`),
  )
  expect(text).toContain('SUMMARY:A\\; quiz\\, of\\nÉmile\r\n')
  expect(text.match(/^DTSTAMP:20261122T090500Z\r$/gm)).toHaveLength(4)
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(4)
})

test('an e-mail holds the count and the two weakest answers, and nothing more', () => {
  const action = {
    link: 'mailto:jo@krume.example',
    text: 'Write',
    sentence: '',
    hasAnswers: true,
  } as const
  const call = callOf({ company: 'Feet & knees', kind: 'A', quiz, action }, { result, voice })
  const { searchParams } = new URL(call.href)
  expect(call.href).toMatch(/^mailto:jo@krume\.example\?/)
  expect(searchParams.get('subject')).toBe('My answers to the quiz by Feet & knees')
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    `0 of ${result.poster.counted} in order`,
    'Keeping going: “I start again when I feel something”',
    'Building up: “I wait until nothing hurts any more”',
  ])
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
})
