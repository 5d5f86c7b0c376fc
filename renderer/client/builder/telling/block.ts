/** A piece of text. The strong part names what the rest is about. */
export interface Told {
  readonly strong?: string | undefined
  readonly text: string
}

/** A part of a result, without markup: the page and the downloaded file each draw it their own way. */
export type Block =
  /** What cannot wait. */
  | { readonly type: 'urgent'; readonly lines: readonly Told[] }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly tone: 'lead' | 'plain'; readonly told: Told }
  /** What to do about an answer. */
  | { readonly type: 'advice'; readonly told: Told }
  /** A table; the first cell of a row is its heading. */
  | {
      readonly type: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** Texts beside each other. */
  | { readonly type: 'columns'; readonly columns: readonly Column[] }
  /** Steps in order, each with its date. */
  | { readonly type: 'plan'; readonly steps: readonly Told[] }

export interface Column {
  readonly heading: string
  readonly text: string
}
