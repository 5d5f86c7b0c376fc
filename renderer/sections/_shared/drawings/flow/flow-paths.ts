/** Where the parts of the drawing stand, in thousandths of its width and pixels of its height at the usual text size. */
const across = { answers: 310, services: [375, 625], reply: 690 } as const
const answersTop = 104
const servicesTop = 52
const servicesHeight = 346
/** How far down the reply all paths end. */
const end = 225
const gap = 3

/** The height of an answer and of a service: four of them are lower. */
const heightsOf = (count: number) =>
  count > 3 ? { answer: 60, service: 76 } : { answer: 72, service: 84 }

/** The path from each answer to its service, and from there to the reply. */
export function flowPaths(count: number) {
  const { answer, service } = heightsOf(count)
  const step = (servicesHeight - service) / (count - 1)

  return Array.from({ length: count }, (_, place) => {
    const from = answersTop + answer / 2 + place * (answer + gap)
    const through = servicesTop + service / 2 + place * step
    const [before, after] = across.services
    return {
      sorts: curve(across.answers, from, before, through),
      replies: curve(after, through, across.reply, end),
    }
  })
}

function curve(x: number, y: number, toX: number, toY: number) {
  const middle = (x + toX) / 2
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`
}
