import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'content/file-name',
  severity: 'error',
  summary: 'The name of a file can stand in a link and in an address.',
  why: 'A page is linked to by the name of its file, which has no spaces there and differs in capitals.',
  example: { before: 'en/pages/Our Team.yaml', after: 'en/pages/our-team.yaml' },
  canBeAcknowledged: false,

  messages: {
    signs: {
      message: 'No link can name the file "{written}".',
      hint: 'Rename it to "{wanted}", in every language. Delete it if it is a copy that nobody needs.',
      other: 'Write its name in small letters, digits and hyphens, in every language.',
    },
  },

  *check(site) {
    for (const { file, name, language } of site.documents) {
      const steps = name.split('/')
      if (language === undefined || steps.every((step) => plain.test(step))) continue
      const wanted = steps.map(plainNameOf)
      yield {
        messageId: 'signs',
        data: { written: `${name}.yaml`, wanted: `${wanted.join('/')}.yaml` },
        ...(wanted.includes('') && { hint: 'other' }),
        at: { file, line: 1, column: 1 },
      }
    }
  },
})

/** A name without capitals, spaces and signs, in any script. */
const plain = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_.][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u

const plainNameOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
