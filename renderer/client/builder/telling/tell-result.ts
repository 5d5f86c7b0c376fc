import { interpolate } from '../../site/interpolate.ts'
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

/** A result in words, up to the call to action. The poster stands among them. */
export interface Telling {
  /** What cannot wait, before all else. */
  readonly urgent: readonly Block[]
  /** What the level is called. */
  readonly title: string
  readonly lead: string
  /** What follows below the poster. */
  readonly rest: readonly Block[]
}

export const tellResult = (result: PlayedResult, voice: Voice): Telling =>
  result.form === 'general' ? tellGeneral(result, voice) : tellPersonal(result, voice)

function tellGeneral({ level }: GeneralResult, { quiz }: Voice): Telling {
  const paragraphs = paragraphsOf(level?.description ?? quiz.thanks)
  const [first] = paragraphs
  const lead = typeof first === 'string' ? first : ''
  return {
    urgent: [],
    title: level?.title ?? quiz.complete,
    lead,
    rest: paragraphs
      .slice(lead === '' ? 0 : 1)
      .map(
        (paragraph): Block =>
          typeof paragraph === 'string'
            ? { type: 'text', tone: 'plain', told: { text: paragraph } }
            : { type: 'plan', steps: paragraph.map((text) => ({ text })) },
      ),
  }
}

function tellPersonal(result: PersonalResult, voice: Voice): Telling {
  const { urgent, head, level, obstacle, keep, body, step } = result
  const { frames, quiz } = voice
  return {
    urgent: tellUrgent(urgent, voice),
    title: level?.title ?? quiz.complete,
    lead: level?.text ?? level?.description ?? '',
    rest: [
      ...tellHead(head, voice),
      ...(obstacle
        ? [advice(interpolate(frames.words.obstacle, { answer: obstacle.answer }), obstacle.advice)]
        : []),
      ...(keep ? [tellKeep(keep, voice)] : []),
      ...tellBody(result, voice),
      ...(step === undefined ? [] : [tellStep(step, body.output, voice)]),
    ],
  }
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

const advice = (strong: string, text: string): Block => ({ type: 'advice', told: { strong, text } })
