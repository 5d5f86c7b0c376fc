import { join } from 'node:path'
import { expect, test } from 'vitest'
import { damagedBeside } from '#api/index.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'

test.for(['data', 'data [1]', 'data {a,b}', 'data*'])(
  'finds the damaged files of a store in the folder %s',
  (name) => {
    const folder = join(
      temporaryFolder({
        [`${name}/leads.db`]: '',
        [`${name}/leads.db.damaged-1`]: '',
        [`${name}/leads.db.damaged-1-wal`]: '',
        [`${name}/leads.db.restored`]: '',
        [`${name}/other.db.damaged-1`]: '',
      }),
      name,
    )

    expect(damagedBeside(join(folder, 'leads.db'))).toEqual([join(folder, 'leads.db.damaged-1')])
    expect(damagedBeside(join(folder, 'none/leads.db'))).toEqual([])
  },
)
