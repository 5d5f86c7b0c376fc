import { Icon, Tile, TileRow, WallArt } from 'diptych/kit'
import type { Screen, ScreenRow } from '#site/types.ts'

/** What stands on a drawn screen, in the order of the schema. */
export function ScreenParts({ screen }: { readonly screen: Screen }) {
  const { progress, text, wall, title, hint, days, note, noteTitle, choices, covers } = screen
  const { look, rows = [], sum, button, second } = screen

  return (
    <>
      {progress && <Progress {...progress} />}
      {text && <small>{text}</small>}
      {wall && <WallArt wall={wall} />}
      <strong>{title}</strong>
      {hint && <small>{hint}</small>}
      {days && <Days days={days} />}
      {note && (
        <p>
          {noteTitle && <b>{noteTitle}</b>}
          {note}
        </p>
      )}
      {choices && (
        <div className="screen-choices">
          {choices.map((choice) => (
            <span key={choice}>{choice}</span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <Row key={row.id} row={row} look={look} />
      ))}
      {covers && (
        <div className="screen-covers">
          {covers.map((cover) => (
            <div key={cover.id}>
              <WallArt wall={cover.wall} />
              <b>{cover.title}</b>
              {cover.text && <small>{cover.text}</small>}
            </div>
          ))}
        </div>
      )}
      {sum && (
        <div className="screen-sum">
          <b>{sum.label}</b>
          <TileRow tiles={sum.tiles} />
          {sum.text && <small>{sum.text}</small>}
        </div>
      )}
      {button && <em>{button}</em>}
      {second && <em className="second">{second}</em>}
    </>
  )
}

interface RowProps {
  readonly row: ScreenRow
  readonly look: Screen['look']
}

function Row({ row: { tile, title, text, value, chosen }, look }: RowProps) {
  const kind = look === undefined || look === 'options' ? 'row' : `row ${look}`

  return (
    <div className={chosen ? `${kind} on` : kind}>
      {tile && <Tile name={tile} />}
      <span>
        {title}
        {text && <small>{text}</small>}
      </span>
      {value && <b>{value}</b>}
      {chosen && <Icon name="check" />}
    </div>
  )
}

export function Progress({ step, of }: NonNullable<Screen['progress']>) {
  return (
    <div className="screen-progress even">
      {Array.from({ length: of }, (_, index) => index + 1).map((each) => (
        <i key={each} className={each < step ? 'done' : each === step ? 'now' : undefined} />
      ))}
    </div>
  )
}

function Days({ days }: { readonly days: NonNullable<Screen['days']> }) {
  return (
    <div className="screen-days even">
      {days.map(({ id, label, tile, today }) => (
        <span key={id} className={today ? 'now' : undefined}>
          {label}
          {tile ? <Tile name={tile} /> : <i />}
        </span>
      ))}
    </div>
  )
}

/** The menu of a screen. The first entry is the current one. */
export function ScreenMenu({ menu = [] }: Pick<Screen, 'menu'>) {
  return menu.map(({ id, tile, label }) => (
    <span key={id}>
      <Tile name={tile} />
      {label}
    </span>
  ))
}
