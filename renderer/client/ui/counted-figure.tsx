/** A figure that counts up in a list that `useCountUp` watches. */
export function CountedFigure({ value }: { readonly value: string }) {
  return (
    <p className="figure">
      <span aria-hidden="true" data-figure="">
        {value}
      </span>
      <span className="visually-hidden">{value}</span>
    </p>
  )
}
