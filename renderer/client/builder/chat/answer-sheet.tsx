import './answer-sheet.css'
import type { ToolBuilderContent } from '#site/types.ts'
import { UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'
import { formOf, interpolate } from '../../site/interpolate.ts'
import { pathOf } from '../state.ts'
import type { ChatProps } from './chat.tsx'

/** What has been answered: a wall with one tile per answer, on a sheet that the answers fill. */
export function AnswerSheet({ content, state }: Omit<ChatProps, 'dispatch'>) {
  const path = pathOf(content, state.given)
  const { problem, kind, company, main, answers } = path
  const { pieces, sheet } = content.chat
  const tiles = [
    problem?.tile,
    kind?.tile,
    company === undefined ? undefined : content.companyName.tile,
    main?.tile,
    ...answers.map(({ option }) => option?.tile),
  ]
  const total = tiles.length
  const set = tiles.filter((tile) => tile !== undefined)

  return (
    <div className={sheet ? 'chat-pieces chat-sheet quiet' : 'chat-pieces quiet'}>
      <UnfinishedWall
        tiles={set.map((tile) => ({ tile }))}
        size={total}
        columns={sheet ? 3 : 2}
        narrowColumns={total}
      />
      {sheet && <Sheet path={path} words={sheet} />}
      <p className="small muted">
        {interpolate(formOf(pieces, total, content.quiz.locale), { count: set.length, total })}
      </p>
    </div>
  )
}

interface SheetProps {
  readonly path: ReturnType<typeof pathOf>
  readonly words: NonNullable<ToolBuilderContent['chat']['sheet']>
}

/** What the quiz will be. The conversation says all of it. */
function Sheet({ path, words }: SheetProps) {
  const { problem, kind, company, main, subcategory, audience, answers } = path
  const lines = [
    { name: words.problem, values: [problem?.phrase] },
    { name: words.field, values: [main?.text, subcategory?.text, audience?.text] },
    ...answers.flatMap(({ name, option }) => (name ? [{ name, values: [option?.text] }] : [])),
  ]

  return (
    <div className="chat-written" aria-hidden="true">
      <p className="chat-title" dir="auto">
        {company === undefined
          ? kind?.phrase
          : interpolate(words.title, { kind: kind?.phrase ?? '', company })}
      </p>
      <dl className="lines">
        {lines.map(({ name, values }) => (
          <div key={name} className="pair">
            <dt>{name}</dt>
            <dd>
              {values.some((value) => value !== undefined) ? (
                values.map((value) => value && <span key={value}>{value}</span>)
              ) : (
                <i>{words.toCome}</i>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
