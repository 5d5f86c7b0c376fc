import { formOf, interpolate } from '../../site/interpolate.ts'
import type { Head } from '../result/played-result.ts'
import type { Block } from './block.ts'
import { listed, type Voice } from './voice.ts'

type HeadOf<K extends Head['kind']> = Extract<Head, { readonly kind: K }>

/** What the result begins with. */
export function tellHead(head: Head, voice: Voice): readonly Block[] {
  switch (head.kind) {
    case 'A':
      return tellDistance(head, voice)
    case 'B':
      return tellToday(head, voice)
    case 'C':
      return tellNorms(head, voice)
    case 'D':
      return tellChoice(head, voice)
    case 'E':
      return []
  }
}

function tellDistance(head: HeadOf<'A'>, voice: Voice): readonly Block[] {
  const { gap } = voice.frames.words
  const { goal } = head
  return [
    ...(goal ? [heading(interpolate(gap.goal, { answer: goal.answer }))] : []),
    ...distanceOf(head, voice).map(plain),
    ...(goal ? [plain(goal.advice)] : []),
  ]
}

/** Where the most is left to gain. */
function distanceOf({ isBest, isAll, names }: HeadOf<'A'>, voice: Voice): readonly string[] {
  const { gap } = voice.frames.words
  if (isBest) return [gap.none]
  if (names.length === 0) return []
  return [interpolate(isAll ? gap.all : gap.most, { name: listed(voice, names) })]
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
        { heading: words.choice.stay, text: stay },
        { heading: words.choice.change, text: change },
      ],
    },
  ]
}

const heading = (text: string): Block => ({ type: 'heading', text })

const plain = (text: string): Block => ({ type: 'text', tone: 'plain', told: { text } })
