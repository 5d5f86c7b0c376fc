import { ActionLink, RichBlocks, type SectionProps, useTrade, WallArt } from 'diptych/kit'

export function TradeWall({ section }: SectionProps<'trade-wall'>) {
  const { id, wall, heading, text, action, trades } = section
  const trade = useTrade()
  const chosen = trades.find((each) => each.id === trade)
  const link = chosen ? { ...action, to: `${action.to}?field=${chosen.id}` } : action

  return (
    <section id={id} className="trade-wall">
      <div className="wrap grid kept">
        <div className="trade-wall-text">
          <h2>{chosen?.heading ?? heading}</h2>
          <div className="prose">
            <RichBlocks nodes={text} />
          </div>
          <ActionLink link={link} variant="accent" />
        </div>
        <WallArt wall={chosen?.wall ?? wall} />
      </div>
    </section>
  )
}
