export type AlternativeFlaw = 'file' | 'long' | 'redundant'

const file =
  /^\S+\.(?:png|jpe?g|gif|svg|webp|avif|heic|bmp|tiff?|pdf)$|^(?:img|dsc|image|screenshot|foto|untitled)[\s_-]?\d+$/iu
const redundant =
  /^(?:(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|screenshot) of\b|(?:een |de |het )?(?:afbeelding|foto|plaatje|beeld|icoon|schermafbeelding|screenshot) van\b)/iu

/** What is wrong with the description of a picture. */
export function poorAlternative(text: string): AlternativeFlaw | undefined {
  const written = text.trim()
  if (file.test(written)) return 'file'
  if (written.length > 150) return 'long'
  return redundant.test(written) ? 'redundant' : undefined
}
