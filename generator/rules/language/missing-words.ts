import { hasShippedWords, readShippedWords } from '../../languages/interface-words.ts'
import { lackingIn } from '../../model/parts.ts'
import type { Site } from '../../model/site.ts'
import { isRecord, valueAt } from '../../read/path.ts'
import { sectionSchema } from '../../validate/own-sections.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'language/missing-words',
  severity: 'error',
  summary: 'Every language has all words of the interface.',
  why: 'Diptych has these words in some languages. In any other, what is not written would be in English.',
  example: {
    before: '# pt/language.yaml\nwords:\n  menu: Menu',
    after: '# pt/language.yaml\nwords:\n  menu: Menu\n  close: Fechar\n  # and the others',
  },
  canBeAcknowledged: false,

  messages: {
    words: {
      message: 'Diptych has no {language} words, and these are missing here: {names}.',
      hint: 'Write them; the editor says what each is for.',
    },
  },

  *check(site) {
    const { words, contact } = readShippedWords('en')
    const lacking = lackingIn(site).words
    const asked = Object.keys(words).filter((name) => !lacking.has(name))
    for (const { code } of site.languages) {
      const document = site.find('language', 'language', code)
      if (hasShippedWords(code) || !isRecord(document?.data)) continue
      const isProvided = site.all('page', code).every((page) => site.faceOf(page).status !== 404)
      const groups = [
        { group: 'words', asked },
        ...(showsOrganization(site, code)
          ? [{ group: 'contact', asked: Object.keys(contact) }]
          : []),
      ]
      for (const { group, asked: due } of groups) {
        const written = valueAt(document.data, group)
        const own = isRecord(written) ? written : {}
        const isLacking = isProvided && document.data['notFound'] === undefined
        const names = [
          ...due.filter((name) => !Object.hasOwn(own, name)),
          ...(group === 'words' && isLacking ? ['notFound'] : []),
        ]
        if (names.length === 0) continue
        const at = document.place(isRecord(written) ? [group] : [])
        yield { messageId: 'words', data: { language: { language: code }, names }, at }
      }
    }
  },
})

/** Whether a page of the language has a section that shows the organization. */
const showsOrganization = (site: Site, code: string) =>
  site
    .all('page', code)
    .flatMap((page) => site.faceOf(page).sectionTypes)
    .some((type) =>
      site.schemas.files.get(sectionSchema(type))?.['x-needs']?.includes('organization'),
    )
