import { expect, test } from 'vitest'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import { paint } from '#renderer/site/images/paint.ts'
import { pixelsOf } from '#renderer/site/images/png.ts'
import { ownProject } from '../../../support/project.ts'

const { tiles, light } = readBrandArt(ownProject)

/** Walls of cards are drawn without clips, which sprites have. */
test.for(Object.entries(tiles))('the tile %s stays in its square', ([, content]) => {
  const { colors } = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 160 160"><path fill="#fff" d="M-32 -32h160v160h-160z"/>${paint(content, light)}</svg>`,
    160,
  )
  const outside = colors.filter((color, at) => {
    const [x, y] = [at % 160, Math.floor(at / 160)]
    return color !== 0xffffff && (Math.min(x, y) < 32 || Math.max(x, y) >= 128)
  })
  expect(outside).toHaveLength(0)
})
