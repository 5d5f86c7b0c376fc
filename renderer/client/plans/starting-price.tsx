import { useWords } from '../site/site-state.tsx'

/** A starting price with the amount as a large figure, in the word order of the language. */
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
