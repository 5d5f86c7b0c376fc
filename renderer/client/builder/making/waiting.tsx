import type { ToolBuilderContent } from '#site/types.ts'
import { formOf, interpolate } from '../../site/interpolate.ts'
import { Icon } from '../../ui/icon.tsx'
import { type BuilderState, pathOf, questionsOf } from '../state.ts'
import { Making } from './making.tsx'

interface Props {
  readonly content: ToolBuilderContent
  readonly state: BuilderState
  readonly onReturn: (question: number) => void
}

/** While the quiz is being made: what has been asked for. No progress is shown, for none is known. */
export function Waiting({ content, state, onReturn }: Props) {
  const { making, chat, request } = content
  const { problem, subcategory } = pathOf(content, state.given)
  const answered = questionsOf(content, state.given)
  const total = request.num_questions

  return (
    <Making
      heading={making.waiting}
      text={interpolate(formOf(making.asking, total, content.quiz.locale), {
        ...{ total, field: subcategory?.text ?? '', problem: problem?.phrase ?? '' },
      })}
      questions={Array<undefined>(total).fill(undefined)}
      tiles={[{ tile: making.tile }]}
    >
      <button className="chat-return" type="button" onClick={() => onReturn(answered.length - 1)}>
        <Icon name="rewind" />
        <span dir="auto">{`${chat.returnHere}: ${answered.at(-1)?.answer}`}</span>
      </button>
    </Making>
  )
}
