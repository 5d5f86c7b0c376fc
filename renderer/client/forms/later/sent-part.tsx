import type { FormContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { useSite } from '../../site/site-state.tsx'
import { RichBlocks } from '../../ui/rich-text.tsx'
import type { SentForm } from '../use-form.ts'
import { Booking } from './booking.tsx'
import { SentAnswers } from './sent-answers.tsx'

interface Props {
  readonly content: FormContent
  readonly sent: SentForm
  /** Whether something else has to be closed before the calendar opens. */
  readonly isHeld: boolean
  /** Restores the focus after the calendar. */
  readonly onClose: () => void
}

/** What takes the place of a form once it is sent: its answers in one line, and what is next. */
export function SentPart({ content, sent, isHeld, onClose }: Props) {
  const { fields, confirmation, booking } = content
  const { scheduling } = useSite().page
  const { answers, text } = confirmation

  return (
    <>
      {answers && <SentAnswers words={answers} fields={fields} sent={sent} />}
      <div className="form-next">
        {booking && scheduling && (
          <>
            {booking.heading && (
              <h2>{interpolate(booking.heading, { provider: scheduling.name })}</h2>
            )}
            {booking.text && <p>{interpolate(booking.text, { provider: scheduling.name })}</p>}
            <Booking
              values={sent.values}
              words={booking}
              settings={scheduling}
              isHeld={isHeld}
              onClose={onClose}
            />
          </>
        )}
        <RichBlocks nodes={text} className="small muted" />
      </div>
    </>
  )
}
