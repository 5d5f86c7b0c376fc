import type { Block, Column, Told } from '../telling/block.ts'
import { element } from '../telling/element.ts'
import type { Ending } from '../telling/ending.ts'

/** Draws a result with the elements of the document. Texts are never read as markup. */
export const drawBlocks = (blocks: readonly Block[]): readonly HTMLElement[] =>
  blocks.map(drawBlock)

/** Draws the end of the quiz, in the order of reading. Its button is the last element. */
export function drawEnding({ heading, sentence, numbers, privacy, wrong }: Ending) {
  const title = element('h1', [heading])
  title.tabIndex = -1
  const button = element('button', [wrong])
  button.type = 'button'
  const links = numbers.map(({ name, detail, shown, href }) => {
    const text = element('span', [element('b', [name]), ' ', element('small', [detail])])
    const link = element('a', [text, ' ', element('strong', [shown])], 'helpline')
    link.href = href
    return link
  })
  const parts = [
    element('p', [sentence], 'told-lead'),
    ...links,
    element('p', [privacy], 'small muted'),
  ]
  return { screen: element('div', [title, ...parts, button], 'ended'), title, button }
}

function drawBlock(block: Block): HTMLElement {
  switch (block.type) {
    case 'urgent':
      return element(
        'div',
        block.lines.map((line) => drawTold(line)),
        'told-urgent',
      )
    case 'heading':
      return element('h2', [block.text], 'told-heading')
    case 'text':
      return drawTold(block.told, `told-${block.tone}`)
    case 'advice':
      return drawTold(block.told, 'told-advice')
    case 'table':
      return drawTable(block)
    case 'columns':
      return element('div', block.columns.map(drawColumn), 'told-columns')
    case 'plan':
      return element(
        'ol',
        block.steps.map((step) => element('li', partsOf(step))),
        'told-plan',
      )
  }
}

const drawTold = ({ strong, text }: Told, className = '') =>
  element('p', partsOf({ strong, text }), className)

const partsOf = ({ strong, text }: Told) => (strong ? [element('b', [strong]), ` ${text}`] : [text])

function drawTable({ head, rows }: Extract<Block, { readonly type: 'table' }>) {
  const headings = head.map((text) => headed('col', text))
  const lines = rows.map(([name = '', ...cells]) =>
    element('tr', [
      headed('row', name),
      ...cells.map((text, place) => {
        const cell = element('td', [text])
        cell.dataset['head'] = head[place + 1] ?? ''
        return cell
      }),
    ]),
  )
  return element(
    'table',
    [element('thead', [element('tr', headings)]), element('tbody', lines)],
    'told-table',
  )
}

function headed(scope: string, text: string) {
  const cell = element('th', [text])
  cell.scope = scope
  return cell
}

const drawColumn = ({ heading, text }: Column) =>
  element('div', [element('h3', [heading]), element('p', [text])])
