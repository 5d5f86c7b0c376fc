import { expect, test } from 'vitest'
import { textsOf } from '#api/composed/check-texts.ts'
import { createQuizMaker } from '#api/composed/quiz-maker.ts'
import { quizFile } from '#renderer/client/builder/file/quiz-file.ts'
import { resultOf } from '#renderer/client/builder/result/result-of.ts'
import { planCalendar } from '#renderer/client/builder/telling/plan-calendar.ts'
import { tellResult } from '#renderer/client/builder/telling/tell-result.ts'
import { voiceOf } from '#renderer/client/builder/telling/voice.ts'
import type { GeneratedQuiz } from '#site/types.ts'
import { everyRequest, libraries } from '../../../api/composed/library.ts'
import { content } from './content.ts'
import { frames, playerIn } from './frames.ts'

const dutch = playerIn('nl', 'nl-NL')
const company = 'Kade 3'

const wordsIn = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/[\p{L}’]{2,}/gu) ?? []

/** What code alone reads of a block. */
const forCode = ['type', 'tone', 'state']

/** The texts of some data, without the names of its keys. */
function textIn(data: unknown): string {
  if (typeof data === 'string') return data
  return Object.entries(Object(data ?? {}))
    .filter(([key]) => !forCode.includes(key))
    .map(([, value]) => textIn(value))
    .join('\n')
}

const { frames: written, banks } = libraries.find(({ language }) => language === 'nl') ?? {}
/** The words of the English frames that no Dutch text has. */
const foreign = new Set(wordsIn(textIn({ ...frames, language: '', direction: '', locale: '' })))
  .difference(new Set(wordsIn(textIn({ written, banks }))))
  .difference(new Set(wordsIn(company)))

/** A Dutch quiz of each kind, each output and each trade in turn. */
async function dutchQuizzes(): Promise<readonly GeneratedQuiz[]> {
  const make = createQuizMaker(libraries)
  const requests = [...everyRequest(company)].filter((_, index) => index % 41 === 0)
  const made = await Promise.all(requests.map((request) => make({ ...request, language: 'nl' })))
  return made.flatMap((each) => ('quiz' in each ? each.quiz : []))
}
const quizzes = await dutchQuizzes()

const foreignIn = (text: string) => wordsIn(text).filter((word) => foreign.has(word))

test('the English words to look for are many, and an English text has some of them', () => {
  expect(foreign.size).toBeGreaterThan(60)
  expect(quizzes.length).toBeGreaterThan(200)
  const spoken = Object.values(frames.player).filter((text) => typeof text === 'string')
  const unknown = spoken.filter((text) => / \w+ /.test(text) && foreignIn(text).length === 0)
  expect(unknown).toEqual([])
})

test('no Dutch quiz has an English word of the frames', () => {
  for (const quiz of quizzes) {
    expect(quiz.language).toBe('nl')
    expect(foreignIn([...textsOf(quiz), quiz.final_cta.text].join('\n'))).toEqual([])
    expect(quiz.final_cta.link).toMatch(/^\/nl\//)
  }
})

test('neither has its result, of weak, mixed and strong answers, nor the calendar of its plan', () => {
  const voice = voiceOf(dutch)
  for (const [turn, quiz] of quizzes.entries()) {
    const answers = new Map(
      quiz.questions.map(({ id, options }, place): [string, string] => [
        id,
        options[[0, place + turn, options.length - 1][turn % 3] ?? 0]?.id ?? options[1]?.id ?? '',
      ]),
    )
    const result = resultOf(quiz, answers, new Date(2026, 10, 22))
    expect(foreignIn(textIn(tellResult(result, voice)))).toEqual([])
    if (result.form !== 'personal' || result.body.output !== 'starter-kit') continue

    const { steps } = result.body
    const plan = planCalendar({ steps, title: '', voice, now: new Date(2026, 10, 22) })
    expect(plan).toContain(dutch.outputs['starter-kit'].again.slice(0, 20))
    expect(textIn(tellResult(result, voice))).toContain('14 februari')
  }
})

test('neither has the file, which says what language it is in', async () => {
  for (const quiz of quizzes.slice(0, 40)) {
    const finished = { company, kind: 'A', quiz }
    const html = await quizFile({
      ...{ finished, content, frames: dutch, base: 'https://krume.example/builder' },
      ...{ styles: '', script: '', drawings: '' },
    })
    expect(html).toMatch(/^<!doctype html><html lang="nl" dir="ltr">/)
    const shown = html.replaceAll(/<script.*?<\/script>|<meta[^>]*>/gs, '')
    const said = shown.match(/(?<=>)[^<]+|(?<=data-(?:next|finish)=")[^"]+/g) ?? []
    expect(foreignIn(said.join('\n'))).toEqual([])
    expect(shown).toContain(dutch.player.fileNeedsScript)
  }
})

test('nor has the result of an older quiz, which follows from its range alone', () => {
  for (const { presentation: _, ...old } of quizzes.slice(0, 4)) {
    const told = textIn(tellResult(resultOf(old, new Map(), new Date()), voiceOf(dutch)))
    expect(told).toContain(old.result_categories[0]?.title)
    expect(foreignIn(told)).toEqual([])
  }
})
