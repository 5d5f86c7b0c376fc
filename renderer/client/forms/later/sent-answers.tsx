import type { FormAnswers, FormField } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { useSite } from '../../site/site-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tile } from '../../ui/tile.tsx'
import type { SentForm } from '../use-form.ts'

interface Props {
  readonly words: FormAnswers
  readonly fields: readonly FormField[]
  readonly sent: SentForm
}

/** What was sent, in one line that opens to read it. */
export function SentAnswers({ words, fields, sent }: Props) {
  const locale = useLocale()
  const answers = fields.flatMap((field) => {
    const answer = answerOf(field, sent.values[field.name])
    return answer === undefined ? [] : [{ ...field, answer }]
  })
  const title = words.title.flatMap((name) => answers.find((each) => each.name === name) ?? [])
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(sent.at)

  return (
    <details className="form-answers">
      <summary>
        <span className="form-tiles" aria-hidden="true">
          {answers.map(({ name, tile }) => tile && <Tile key={name} name={tile} />)}
        </span>
        <span>
          <b dir="auto">{title.map(({ answer }) => answer).join(', ')}</b>
          <span className="small muted">
            {interpolate(words.text, { count: answers.length, time })}
          </span>
        </span>
        <Icon name="plus" />
      </summary>
      <dl className="lines">
        {answers.map(({ name, label, answer }) => (
          <div key={name}>
            <dt className="small muted">{label}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** An answer as the visitor reads it: the label of a choice; what stands beside a box that is ticked. */
function answerOf({ kind, label, options }: FormField, value = ''): string | undefined {
  if (value.trim() === '') return undefined
  if (kind === 'checkbox' || kind === 'consent') return label
  return options?.find((option) => option.value === value)?.label ?? value.trim()
}

/** The language of the page with its territory, such as en-GB. */
function useLocale(): string {
  const { chrome, page } = useSite()
  const language = chrome.languages.find(({ code }) => code === page.language)
  return language?.locale.replace('_', '-') ?? page.language
}
