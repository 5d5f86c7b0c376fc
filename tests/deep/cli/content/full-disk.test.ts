import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { diptych, projectWith } from '../../../cli/diptych.ts'
import { edit } from '../../../generator/edit.ts'
import { disks, smallDisk } from '../../../support/small-disk.ts'

const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')

/** Validates with the records of the groups alone. */
function validate(cwd: string) {
  rmSync(join(cwd, '.generated/findings-en.json'), { force: true })
  return diptych(['validate', '--format', 'concise'], { cwd, engine: cwd })
}

test.skipIf(disks.name in inject('missing'))(
  'a check whose records fill the disk works, and leaves none that is half written',
  async () => {
    const cwd = projectWith(wrong)
    const { folder, fill, free } = smallDisk()
    symlinkSync(folder, join(cwd, '.generated'))
    fill(64 * 1024)
    const first = await validate(cwd)
    expect(first.stdout).toContain('kay')
    expect(await validate(cwd)).toEqual(first)
    expect(readdirSync(join(cwd, '.generated')).filter((file) => file.endsWith('.new'))).toEqual([])
    free()
    expect(await validate(cwd)).toEqual(first)
  },
)
