import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { emitData } from '#generator/index.ts'
import { Ended, SiteBar } from '#renderer/client/builder/composed/ended.tsx'
import { drawEnding } from '#renderer/client/builder/file/draw-blocks.ts'
import { quizFile } from '#renderer/client/builder/file/quiz-file.ts'
import { readQuiz } from '#renderer/client/builder/request/read-quiz.ts'
import { unpack } from '#renderer/client/builder/share/packed.ts'
import { type Ending, endingOf } from '#renderer/client/builder/telling/ending.ts'
import { SiteProvider } from '#renderer/client/site/site-state.tsx'
import type { GeneratedOption, GeneratedQuestion, GeneratedQuiz, Helplines } from '#site/types.ts'
import {
  type BankOf,
  calls,
  companies,
  everyBank,
  inTurn,
  languages,
  outputs,
  pairs,
  quizOf,
} from '../../../../api/composed/compose/every-quiz.ts'
import { memo, site } from '../../../../api/composed/library.ts'
import { content } from '../content.ts'
import { frames } from '../frames.ts'

const { pages, players } = emitData(site, memo)

/** What a language has beside its banks: what its quizzes are played with, and a page. */
function siteIn(language: string) {
  const player = players.find((each) => each.language === language)
  const page = pages.find((each) => each.language === language)
  if (!player || !page) throw new Error(`There is no "${language}".`)
  const build = { id: '', sprite: '/tiles.svg', year: 2026 }
  return { player, state: { page: page.page, chrome: page.chrome, build } }
}

const answersIn = ({ bank }: BankOf) =>
  [bank.questions, Object.values(bank.problems), Object.values(bank.kinds)]
    .flat(2)
    .flatMap((question): readonly Partial<GeneratedOption>[] => question.answers)
const endsIn = (of: BankOf) =>
  answersIn(of).flatMap(({ urgent, text }) => (urgent === 'now' && text !== undefined ? text : []))
const ending = everyBank.filter((of) => endsIn(of).length > 0)

/** Every string of a value. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

interface Asked {
  readonly quiz: GeneratedQuiz
  readonly question: GeneratedQuestion
  readonly option: GeneratedOption
}

/** Every answer that ends a quiz of the bank, in every combination of problem and kind, for every company. */
function* everyEnd(of: BankOf): Generator<Asked> {
  for (const [turn, pair] of pairs.entries())
    for (const [index, company] of companies.entries()) {
      const rest = { output: inTurn(outputs, turn + index), call: inTurn(calls, turn + index) }
      const quiz = quizOf(of, { ...pair, company, ...rest })
      for (const question of quiz.questions)
        for (const option of question.options)
          if (option.urgent === 'now') yield { quiz, question, option }
    }
}

/** What an ending says, and no more: the words of the frames, the answer, and one number or two. */
function expectedFor(of: BankOf, { text, helpline }: GeneratedOption, helplines: Helplines) {
  const { heading, sentence, privacy, wrong } = of.words.frames.words.ending
  const called = helplines[helpline ?? '']
  const numbers = [called, helplines[called?.also ?? '']].flatMap((each) => each ?? [])
  return {
    ...{ heading, sentence: sentence.replace('{answer}', text), privacy, wrong },
    numbers: numbers.map(({ name, hours, text: what, shown, tel }) => ({
      ...{ name, detail: `${hours} · ${what}`, shown, href: `tel:${tel}` },
    })),
  }
}

/** As much of an element as the file needs to draw, and how it is written. */
class Drawn {
  readonly children: (Drawn | string)[] = []
  readonly tag: string
  href = ''
  constructor(tag: string) {
    this.tag = tag
  }
  append(...children: readonly (Drawn | string)[]) {
    this.children.push(...children)
  }
  get html(): string {
    const inner = this.children.map((each) => (typeof each === 'string' ? each : each.html))
    const href = this.href === '' ? '' : ` href="${this.href}"`
    return `<${this.tag}${href}>${inner.join('')}</${this.tag}>`
  }
}

/** The elements that somebody can use, and all that is read. */
const seenIn = (html: string) => ({
  controls: [
    ...html.matchAll(/<(?:a [^>]*href="([^"]*)"|(button|input|select|form|dialog)\b)/g),
  ].map(([, href, tag]) => href ?? tag),
  text: html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', '’'),
})

const textOf = ({ heading, sentence, numbers, privacy, wrong }: Ending) =>
  [
    ...[heading, sentence],
    ...numbers.map(({ name, detail, shown }) => `${name} ${detail} ${shown}`),
    ...[privacy, wrong],
  ].join('')

test('the banks have answers that end a quiz, in every language', () => {
  expect(new Set(ending.map(({ words }) => words.language))).toEqual(
    new Set(languages.map(({ language }) => language)),
  )
})

describe.each(ending)('$title', (of) => {
  const { player, state } = siteIn(of.words.language)
  const { helplines } = player
  const asked = [...everyEnd(of)]

  test('every such answer is asked somewhere, and brings nothing but whom to call', () => {
    expect(new Set(asked.map(({ option }) => option.text))).toEqual(new Set(endsIn(of)))
    for (const { option } of asked)
      expect(Object.keys(option)).toEqual(['id', 'text', 'urgent', 'helpline'])
  })

  test('it ends the quiz with what is named and nothing else, whatever was answered before', () => {
    for (const { quiz, question, option } of asked) {
      const before = quiz.questions.map(({ id, options }): [string, string] => [
        id,
        options[0]?.id ?? '',
      ])
      const answers = new Map([...before, [question.id, option.id]])
      const found = endingOf(question, answers, player)
      expect(found).toEqual(expectedFor(of, option, helplines))
      expect([1, 2]).toContain(found?.numbers.length)

      const own = [
        quiz.result_categories,
        quiz.final_cta,
        quiz.presentation,
        question.question_text,
      ]
      const advices = quiz.questions.flatMap(({ options }) =>
        options.flatMap(({ advice }) => advice),
      )
      const said = stringsIn(found).join('\n')
      for (const text of [...stringsIn(own), ...stringsIn(advices)].filter(
        ({ length }) => length > 1,
      ))
        expect(said).not.toContain(text)

      for (const other of question.options.filter(({ urgent }) => urgent !== 'now'))
        expect(endingOf(question, new Map([[question.id, other.id]]), player)).toBeUndefined()
    }
  })

  test('so does the page draw it, and so does the file', () => {
    vi.stubGlobal('document', { createElement: (tag: string) => new Drawn(tag) })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    const shown = new Map(asked.map((each) => [each.option.text, each]))
    for (const { question, option } of shown.values()) {
      const found = endingOf(question, new Map([[question.id, option.id]]), player)
      if (!found) throw new Error('The quiz goes on.')
      const controls = [...found.numbers.map(({ href }) => href), 'button']
      const drawn = createElement(Ended, {
        ...{ ending: found, onWrong: () => undefined },
        language: player,
        bar: createElement(SiteBar),
      })
      const page = renderToStaticMarkup(SiteProvider({ state, children: drawn }))
      const { name } = state.chrome.brand
      expect(seenIn(page)).toEqual({ controls, text: `${name}${textOf(found)}` })

      const file = drawEnding(found).screen
      if (!(file instanceof Drawn)) throw new Error('It is drawn elsewhere.')
      expect(seenIn(file.html)).toEqual({ controls, text: textOf(found) })
    }
  })

  test('a link or a file keeps it, with the numbers of the site alone', async () => {
    for (const { quiz, question, option } of asked.filter((_, index) => index % 50 === 0)) {
      const read = readQuiz(JSON.parse(JSON.stringify(quiz)))
      expect(read).toEqual(quiz)
      const html = await quizFile({
        finished: { company: 'Krume', kind: 'A', quiz },
        ...{ frames: player, content, drawings: '' },
        ...{ base: 'https://krume.example', styles: '', script: '' },
      })
      const [, packed = ''] = /data-quiz>(.*?)<\/script>/s.exec(html) ?? []
      const data = JSON.parse(await unpack(packed))
      expect(helplines).toMatchObject(data.helplines)
      const held = data.finished.quiz.questions.find(
        ({ id }: GeneratedQuestion) => id === question.id,
      )
      // The texts stand in the document.
      const played = { ...held, options: question.options }
      expect(held.options.map(({ id }: GeneratedOption) => id)).toEqual(
        question.options.map(({ id }) => id),
      )
      const found = endingOf(played, new Map([[question.id, option.id]]), {
        words: data.voice.frames.words,
        helplines: data.helplines,
      })
      expect(found).toEqual(expectedFor(of, option, helplines))
    }
  })
})

test.for(everyBank)('nothing else ends a quiz, and has a helpline: $title', (of) => {
  for (const pair of pairs)
    for (const { options } of quizOf(of, pair).questions)
      for (const { urgent, helpline, text } of options) {
        expect([text, helpline !== undefined]).toEqual([text, urgent === 'now'])
        expect([text, urgent === 'now']).toEqual([text, endsIn(of).includes(text)])
      }
})

const fire = { name: 'Fire', text: 'free', hours: 'always', tel: '1', shown: '1', checked: '' }
const lines = {
  fire,
  water: { ...fire, tel: '2', also: 'fire' },
  lost: { ...fire, tel: '3', also: 'x' },
}
const named = (helpline: string): GeneratedQuestion => ({
  ...{ id: 'q', question_text: 'Safe?' },
  options: [{ id: 'a', text: 'No', urgent: 'now', helpline }],
})

test.for<[string, Helplines, readonly string[]]>([
  ['fire', lines, ['tel:1']],
  ['water', lines, ['tel:2', 'tel:1']],
  ['lost', lines, ['tel:3']],
  ['gone', lines, ['tel:1']],
  ['constructor', lines, ['tel:1']],
  ['fire', {}, []],
])('whom a quiz names as %s, of %o, is %o', ([helpline, helplines, numbers]) => {
  const found = endingOf(named(helpline), new Map([['q', 'a']]), {
    ...{ words: frames.words, helplines },
  })
  expect(found?.numbers.map(({ href }) => href)).toEqual(numbers)
})
