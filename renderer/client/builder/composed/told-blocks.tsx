import type { Block, Column, Told } from '../telling/block.ts'

/** A result drawn part by part. */
export function ToldBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="told">
      {Array.from(blocks.entries(), ([place, block]) => (
        <ToldBlock key={place} block={block} />
      ))}
    </div>
  )
}

function ToldBlock({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'urgent':
      return (
        <div className="told-urgent">
          {Array.from(block.lines.entries(), ([place, line]) => (
            <ToldText key={place} told={line} />
          ))}
        </div>
      )
    case 'heading':
      return (
        <h2 className="told-heading" dir="auto">
          {block.text}
        </h2>
      )
    case 'text':
      return <ToldText told={block.told} className={`told-${block.tone}`} />
    case 'advice':
      return <ToldText told={block.told} className="told-advice" />
    case 'table':
      return <ToldTable {...block} />
    case 'columns':
      return (
        <div className="told-columns">
          {block.columns.map((column) => (
            <ToldColumn key={column.heading} {...column} />
          ))}
        </div>
      )
    case 'plan':
      return (
        <ol className="told-plan">
          {block.steps.map(({ strong, text }) => (
            <li key={text} dir="auto">
              {strong && <b>{strong}</b>} {text}
            </li>
          ))}
        </ol>
      )
  }
}

interface TextProps {
  readonly told: Told
  readonly className?: string
}

function ToldText({ told: { strong, text }, className }: TextProps) {
  return (
    <p className={className} dir="auto">
      {strong && <b>{strong}</b>} {text}
    </p>
  )
}

function ToldTable({ head, rows }: Extract<Block, { readonly type: 'table' }>) {
  return (
    <table className="told-table">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {Array.from(cells.entries(), ([place, text]) => (
              <td key={place} data-head={head[place + 1]} dir="auto">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ToldColumn({ heading, text }: Column) {
  return (
    <div>
      <h3>{heading}</h3>
      <p dir="auto">{text}</p>
    </div>
  )
}
