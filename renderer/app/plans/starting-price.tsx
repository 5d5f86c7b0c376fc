import { useWords } from '../site/site-state.tsx'

/** A starting price with the price itself as a large figure, in the order the language wants. */
export function StartingPrice({ price }: { readonly price: string }) {
  const [before, after] = useWords().from.split('{price}')

  return (
    <p className="plan-card-price">
      {before && <span className="muted">{before}</span>}
      <span className="figure">{price}</span>
      {after && <span className="muted">{after}</span>}
    </p>
  )
}
