/** Layout faults and controls of one page at one width. */
export interface Measured {
  readonly faults: readonly Fault[]
  /** Buttons and links drawn as boxes, in document order. */
  readonly controls: readonly Control[]
}

export interface Fault {
  readonly kind: 'overflow' | 'clipped' | 'navigation'
  /** The id of the section and a selector. */
  readonly place: string
  readonly text: string
  /** Overflow in pixels. */
  readonly by: number
}

export interface Control {
  /** Path in the DOM tree, equal in every language. */
  readonly path: string
  readonly place: string
  readonly text: string
  readonly lines: number
}
