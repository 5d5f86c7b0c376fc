/** A text beside an icon that changes: a new element each time, since a browser that translates replaces text nodes. */
export function Label({ text }: { readonly text: string }) {
  return <span key={text}>{text}</span>
}
