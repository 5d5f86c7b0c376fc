import { closureOf, type ImportGraph, importGraph, modulesIn } from './import-graph.ts'
import { projectRoot } from './project-root.ts'

/** The imports between the top-level entries of a layer (folders and files), types included. */
export function roomsOf(layer: string, root = projectRoot): ImportGraph {
  const roomOf = (file: string) => `${layer}/${file.slice(layer.length + 1).split('/')[0]}`
  const arrows = new Map<string, Set<string>>()
  for (const [file, targets] of importGraph(modulesIn(layer, root), { root })) {
    const room = roomOf(file)
    const known = arrows.get(room) ?? new Set()
    arrows.set(room, known)
    for (const target of targets)
      if (target.startsWith(`${layer}/`) && roomOf(target) !== room) known.add(roomOf(target))
  }
  return new Map([...arrows].map(([from, to]) => [from, [...to]]))
}

/** Number of imports from an earlier to a later entry, in the order that minimizes them. */
export function countBackArrows(graph: ImportGraph): number {
  let order = greedyOrder(graph)
  let fewest = backArrows(graph, order)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const node of graph.keys()) {
      const others = order.filter((each) => each !== node)
      for (let place = 0; place <= others.length; place += 1) {
        const candidate = others.toSpliced(place, 0, node)
        const count = backArrows(graph, candidate)
        if (count >= fewest) continue
        fewest = count
        order = candidate
        isBetter = true
      }
    }
  }
  return fewest
}

function backArrows(graph: ImportGraph, order: readonly string[]): number {
  const places = new Map(order.map((node, index) => [node, index]))
  const placeOf = (node: string) => places.get(node) ?? -1
  return [...graph]
    .flatMap(([from, targets]) => targets.map((to) => placeOf(to) > placeOf(from)))
    .filter(Boolean).length
}

/** Takes the entry with the fewest imports of remaining entries first. */
function greedyOrder(graph: ImportGraph): readonly string[] {
  const left = new Set(graph.keys())
  const order: string[] = []
  while (left.size > 0) {
    const counts = [...left].map((node) => ({
      node,
      count: (graph.get(node) ?? []).filter((target) => left.has(target)).length,
    }))
    const next = counts.toSorted((a, b) => a.count - b.count)[0]
    if (next === undefined) break
    order.push(next.node)
    left.delete(next.node)
  }
  return order
}

/** Number of groups of entries that all reach each other (strongly connected components). */
export function countGroups(graph: ImportGraph): number {
  const reached = new Map([...graph.keys()].map((node) => [node, closureOf(graph, node)]))
  const groups = [...reached].map(([node, closure]) =>
    [...closure].filter((other) => reached.get(other)?.has(node)).toSorted(),
  )
  return new Set(groups.filter(({ length }) => length > 1).map(String)).size
}
