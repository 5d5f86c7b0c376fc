import type { QuizCallFrame } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { OwnAction } from '../state/finished-quiz.ts'
import { type LinkFault, ownLinkIn, readOwnLink } from './own-link.ts'
import { faultOfText, type TextFault } from './own-text.ts'

/** What the fields of a call to action hold. */
export interface ActionDraft {
  readonly link: string
  readonly text: string
  readonly sentence: string
}

export type ActionField = keyof ActionDraft

/** The fields in order. */
export const actionFields: readonly ActionField[] = ['link', 'text', 'sentence']

/** The fields of an action that is set. A sentence that comes with the answers is made again. */
export const draftOf = ({ link, text, sentence, hasAnswers }: Partial<OwnAction> = {}) => ({
  ...{ link: link ?? '', text: text ?? '', sentence: hasAnswers ? '' : (sentence ?? '') },
})

/** The call to action that the quiz was made with. */
export interface GeneratedCall
  extends Pick<QuizCallFrame, 'text'>,
    Partial<Pick<QuizCallFrame, 'sentence' | 'byMail'>> {
  /** Whether only a page can give what the text promises. */
  readonly needsPage?: boolean | undefined
}

export type Fault = LinkFault | TextFault | 'page'

/** What is wrong with a field; undefined if nothing is, or if it is empty. */
export function faultOf(
  draft: ActionDraft,
  field: ActionField,
  call: GeneratedCall,
): Fault | undefined {
  if (field !== 'link') return faultOfText(draft[field], field)
  if (draft.link.trim() === '') return undefined
  const link = readOwnLink(draft.link)
  if (typeof link === 'string') return link
  return call.needsPage && isAsGenerated(draft, call) && !isPage(link.href) ? 'page' : undefined
}

/** The call to action of the fields. Undefined without an address, or if a field is wrong. */
export function actionOf(
  draft: ActionDraft,
  { call, company }: { call: GeneratedCall; company: string },
): OwnAction | undefined {
  const link = draft.link.trim() === '' ? 'host' : readOwnLink(draft.link)
  if (typeof link === 'string') return undefined
  if (actionFields.some((field) => faultOf(draft, field, call))) return undefined

  const own = draft.sentence.trim()
  const mail = isMail(link.href) ? call.byMail : undefined
  const promise = isAsGenerated(draft, call) ? promiseFor(link.href, call) : ''
  const sentence = own || interpolate(mail ?? promise, { company })
  const action = { link: link.href, text: draft.text.trim() || call.text, sentence }
  // Answers go along only where the reader is told so.
  return mail !== undefined && own === '' ? { ...action, hasAnswers: true } : action
}

const isAsGenerated = ({ text }: ActionDraft, call: GeneratedCall) =>
  text.trim() === '' || text.trim() === call.text

/** What the generated text promises; nothing where the address cannot keep it. */
const promiseFor = (href: string, { sentence = '', byMail }: GeneratedCall) =>
  byMail === undefined || isPage(href) ? sentence : ''

const isPage = (href: string) => href.startsWith('https:')
const isMail = (href: string) => href.startsWith('mailto:')

/** Validates the call to action of a quiz from elsewhere; undefined if it is not one of ours. */
export function readAction(value: unknown): OwnAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { link, text, sentence, hasAnswers }: Partial<Record<keyof OwnAction, unknown>> = value
  const target = ownLinkIn(link)
  if (!target || typeof text !== 'string' || typeof sentence !== 'string') return undefined
  if (text.trim() === '' || faultOfText(text, 'text') || faultOfText(sentence, 'sentence')) {
    return undefined
  }
  const action = { link: target.href, text, sentence }
  return hasAnswers === true && isMail(target.href) ? { ...action, hasAnswers } : action
}
