import { type MouseEvent, useState } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import type { Field, FieldChoice } from '#site/types.ts'
import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Tile } from '../ui/tile.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function LeadMagnet({ section }: SectionProps<'lead-magnet'>) {
  const { id, wall, heading, text, action, fields } = section
  const [chosen, choose] = useState<Field>()
  const first = fields?.choices[0]
  const addressOf = (field: Field) => `${action.to}?field=${field.id}`
  const firstAddress = first ? addressOf(first) : action.to
  const follow = useLinkClickHandler<HTMLAnchorElement>(firstAddress)
  /** Who presses the button at the wall of the first field takes it along. Without scripts it cannot be chosen. */
  const carryFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!first) return
    // For a press that opens a tab.
    event.currentTarget.href = firstAddress
    follow(event)
  }

  return (
    <section id={id} className="lead-magnet">
      <div className="wrap grid">
        <div className="lead-magnet-text">
          <h2>{heading}</h2>
          <div className="prose">
            <RichBlocks nodes={text} />
          </div>
          {fields && <Fields name={id} fields={fields} chosen={chosen} onChoose={choose} />}
          {fields && chosen ? (
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
