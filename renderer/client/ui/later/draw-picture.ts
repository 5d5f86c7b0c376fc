interface Size {
  readonly width: number
  readonly height: number
}

/** A picture of a size in pixels, as a PNG. Throws where the browser draws none. */
export async function drawPicture(
  { width, height }: Size,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  draw(pen)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))))
  })
}
