import { formOf, interpolate } from '../../site/interpolate.ts'
import type { Head } from '../result/played-result.ts'
import type { Block } from './block.ts'
import { listed, type Voice } from './voice.ts'

type HeadOf<K extends Head['kind']> = Extract<Head, { readonly kind: K }>

/** What the result begins with. */
export function tellHead(head: Head, voice: Voice, score: number): readonly Block[] {
  switch (head.kind) {
    case 'A':
      return tellDistance(head, voice, score)
    case 'B':
      return tellToday(head, voice)
    case 'C':
      return tellNorms(head, voice)
    case 'D':
      return tellChoice(head, voice)
    case 'E':
      return tellAudit(head, voice)
  }
}

function tellDistance(head: HeadOf<'A'>, voice: Voice, score: number): readonly Block[] {
  const { gap } = voice.frames.words
  const { goal } = head
  return [
    ...(goal ? [heading(interpolate(gap.goal, { answer: goal.answer }))] : []),
    plain(distanceOf(head, voice, score)),
    ...(goal ? [plain(goal.advice)] : []),
  ]
}

function distanceOf({ distance, held, names }: HeadOf<'A'>, voice: Voice, score: number): string {
  const { gap } = voice.frames.words
  if (distance === 0) return gap.none
  const { locale } = voice.quiz
  const at = interpolate(formOf(gap.score, score, locale), { points: score })
  if (names.length === 0) return at

  const isAll = held === distance
  const one = isAll ? gap.oneAll : gap.one
  const two = isAll ? gap.twoAll : gap.two
  const name = listed(voice, names)
  const where = formOf(names.length === 1 ? one : two, held, locale)
  return `${at} ${interpolate(where, { count: distance, points: held, name })}`
}

function tellToday({ today }: HeadOf<'B'>, { frames: { words } }: Voice): readonly Block[] {
  if (!today) return []
  const { answer, advice } = today
  return [
    heading(words.today.heading),
    ...(answer === undefined ? [] : [plain(interpolate(words.today.chosen, { answer }))]),
    { type: 'text', tone: 'lead', told: { text: advice } },
  ]
}

function tellNorms({ norms, met }: HeadOf<'C'>, { frames, quiz }: Voice): readonly Block[] {
  const { norms: words } = frames.words
  if (norms.length === 0) return []
  const some = met === norms.length ? words.all : formOf(words.some, met, quiz.locale)
  return [
    heading(interpolate(met === 0 ? words.none : some, { count: met })),
    {
      type: 'table',
      head: [words.point, words.you, words.norm, words.outcome],
      rows: norms.map(({ name, answer, norm, source, isMet }) => [
        name,
        answer,
        `${norm} (${source})`,
        isMet ? words.met : words.below,
      ]),
    },
  ]
}

function tellChoice({ choice }: HeadOf<'D'>, { frames: { words } }: Voice): readonly Block[] {
  if (!choice) return []
  const { answer, stay, change } = choice
  return [
    heading(answer),
    {
      type: 'columns',
      columns: [
        { heading: words.choice.stay, texts: [stay] },
        { heading: words.choice.change, texts: [change] },
      ],
    },
  ]
}

function tellAudit({ points, ...head }: HeadOf<'E'>, { frames, quiz }: Voice): readonly Block[] {
  const { audit } = frames.words
  const marks = { inOrder: audit.markInOrder, halfDone: audit.markHalfDone, open: audit.markOpen }
  const counts = (['inOrder', 'halfDone', 'open'] as const).map((state) =>
    interpolate(formOf(audit[state], head[state], quiz.locale), { count: head[state] }),
  )
  return [
    heading(counts.join(', ')),
    ...(points
      ? [
          {
            type: 'points',
            points: points.map((point) => ({ ...point, says: marks[point.state] })),
          } as const,
        ]
      : []),
  ]
}

const heading = (text: string): Block => ({ type: 'heading', text })

const plain = (text: string): Block => ({ type: 'text', tone: 'plain', told: { text } })
