/**
 * Collects what is to be sent during one turn of the event loop, and sends it as one: between processes
 * the sending costs more than what is sent.
 */
export function together<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = []
  const flush = () => {
    const items = waiting
    waiting = []
    send(items)
  }
  return (item) => {
    waiting.push(item)
    if (waiting.length === 1) setImmediate(flush)
  }
}
