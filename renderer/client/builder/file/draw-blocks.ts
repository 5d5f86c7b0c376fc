import type { Block, Column, Told } from '../telling/block.ts'
import type { Ending } from '../telling/ending.ts'

/** Draws a result with the elements of the document. Texts are never read as markup. */
export const drawBlocks = (blocks: readonly Block[]): readonly HTMLElement[] =>
  blocks.map(drawBlock)

/** Draws the end of the quiz, in the order of reading. Its button is the last element. */
export function drawEnding({ heading, sentence, numbers, privacy, wrong }: Ending) {
  const title = element('h1', '', [heading])
  title.tabIndex = -1
  const button = element('button', '', [wrong])
  button.type = 'button'
  const links = numbers.map(({ name, detail, shown, href }) => {
    const text = element('span', '', [
      element('b', '', [name]),
      ' ',
      element('small', '', [detail]),
    ])
    const link = element('a', 'helpline', [text, ' ', element('strong', '', [shown])])
    link.href = href
    return link
  })
  const parts = [
    element('p', 'told-lead', [sentence]),
    ...links,
    element('p', 'told-quiet', [privacy]),
  ]
  return { screen: element('div', 'ended', [title, ...parts, button]), title, button }
}

function drawBlock(block: Block): HTMLElement {
  switch (block.type) {
    case 'urgent':
      return element(
        'div',
        'told-urgent',
        block.lines.map((line) => drawTold(line)),
      )
    case 'level':
      return element('div', 'told-level', [
        element('h2', '', [block.text]),
        ...(block.detail ? [element('small', '', [block.detail])] : []),
      ])
    case 'heading':
      return element('h2', 'told-heading', [block.text])
    case 'text':
      return drawTold(block.told, `told-${block.tone}`)
    case 'advice':
      return drawTold(block.told, 'told-advice')
    case 'table':
      return drawTable(block)
    case 'columns':
      return element('div', 'told-columns', block.columns.map(drawColumn))
    case 'points':
      return element(
        'ul',
        'told-points',
        block.points.map(({ name, state, says }) =>
          element('li', `told-${state}`, [name, ' ', element('small', '', [says])]),
        ),
      )
    case 'plan':
      return element(
        'ol',
        'told-plan',
        block.steps.map((step) => element('li', '', partsOf(step))),
      )
  }
}

const drawTold = ({ strong, text }: Told, className = '') =>
  element('p', className, partsOf({ strong, text }))

const partsOf = ({ strong, text }: Told) =>
  strong ? [element('b', '', [strong]), ` ${text}`] : [text]

function drawTable({ head, rows }: Extract<Block, { readonly type: 'table' }>) {
  const headings = head.map((text) => headed('col', text))
  const lines = rows.map(([name = '', ...cells]) =>
    element('tr', '', [
      headed('row', name),
      ...cells.map((text, place) => {
        const cell = element('td', '', [text])
        cell.dataset['head'] = head[place + 1] ?? ''
        return cell
      }),
    ]),
  )
  return element('table', 'told-table', [
    element('thead', '', [element('tr', '', headings)]),
    element('tbody', '', lines),
  ])
}

function headed(scope: string, text: string) {
  const cell = element('th', '', [text])
  cell.scope = scope
  return cell
}

const drawColumn = ({ heading, texts: [first = '', ...others] }: Column) =>
  element('div', '', [
    element('h3', '', [heading]),
    others.length === 0
      ? element('p', '', [first])
      : element(
          'ul',
          '',
          [first, ...others].map((text) => element('li', '', [text])),
        ),
  ])

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[T] {
  const drawn = document.createElement(tag)
  if (className) drawn.className = className
  drawn.dir = 'auto'
  drawn.append(...children)
  return drawn
}
