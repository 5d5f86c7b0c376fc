import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { publishedFiles, publishFiles } from '../build/publish-files.ts'
import { diptych } from '../diptych.ts'

test('servers get the build before again, and a second time the newer one', async () => {
  const cwd = temporaryFolder()
  const out = join(cwd, 'site')
  const rollback = () => diptych(['rollback', '--out', 'site'], { cwd })
  expect(await rollback()).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no built site'),
  })
  await publishFiles(out, [['index.html', 'one']])
  expect(await rollback()).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^"site" holds one build only\. .*\n$/),
  })
  await publishFiles(out, [['index.html', 'two']])
  for (const version of ['one', 'two']) {
    expect(await rollback()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^site serves the build of \d{4}-.*Z again\.\n$/),
    })
    expect(publishedFiles(out)).toEqual({ 'index.html': version })
  }
})
