import { textRule } from './rule.ts'

export const text = textRule('alt/text', 'warning', ({ text, schema }) => {
  const flaw = schema['x-kind'] === 'alt' ? flawOf(text.trim()) : undefined
  return flaw && { messageId: flaw, ...(flaw === 'file' && { severity: 'error' }) }
})

const file =
  /^\S+\.(?:png|jpe?g|gif|svg|webp|avif|heic|bmp|tiff?|pdf)$|^(?:img|dsc|image|screenshot|foto|untitled)[\s_-]?\d+$/iu
const redundant =
  /^(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|screenshot) of\b|(?:een |de |het )?(?:afbeelding|foto|plaatje|beeld|icoon|schermafbeelding|screenshot) van\b)/iu

function flawOf(text: string): 'file' | 'long' | 'redundant' | undefined {
  if (file.test(text)) return 'file'
  if (text.length > 150) return 'long'
  return redundant.test(text) ? 'redundant' : undefined
}
