import type { ToolKeep } from '#site/types.ts'
import { FieldProblem } from '../../forms/fields/field-problem.tsx'
import { interpolate } from '../../site/interpolate.ts'
import type { OwnAction } from '../state/finished-quiz.ts'
import { type ActionField, faultOf, longestText } from './own-action.ts'

interface Props {
  /** Prefix of the ids of the fields. */
  readonly id: string
  readonly words: ToolKeep
  readonly generatedText: string
  /** What the fields hold. */
  readonly draft: OwnAction
  /** What was last checked. A field that has been edited since shows no error message. */
  readonly checked: OwnAction
  readonly onEdit: (draft: OwnAction) => void
  readonly onLeave: () => void
}

/** Where the button leads, and its text. */
export function ActionFields({ id, words, generatedText, draft, checked, ...on }: Props) {
  const field = (name: ActionField, label: string, hint?: string) => {
    const fault = checked[name] === draft[name] ? faultOf(draft, name) : undefined
    return (
      <div>
        <label className="field-label" htmlFor={`${id}-${name}`}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-${name}-hint`} className="small muted">
            {hint}
          </span>
        )}
        <input
          id={`${id}-${name}`}
          className="field-input"
          name={name}
          autoComplete="off"
          autoCapitalize={name === 'link' ? 'none' : undefined}
          inputMode={name === 'link' ? 'url' : undefined}
          spellCheck={name !== 'link'}
          dir={name === 'link' ? 'ltr' : 'auto'}
          placeholder={name === 'text' ? generatedText : undefined}
          value={draft[name]}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${hint ? `${id}-${name}-hint ` : ''}${id}-${name}-problem`}
          onChange={({ target }) => on.onEdit({ ...draft, [name]: target.value })}
          onBlur={on.onLeave}
        />
        <FieldProblem
          id={`${id}-${name}-problem`}
          field={name}
          problem={fault && interpolate(words.faults[fault], { limit: longestText })}
        />
      </div>
    )
  }

  return (
    <div className="keep-action">
      {field('link', words.target, words.targetHint)}
      {field('text', words.button)}
    </div>
  )
}
