import { standInsOf } from '../../model/stand-ins.ts'
import { formatPath } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'stand-in/left',
  severity: 'error',
  summary: 'A release has no stand-ins.',
  why: 'A made-up address or quotation on a published site misleads visitors, and may be unlawful. Checked by build --release only.',
  example: {
    before: '# stand-ins.yaml\n- at: facts#company.address\n  needs: The street and house number.',
    after: '# The real address stands in facts.yaml, and the entry is gone.',
  },
  canBeAcknowledged: false,

  messages: {
    left: {
      message: 'This is a stand-in. Needed: {needs}',
      hint: 'Put the real one here, then take the entry out of stand-ins.yaml.',
      entry: 'It is declared here.',
    },
  },

  *check(site) {
    const file = site.find('stand-ins', 'stand-ins')
    if (!site.isRelease || !file) return

    for (const { needs, index, places } of standInsOf(site)) {
      for (const { document, path } of places.slice(0, 1)) {
        yield {
          messageId: 'left',
          data: { needs },
          at: document.place(path),
          path: formatPath(path, document.data),
          related: [{ at: file.place([index]), message: 'entry' }],
        }
      }
    }
  },
})
