import { pagesIn } from '../../model/outline.ts'
import { valuesIn } from '../../model/texts.ts'
import { formatPath, type Path } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

/** The id of the main part of every page. */
const reserved = 'main'

export const rule = defineGroupRule({
  code: 'page/duplicate-anchor',
  severity: 'error',
  summary: 'An address after # names one part of a page.',
  why: 'A link to the second of two parts with one name would lead to the first.',
  example: {
    before: 'sections:\n  - { type: legal, id: data, clauses: [{ id: data }] }',
    after: 'sections:\n  - { type: legal, id: policy, clauses: [{ id: data }] }',
  },
  canBeAcknowledged: false,

  messages: {
    twice: {
      message: '"{id}" is the address of another part of this page too.',
      hint: 'Give one of them another id, in every language.',
      other: 'The other part is here.',
    },
    reserved: {
      message: '"{id}" is the address of the page’s own main part.',
      hint: 'Give this part another id, in every language.',
    },
  },

  *check(site) {
    for (const document of pagesIn(site)) {
      const owners = new Map<string, Path>()

      for (const { value, path, schema } of valuesIn(document, site.schemas)) {
        if (typeof value !== 'string' || !(isSectionId(path) || schema['x-anchor'])) continue
        const where = () => ({
          at: document.place(path),
          path: formatPath(path, document.data),
        })
        const owner = owners.get(value)
        if (value === reserved) yield { messageId: 'reserved', data: { id: value }, ...where() }
        // Another rule reports two sections with one id.
        if (owner && !(isSectionId(owner) && isSectionId(path)) && !isSameList(owner, path)) {
          yield {
            messageId: 'twice',
            data: { id: value },
            ...where(),
            related: [{ at: document.place(owner), message: 'other' }],
          }
        }
        if (!owner) owners.set(value, path)
      }
    }
  },
})

const isSectionId = (path: Path) => path.length === 3 && path[0] === 'sections' && path[2] === 'id'

/** Whether two ids are of items of one list. */
const isSameList = (a: Path, b: Path) => a.slice(0, -2).join() === b.slice(0, -2).join()
