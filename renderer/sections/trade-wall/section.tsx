import {
  ActionLink,
  Icon,
  interpolate,
  RichBlocks,
  type SectionProps,
  SiteLink,
  Tile,
  WallArt,
} from 'diptych/kit'
import { type MouseEvent, useState } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import type { Field, FieldChoice } from '#site/types.ts'

export function TradeWall({ section }: SectionProps<'trade-wall'>) {
  const { id, wall, heading, text, action, fields } = section
  const [chosen, choose] = useState<Field>()
  const first = fields.choices[0]
  const addressOf = (field: Field) => `${action.to}?field=${field.id}`
  const firstAddress = first ? addressOf(first) : action.to
  const follow = useLinkClickHandler<HTMLAnchorElement>(firstAddress)
  /** Who presses the button at the wall of the first field takes it along. Without scripts it cannot be chosen. */
  const carryFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    // For a press that opens a tab.
    event.currentTarget.href = firstAddress
    follow(event)
  }

  return (
    <section id={id} className="trade-wall">
      <div className="wrap grid">
        <div className="trade-wall-text">
          <h2>{heading}</h2>
          <div className="prose">
            <RichBlocks nodes={text} />
          </div>
          <Fields name={id} fields={fields} chosen={chosen} onChoose={choose} />
          {chosen ? (
            <SiteLink className="button button-accent" href={addressOf(chosen)}>
              {interpolate(fields.action, { field: chosen.label })}
              <Icon name="arrow" />
            </SiteLink>
          ) : (
            <ActionLink link={action} variant="accent" onClick={carryFirst} />
          )}
        </div>
        <WallArt wall={chosen && chosen !== first ? chosen.wall : wall} />
      </div>
    </section>
  )
}

interface FieldsProps {
  /** Groups the choices. */
  readonly name: string
  readonly fields: FieldChoice
  readonly chosen: Field | undefined
  readonly onChoose: (field: Field) => void
}

function Fields({ name, fields: { legend, choices }, chosen = choices[0], onChoose }: FieldsProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className="fields quiet">
        {choices.map((field) => (
          <label key={field.id}>
            <input
              type="radio"
              name={name}
              checked={field === chosen}
              onChange={() => onChoose(field)}
            />
            <Tile name={field.tile} />
            {field.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
