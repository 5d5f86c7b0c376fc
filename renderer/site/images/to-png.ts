import sharp from 'sharp'

/** Flat drawings need few colours, no noise between them, and little search for either. */
const flat = { palette: true, quality: 80, effort: 1, dither: 0, compressionLevel: 9 }

/** A drawing as PNG, so many pixels wide. It holds no text, so what fonts a computer has changes nothing. */
export const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width).removeAlpha().png(flat).toBuffer()
