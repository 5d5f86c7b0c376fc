/** What the eye would stumble over on one page at one width. */
export interface Measured {
  readonly faults: readonly Fault[]
  /** What is drawn as a box to press, in the order of the document. */
  readonly controls: readonly Control[]
}

export interface Fault {
  readonly kind: 'overflow' | 'clipped' | 'navigation'
  /** The id of the section and a selector. */
  readonly place: string
  readonly text: string
  /** Pixels too many. */
  readonly by: number
}

export interface Control {
  /** Where it stands in the tree: the same in every language. */
  readonly path: string
  readonly place: string
  readonly text: string
  readonly lines: number
}
