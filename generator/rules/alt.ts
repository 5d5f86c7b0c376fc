import { textPairs } from '../compare/pairs.ts'
import { translatableTexts } from '../model/texts.ts'
import { formatPath } from '../read/path.ts'
import { foldOf, wordsIn } from '../text/words.ts'
import { groupRule } from './rule.ts'

export const text = groupRule({
  code: 'alt/text',
  severity: 'warning',

  *check(site) {
    for (const text of translatableTexts(site)) {
      if (text.schema['x-kind'] !== 'alt') continue
      const flaw = poorAlternative(text.text)
      if (!flaw) continue
      yield {
        ...(flaw === 'file' && { severity: 'error' }),
        messageId: flaw,
        at: text.document.place(text.path),
        path: formatPath(text.path, text.document.data),
        values: { [text.language]: text.text },
      }
    }

    for (const { source, translation, language } of textPairs(site)) {
      if (source.schema['x-kind'] !== 'alt') continue
      const [one, other] = [source, translation].map(({ text }) => foldOf(wordsIn(text)))
      if (one !== other || wordsIn(source.text).length < 3) continue
      yield {
        messageId: 'same',
        data: {
          source: { language: site.source.code },
          translation: { language: language.code },
        },
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

type AlternativeFlaw = 'file' | 'long' | 'redundant'

const file =
  /^\S+\.(?:png|jpe?g|gif|svg|webp|avif|heic|bmp|tiff?|pdf)$|^(?:img|dsc|image|screenshot|foto|untitled)[\s_-]?\d+$/iu
const redundant =
  /^(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|screenshot) of\b|(?:een |de |het )?(?:afbeelding|foto|plaatje|beeld|icoon|schermafbeelding|screenshot) van\b)/iu

/** The flaw of an image description, if it has one. */
function poorAlternative(text: string): AlternativeFlaw | undefined {
  const written = text.trim()
  if (file.test(written)) return 'file'
  if (written.length > 150) return 'long'
  return redundant.test(written) ? 'redundant' : undefined
}
