import { formOf, interpolate } from '../../site/interpolate.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type {
  Body,
  GeneralResult,
  Keep,
  PersonalResult,
  PlayedResult,
  WeakPoint,
} from '../result/played-result.ts'
import type { Block } from './block.ts'
import { tellBody } from './tell-body.ts'
import { tellHead } from './tell-head.ts'
import { answered, listed, type Voice } from './voice.ts'

/** The result in the order in which it is read, up to the call to action. */
export const tellResult = (result: PlayedResult, voice: Voice): readonly Block[] =>
  result.form === 'general' ? tellGeneral(result, voice) : tellPersonal(result, voice)

function tellGeneral({ level, score }: GeneralResult, { quiz }: Voice): readonly Block[] {
  const detail = level && level.count > 1 ? levelDetail(level, score, quiz) : ''
  return [
    { type: 'level', text: level?.result.title ?? quiz.complete, detail },
    ...paragraphsOf(level?.result.description ?? quiz.thanks).map(
      (paragraph, place): Block =>
        typeof paragraph === 'string'
          ? { type: 'text', tone: place === 0 ? 'lead' : 'plain', told: { text: paragraph } }
          : { type: 'plan', steps: paragraph.map((text) => ({ text })) },
    ),
  ]
}

function tellPersonal(result: PersonalResult, voice: Voice): readonly Block[] {
  const { urgent, head, level, obstacle, keep, body, step, score } = result
  const { frames, quiz } = voice
  return [
    ...tellUrgent(urgent, voice),
    ...(level
      ? [
          {
            type: 'level',
            text: level.result.title,
            detail: levelDetail(level, score, quiz),
          } as const,
          lead(level.result.text ?? level.result.description),
        ]
      : []),
    ...tellHead(head, voice, score),
    ...(obstacle
      ? [advice(interpolate(frames.words.obstacle, { answer: obstacle.answer }), obstacle.advice)]
      : []),
    ...(keep ? [tellKeep(keep, voice)] : []),
    ...tellBody(body, voice),
    ...(step === undefined ? [] : [tellStep(step, body.output, voice)]),
  ]
}

function tellUrgent(urgent: readonly WeakPoint[], voice: Voice): readonly Block[] {
  if (urgent.length === 0) return []
  const { heading, after } = voice.frames.words.urgent
  const lines = urgent.map((point, place) => ({
    strong: place === 0 ? heading : undefined,
    text: answered(voice, point),
  }))
  return [{ type: 'urgent', lines: [...lines, { text: after }] }]
}

function tellKeep({ names, isAll, text }: Keep, voice: Voice): Block {
  const { keep } = voice.frames.words
  const some = names.length === 1 ? keep.one : keep.some
  const sentence = interpolate(isAll ? keep.all : some, { name: listed(voice, names) })
  return advice(keep.heading, names.length > 0 ? `${sentence} ${text}` : text)
}

function tellStep(step: string, output: Body['output'], { frames }: Voice): Block {
  const { 'strategic-advice': tailored } = frames.outputs
  const sentence = output === 'strategic-advice' ? tailored.step : frames.words.step
  return { type: 'text', tone: 'plain', told: { text: interpolate(sentence, { advice: step }) } }
}

const lead = (text: string): Block => ({ type: 'text', tone: 'lead', told: { text } })

const advice = (strong: string, text: string): Block => ({ type: 'advice', told: { strong, text } })

const levelDetail = (
  { place, count }: { readonly place: number; readonly count: number },
  score: number,
  words: Voice['quiz'],
) => interpolate(formOf(words.level, score, words.locale), { level: place, levels: count, score })
