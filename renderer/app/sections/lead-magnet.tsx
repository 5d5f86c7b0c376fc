import { useState } from 'react'
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
            <SiteLink className="button button-accent" href={`${action.to}?field=${chosen.id}`}>
              {interpolate(fields.action, { field: chosen.label })}
              <Icon name="arrow" />
            </SiteLink>
          ) : (
            <ActionLink link={action} variant="accent" />
          )}
        </div>
        <WallArt wall={chosen && chosen !== fields?.choices[0] ? chosen.wall : wall} />
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
