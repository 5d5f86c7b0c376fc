import { didYouMean } from '../../diagnostics/suggestion.ts'
import { contentFile } from '../../model/site.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { type Size, sizeOf } from '../../read/photo.ts'
import { defineItemRule } from '../rule.ts'

/** The size of a photo in dots: two for each on screen, or up to four. */
const least = { width: 152, height: 190 } as const
const mostBytes = 6_000
/** Width by height. */
const format = least.width / least.height

export const rule = defineItemRule({
  code: 'art/photo',
  severity: 'error',
  summary: 'A photo is there, is an AVIF of four by five, and is light.',
  why: 'A photo is published as it is: another format is cut or stretched, a small one is blurred, and a heavy one makes a page slow.',
  example: { before: 'photo: nor', after: 'photo: noor' },
  canBeAcknowledged: false,

  messages: {
    missing: { message: 'There is no photo {file}.' },
    format: {
      message: '{file} is not an AVIF.',
      hint: 'Save the photo as AVIF: another ending in its name is not enough.',
    },
    proportion: {
      message: '{file} is {width} by {height} dots, which is not four by five.',
      hint: 'Cut it: {width} by {fitting} dots, or save it as 152 by 190.',
    },
    small: {
      message: '{file} is {width} by {height} dots, which is blurred on many screens.',
      hint: 'Save it as 152 by 190 dots.',
    },
    large: {
      message: '{file} is {width} by {height} dots, more than any screen shows.',
      hint: 'Save it as 152 by 190 dots; 304 by 380 is the most.',
    },
    heavy: {
      message: '{file} has {bytes} bytes, and {most} is the most.',
      hint: 'Save it with a lower quality, or as 152 by 190 dots.',
    },
  },
  items: textsOf,

  create:
    (site) =>
    ({ document, text, path, schema }) => {
      if (schema['x-ref'] !== 'photo') return []
      const data = { file: contentFile(site, `photos/${text}.avif`) }
      const place = { at: document.place(path), path: formatPath(path, document.data) }
      const photo = site.find('photo', text)
      if (!photo) {
        const names = site.all('photo').map(({ name }) => name)
        return [{ messageId: 'missing', data, hint: didYouMean(text, names), ...place }]
      }
      const bytes = photo.text.length
      const heavy = {
        messageId: 'heavy',
        data: { ...data, bytes, most: mostBytes },
        ...place,
      } as const
      const size = sizeOf(photo.text)
      if (!size) return [{ messageId: 'format', data, ...place }]
      const fault = sizeFault(size)
      const fitting = Math.round(size.width / format)
      return [
        ...(fault ? [{ messageId: fault, data: { ...data, ...size, fitting }, ...place }] : []),
        ...(bytes > mostBytes ? [heavy] : []),
      ]
    },
})

/** What is wrong with a size, if anything is. A rounded side may be a dot off. */
function sizeFault({ width, height }: Size) {
  if (Math.abs(height - width / format) > 1 && Math.abs(width - height * format) > 1)
    return 'proportion'
  if (width < least.width || height < least.height) return 'small'
  return width > 2 * least.width || height > 2 * least.height ? 'large' : undefined
}
