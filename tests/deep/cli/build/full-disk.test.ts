import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { publishedFiles, publishFiles } from '../../../cli/build/publish-files.ts'
import { disks, smallDisk } from '../../../support/small-disk.ts'

test.skipIf(disks.name in inject('missing'))(
  'a build that fills the disk leaves the site as it was, and room for the next one',
  async () => {
    const { folder: disk } = smallDisk()
    const out = join(disk, 'site')
    const tooMuch = 'x'.repeat(1024 * 1024)
    const parts = Array.from({ length: 200 }, (_, index) => [`${index}.html`, tooMuch] as const)
    await expect(publishFiles(out, parts)).rejects.toThrow('ENOSPC')
    expect(readdirSync(disk)).toEqual([])

    await publishFiles(out, [['index.html', 'old']])
    await expect(publishFiles(out, parts)).rejects.toThrow('ENOSPC')
    expect(publishedFiles(out)).toEqual({ 'index.html': 'old' })
    expect(readdirSync(out)).toHaveLength(3)
    await publishFiles(out, [['index.html', 'new']])
    expect(publishedFiles(out)).toEqual({ 'index.html': 'new' })
  },
)
