import { saveFile } from '../../ui/later/save-file.ts'
import type { PlayedResult } from '../result/played-result.ts'
import { planCalendar } from './plan-calendar.ts'
import type { Voice } from './voice.ts'

interface Options {
  readonly title: string
  readonly voice: Voice
  /** Without extension. */
  readonly fileName: string
}

/** Saves the dated steps of a result as a file that calendars open. */
export function saveCalendar(result: PlayedResult, { title, voice, fileName }: Options): void {
  if (result.form !== 'personal' || result.body.output !== 'starter-kit') return
  const text = planCalendar({ steps: result.body.steps, title, voice, now: new Date() })
  saveFile(new Blob([text], { type: 'text/calendar' }), `${fileName}.ics`)
}
