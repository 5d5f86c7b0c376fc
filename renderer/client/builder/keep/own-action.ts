import type { OwnAction } from '../state/finished-quiz.ts'
import { type LinkFault, ownLinkIn, readOwnLink } from './own-link.ts'

/** The fields in order. */
export const actionFields = ['link', 'text'] as const

export type ActionField = (typeof actionFields)[number]

export type Fault = LinkFault | 'textLong'

/** The longest text of a button, in characters. */
export const longestText = 100

/** Joiners are left alone: emoji and several scripts are written with them. */
const hidden = /[\p{Cc}\p{Bidi_Control}\u{200B}\u{2060}\u{FEFF}]/u

/** What is wrong with a field; undefined if nothing is, or if it is empty. */
export function faultOf(draft: OwnAction, field: ActionField): Fault | undefined {
  const written = draft[field].trim()
  if (field === 'text') {
    if (written.length > longestText) return 'textLong'
    return hidden.test(written) ? 'hidden' : undefined
  }
  const link = written === '' ? undefined : readOwnLink(written)
  return typeof link === 'string' ? link : undefined
}

/** The button of the fields, by default with the generated text. Undefined without an address, or if a field is wrong. */
export function actionOf(draft: OwnAction, generatedText: string): OwnAction | undefined {
  const link = readOwnLink(draft.link)
  if (typeof link === 'string' || faultOf(draft, 'text')) return undefined
  return { link: link.href, text: draft.text.trim() || generatedText }
}

/** Validates the button of a quiz from elsewhere; undefined if it is not one of ours. */
export function readAction(value: unknown): OwnAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { link, text }: Partial<Record<keyof OwnAction, unknown>> = value
  const target = ownLinkIn(link)
  if (!target || typeof text !== 'string' || text.trim() === '') return undefined
  const action = { link: target.href, text }
  return faultOf(action, 'text') ? undefined : action
}
