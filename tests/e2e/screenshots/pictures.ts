import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { withServer } from '../../bench/built-server.ts'
import { findChromium } from '../../support/chromium.ts'
import { projectRoot } from '../../support/project-root.ts'
import { takeScreenshots } from './take-screenshots.ts'

/** Takes the two pictures of the README: the home page on a wide screen beside a phone, per language and theme. */
const height = 720
const gap = 40
const widths = [1280, 390]
const pictures = [
  { file: 'english-light.webp', route: '/', colorScheme: 'light' },
  { file: 'dutch-dark.webp', route: '/nl', colorScheme: 'dark' },
] as const

const folder = mkdtempSync(join(tmpdir(), 'diptych-pictures-'))
try {
  await withServer(async (siteUrl) => {
    for (const { file, route, colorScheme } of pictures) {
      const shots = await takeScreenshots({
        siteUrl,
        routes: [route],
        views: widths.map((width) => ({ name: `${width}`, width, height, colorScheme })),
        folder,
        executablePath: await findChromium(),
      })
      const width = widths.reduce((sum, each) => sum + gap + each, -gap)
      await sharp({ create: { width, height, channels: 4, background: 'transparent' } })
        .composite(
          shots.map((shot, place) => ({
            input: join(folder, shot.file),
            left: place === 0 ? 0 : width - shot.view.width,
            top: 0,
          })),
        )
        .webp({ quality: 72, effort: 6 })
        .toFile(join(projectRoot, '.github', file))
    }
  })
} finally {
  rmSync(folder, { recursive: true })
}
