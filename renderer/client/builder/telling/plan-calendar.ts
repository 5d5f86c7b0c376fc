import type { PlanStep } from '../result/played-result.ts'
import { taskOf } from './tell-body.ts'
import type { Voice } from './voice.ts'

interface Plan {
  readonly steps: readonly PlanStep[]
  /** What the quiz is called. */
  readonly title: string
  readonly voice: Voice
  /** When the file is written. */
  readonly now: Date
}

/** The dated steps as an iCalendar file: one entry for a whole day each. */
export function planCalendar({ steps, title, voice, now }: Plan): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//quiz//plan//EN',
    ...steps.flatMap((step, place) => [
      'BEGIN:VEVENT',
      `UID:${stamp}-${place}@quiz`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(step.date)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(taskOf(step, voice))}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const dateOf = (date: Date) =>
  [
    `${date.getFullYear()}`.padStart(4, '0'),
    `${date.getMonth() + 1}`.padStart(2, '0'),
    `${date.getDate()}`.padStart(2, '0'),
  ].join('')

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** Lines longer than 75 bytes are continued on the next one, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let length = 0
  for (const character of line) {
    const { length: bytes } = encoder.encode(character)
    if (length + bytes > 75) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}
