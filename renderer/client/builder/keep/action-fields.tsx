import type { ToolKeep } from '#site/types.ts'
import { FieldProblem } from '../../forms/fields/field-problem.tsx'
import { interpolate } from '../../site/interpolate.ts'
import {
  type ActionDraft,
  type ActionField,
  type Fault,
  faultOf,
  type GeneratedCall,
} from './own-action.ts'
import { longestText } from './own-text.ts'

interface Props {
  /** Prefix of the ids of the fields. */
  readonly id: string
  readonly words: ToolKeep
  readonly call: GeneratedCall
  readonly draft: ActionDraft
  /** What was last checked. A field that has been edited since shows no error message. */
  readonly checked: ActionDraft
  readonly onEdit: (draft: ActionDraft) => void
  readonly onLeave: () => void
}

/** Where the button leads, its text, and a sentence above it. */
export function ActionFields({ id, words, call, draft, checked, onEdit, onLeave }: Props) {
  const field = (name: ActionField, label: string, hint?: string) => {
    const fault = checked[name] === draft[name] ? faultOf(draft, name, call) : undefined
    return (
      <div className={`keep-${name}`}>
        <label htmlFor={`${id}-${name}`}>{label}</label>
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
          placeholder={name === 'text' ? call.text : undefined}
          value={draft[name]}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${hint ? `${id}-${name}-hint ` : ''}${id}-${name}-problem`}
          onChange={({ target }) => onEdit({ ...draft, [name]: target.value })}
          onBlur={onLeave}
        />
        <FieldProblem
          id={`${id}-${name}-problem`}
          field={name}
          problem={fault && sentenceFor(fault, { words, name, call })}
        />
      </div>
    )
  }

  return (
    <div className="keep-action">
      {field('link', words.target, call.needsPage ? words.blueprint : words.targetHint)}
      {field('text', words.button)}
      {field('sentence', words.sentence)}
    </div>
  )
}

const sentenceFor = (
  fault: Fault,
  { words: { faults }, name, call }: Pick<Props, 'words' | 'call'> & { readonly name: ActionField },
) =>
  interpolate(faults[fault], { limit: name === 'link' ? '' : longestText[name], text: call.text })
