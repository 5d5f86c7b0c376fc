import { type SectionProps, Tile } from 'diptych/kit'
import type { Sheet, SheetLine, SheetPage } from '#site/types.ts'

export function Sheets({ section: { id, heading, text, sheets } }: SectionProps<'sheets'>) {
  return (
    <section id={id} className="sheets">
      <div className="wrap">
        <h2>{heading}</h2>
        {text && <p className="muted">{text}</p>}
        <ul className={`columns-${sheets.length}`}>
          {sheets.map((sheet) => (
            <li key={sheet.id}>
              <Paper sheet={sheet} />
              <h3>{sheet.heading}</h3>
              <p className="muted">{sheet.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Decorative: the words under the sheet say what it is. */
function Paper({ sheet: { title, tile, lines, pages } }: { readonly sheet: Sheet }) {
  return (
    <div className="sheet" aria-hidden="true">
      <p className="sheet-head">
        {title}
        <Tile name={tile} />
      </p>
      {lines?.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {pages && <Plan pages={pages} />}
    </div>
  )
}

function Line({ line: { tile, title, text } }: { readonly line: SheetLine }) {
  return (
    <p className={tile ? 'sheet-line quiet' : 'sheet-answer'}>
      {tile && <Tile name={tile} />}
      <b>{title}</b> <span>{text}</span>
    </p>
  )
}

/** The first page, those below it, and the one where they lead. */
function Plan({ pages }: { readonly pages: readonly SheetPage[] }) {
  return (
    <div className={`sheet-plan quiet columns-${pages.length - 2}`}>
      {pages.map(({ id, tile, title }) => (
        <span key={id}>
          <Tile name={tile} />
          {title}
        </span>
      ))}
    </div>
  )
}
