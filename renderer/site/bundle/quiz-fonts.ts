import { existsSync, readFileSync } from 'node:fs'
import type { BrandData, FontData } from '#site/types.ts'
import { hasWeight, weightOf } from '../brand/font-faces.ts'
import { subset } from './subset-fonts.ts'

/** Letters, digits and what stands between them in a quiz: less than visitors may type into a form. */
const latin = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' .,:;!?\'"()&%+-/\u00a0€–‘’“”…',
].join('')

/** The weights that a quiz has: headings one, texts all up to that of a button. */
const weights = { display: { min: 700, max: 700 }, text: { min: 400, max: 650 } } as const

/**
 * The fonts of a quiz that leaves the site as one file, as a style sheet that holds them: with the letters of the
 * Latin alphabet and those that the site uses, in the weights of a quiz. Each says which characters it has.
 */
export async function quizFonts({ fonts }: BrandData, characters = ''): Promise<string> {
  const faces = (['display', 'text'] as const).map(async (list) => {
    const { family, files } = fonts[list]
    const upright = files.filter(({ italic, file }) => !italic && existsSync(file))
    const first = upright.find((each) => hasWeight(each, weightOf[list])) ?? upright[0]
    return first ? faceOf(family, first, { range: weights[list], characters }) : ''
  })
  return (await Promise.all(faces)).join('\n')
}

interface Cut {
  /** Of weights. */
  readonly range: { readonly min: number; readonly max: number }
  readonly characters: string
}

async function faceOf(
  family: string,
  { file, weights: all }: FontData['files'][number],
  { range, characters }: Cut,
): Promise<string> {
  const [least = 0, most = least] = all
  const min = Math.max(range.min, least)
  const max = Math.min(range.max, most)
  const isVariable = least < most && min <= max
  const axis = min === max ? min : { min, max }
  const wanted = [...new Set(latin + characters)].toSorted().join('')
  // Without ligatures and other forms of the same letters, which take a tenth.
  const cut = { noLayoutClosure: true, ...(isVariable && { variationAxes: { wght: axis } }) }
  const whole = readFileSync(file)
  const font = await subset(whole, wanted, { targetFormat: 'woff2', ...cut })
  const codes = await codesIn(await subset(whole, wanted, { targetFormat: 'sfnt' }))
  const values = {
    'font-family': JSON.stringify(family),
    src: `url(data:font/woff2;base64,${Buffer.from(font).toString('base64')})`,
    'font-weight': isVariable ? [...new Set([min, max])].join(' ') : all.join(' '),
    'unicode-range': rangesOf(codes),
  }
  return `@font-face{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}

/** The code points that a font has. */
async function codesIn(font: Uint8Array): Promise<readonly number[]> {
  const { Blob, Face } = await import('harfbuzzjs')
  return [...new Face(new Blob(font)).collectUnicodes()].toSorted((one, other) => one - other)
}

/** Code points as a style sheet writes them. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const code of codes) {
    const latest = ranges.at(-1)
    if (latest && latest[1] === code - 1) latest[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => [...new Set([first, last])].map((code) => code.toString(16)).join('-'))
    .map((range) => `U+${range}`)
    .join()
}
